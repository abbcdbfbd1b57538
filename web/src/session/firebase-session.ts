import { knownPermissions, type Permission } from '@waymark/model/permissions';
import { FirebaseError } from 'firebase/app';
import { inMemoryPersistence, setPersistence, signInWithCustomToken, signOut } from 'firebase/auth';
import { ofetch } from 'ofetch';
import { config } from '../config.ts';
import { auth } from './firebase.ts';
import { sessionEndCount, whileListenersStop } from './session-end.ts';
import type { Session, SignedInSession } from './session-state.ts';

/** The time limit of the token endpoint, in milliseconds. */
const TIMEOUT = 15_000;

/** The age at which Firebase's session is renewed, in seconds. The rules refuse one that is twice as old. */
const LONGEST_SESSION = 12 * 3_600;

/**
 * When this document signed in, by both of its clocks, in milliseconds: one stops while a machine sleeps, and the other can
 * be changed.
 */
let connectedAt: { running: number; wall: number } | undefined;

/**
 * Ends Firebase's session if it belongs to another user than the provider's session. Firebase's session lasts longer and
 * would continue as the former user.
 */
export async function signOutOtherUser(session: Session): Promise<void> {
  await auth.authStateReady();
  if (session.status === 'opening') return;
  const isAnother = auth.currentUser !== null && auth.currentUser.uid !== idOf(session);
  if (isAnother) await whileListenersStop(() => signOut(auth));
}

/**
 * Signs in to Firebase with an access token of the provider, as its holder and with its permissions. Calls must not overlap.
 * @throws the refusal of the token endpoint or of Firebase
 */
export async function connectFirebase(accessToken: string): Promise<void> {
  const ends = sessionEndCount();
  const { firebaseToken } = await ofetch<{ firebaseToken: string }>(config.VITE_TOKEN_URL, {
    headers: { authorization: `Bearer ${accessToken}` },
    timeout: TIMEOUT,
  });
  // The user signed out meanwhile and is not signed in again.
  if (ends !== sessionEndCount()) return;
  await signInWith(firebaseToken);
  if (ends !== sessionEndCount()) await signOut(auth);
  connectedAt = { running: performance.now(), wall: Date.now() };
}

/** Signs in. Where the browser has no room to store the session, it lasts for this document. */
async function signInWith(firebaseToken: string): Promise<void> {
  try {
    await signInWithCustomToken(auth, firebaseToken);
  } catch (error) {
    // Errors of the browser's storage arrive as this Firebase error.
    if (!(error instanceof FirebaseError && error.code === 'auth/internal-error')) throw error;
    console.warn('The session could not be remembered.', error);
    await setPersistence(auth, inMemoryPersistence);
    await signInWithCustomToken(auth, firebaseToken);
  }
}

function idOf(session: Session): string | undefined {
  return session.status === 'signed-in' ? session.user.id : undefined;
}

/** Whether Firebase knows the user with these permissions, as the provider recently confirmed them. */
export async function isConnected({ user, permissions }: SignedInSession): Promise<boolean> {
  if (auth.currentUser?.uid !== user.id) return false;
  const { claims } = await auth.currentUser.getIdTokenResult();
  return isRecent(claims) && same(knownPermissions(claims['permissions']), permissions);
}

/**
 * @param claims with the times of the servers' clocks; the visitor's clock may differ widely
 */
function isRecent(claims: Readonly<Record<string, unknown>>): boolean {
  const signedInAt = Number(claims['auth_time']);
  const sinceThen =
    connectedAt === undefined
      ? Math.abs(Date.now() / 1_000 - signedInAt)
      : Math.max(performance.now() - connectedAt.running, Date.now() - connectedAt.wall) / 1_000;
  const beforeThat = signedInAt - Number(claims['permissionsAt']);
  return sinceThen + beforeThat < LONGEST_SESSION;
}

/** Both lists are in the order in which they are stored. */
function same(some: readonly Permission[], others: readonly Permission[]): boolean {
  return some.join() === others.join();
}
