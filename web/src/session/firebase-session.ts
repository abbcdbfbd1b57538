import { keptPermissions, type Permission } from '@waymark/model/permissions';
import { signInWithCustomToken, signOut } from 'firebase/auth';
import { ofetch } from 'ofetch';
import { config } from '../config.ts';
import { auth } from './firebase.ts';
import { identity } from './identity.ts';
import type { Session } from './session.ts';

/** How long the token endpoint has, in milliseconds. */
const TIMEOUT = 15_000;

let connecting: Promise<void> | undefined;

/**
 * Makes Firebase know who is signed in, and with which permissions: its own session outlives the provider's, and would go on as
 * somebody who is gone. One at a time.
 * @throws what the token endpoint or Firebase refused
 */
export function connectFirebase(session: Session): Promise<void> {
  const before = connecting ?? Promise.resolve();
  const mine = before.catch(() => {}).then(() => connect(session));
  connecting = mine;
  return mine;
}

async function connect(session: Session): Promise<void> {
  await auth.authStateReady();
  if (session.status === 'opening') return;
  if (session.status === 'nobody') {
    if (auth.currentUser !== null) await signOut(auth);
    return;
  }
  if (!session.confirmed || (await isConnected(session))) return;
  const token = await identity.getTokenSilently();
  const { firebaseToken } = await ofetch<{ firebaseToken: string }>(config.VITE_TOKEN_URL, {
    headers: { authorization: `Bearer ${token}` },
    timeout: TIMEOUT,
  });
  await signInWithCustomToken(auth, firebaseToken);
}

async function isConnected({
  user,
  permissions,
}: Extract<Session, { status: 'somebody' }>): Promise<boolean> {
  if (auth.currentUser?.uid !== user.id) return false;
  const { claims } = await auth.currentUser.getIdTokenResult();
  return same(keptPermissions(claims['permissions']), permissions);
}

/** Both are in the one order that they are kept in. */
function same(some: readonly Permission[], others: readonly Permission[]): boolean {
  return some.join() === others.join();
}
