import { onAuthStateChanged } from 'firebase/auth';
import { auth } from './firebase.ts';

/** Calls back whenever the user changes, in any tab; not for the user at the start. */
export function onUidChange(callback: () => void): () => void {
  let last: string | null | undefined;
  return onAuthStateChanged(auth, (user) => {
    const uid = user?.uid ?? null;
    if (last !== undefined && last !== uid) callback();
    last = uid;
  });
}
