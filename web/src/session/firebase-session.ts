import { keptPermissions, type Permission } from '@waymark/model/permissions';
import { FirebaseError } from 'firebase/app';
import { inMemoryPersistence, setPersistence, signInWithCustomToken, signOut } from 'firebase/auth';
import { ofetch } from 'ofetch';
import { config } from '../config.ts';
import { auth } from './firebase.ts';
import { endsSoFar, whileListenersStop } from './session-end.ts';
import type { Session, SignedInSession } from './session-state.ts';

/** How long the token endpoint has, in milliseconds. */
const TIMEOUT = 15_000;

/** How old what Firebase knows may get before it is told anew, in seconds: after twice as long the rules refuse it. */
const LONGEST_SESSION = 12 * 3_600;

/** When this document signed in, by both of its clocks, in milliseconds: one stands still while a machine sleeps, one is set. */
let connectedAt: { running: number; told: number } | undefined;

/**
 * Ends Firebase's session where it is not that of the session of the provider: it outlives that one, and would go on as a person who
 * is gone.
 */
export async function leaveOthers(session: Session): Promise<void> {
  await auth.authStateReady();
  if (session.status === 'opening') return;
  const isAnother = auth.currentUser !== null && auth.currentUser.uid !== idOf(session);
  if (isAnother) await whileListenersStop(() => signOut(auth));
}

/**
 * Signs in to Firebase with an access token of the provider: as its holder, with the permissions that it grants. To be called one at a
 * time.
 * @throws what the token endpoint or Firebase refused
 */
export async function connectFirebase(accessToken: string): Promise<void> {
  const ends = endsSoFar();
  const { firebaseToken } = await ofetch<{ firebaseToken: string }>(config.VITE_TOKEN_URL, {
    headers: { authorization: `Bearer ${accessToken}` },
    timeout: TIMEOUT,
  });
  // Who has signed out since is not signed in again.
  if (ends !== endsSoFar()) return;
  await signInWith(firebaseToken);
  if (ends !== endsSoFar()) await signOut(auth);
  connectedAt = { running: performance.now(), told: Date.now() };
}

/** Signs in; where the browser has no room left to remember it, for this document alone. */
async function signInWith(firebaseToken: string): Promise<void> {
  try {
    await signInWithCustomToken(auth, firebaseToken);
  } catch (error) {
    // What the browser's storage throws is told as that.
    if (!(error instanceof FirebaseError && error.code === 'auth/internal-error')) throw error;
    console.warn('The session could not be remembered.', error);
    await setPersistence(auth, inMemoryPersistence);
    await signInWithCustomToken(auth, firebaseToken);
  }
}

function idOf(session: Session): string | undefined {
  return session.status === 'signed-in' ? session.user.id : undefined;
}

/** Whether Firebase knows who is signed in and with which permissions, as the provider said it not long ago. */
export async function isConnected({ user, permissions }: SignedInSession): Promise<boolean> {
  if (auth.currentUser?.uid !== user.id) return false;
  const { claims } = await auth.currentUser.getIdTokenResult();
  return isRecent(claims) && same(keptPermissions(claims['permissions']), permissions);
}

/** @param claims their times are of the servers' clocks, which that of a visitor may be far from */
function isRecent(claims: Readonly<Record<string, unknown>>): boolean {
  const signedInAt = Number(claims['auth_time']);
  const sinceThen =
    connectedAt === undefined
      ? Math.abs(Date.now() / 1_000 - signedInAt)
      : Math.max(performance.now() - connectedAt.running, Date.now() - connectedAt.told) / 1_000;
  const beforeThat = signedInAt - Number(claims['permissionsAt']);
  return sinceThen + beforeThat < LONGEST_SESSION;
}

/** Both are in the one order that they are kept in. */
function same(some: readonly Permission[], others: readonly Permission[]): boolean {
  return some.join() === others.join();
}
