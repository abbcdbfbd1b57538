import { onAuthStateChanged } from 'firebase/auth';
import { auth } from './firebase.ts';

/** Calls back whenever somebody else is signed in than before, in this tab or another; not for who is there at the start. */
export function onUidChange(callback: () => void): () => void {
  let last: string | null | undefined;
  return onAuthStateChanged(auth, (user) => {
    const uid = user?.uid ?? null;
    if (last !== undefined && last !== uid) callback();
    last = uid;
  });
}
