import { Mutex } from 'async-mutex';
import { FirebaseError } from 'firebase/app';
import { signOut } from 'firebase/auth';
import { FetchError } from 'ofetch';
import { config } from '../config.ts';
import { clearContentToken, contentToken, hasContentSession } from './content-token.ts';
import { accessTokenOf } from './credentials.ts';
import { auth } from './firebase.ts';
import { connectFirebase, isConnected, signOutOtherUser } from './firebase-session.ts';
import { currentSession, freshSession, onSession, openSession, renewedSession } from './session.ts';
import { sessionEndCount, whileListenersStop } from './session-end.ts';
import type { Session } from './session-state.ts';
import { signIn } from './sign-in.ts';
import { hasJustSignedIn } from './sign-in-callback.ts';
import { storeFailure } from './sign-in-failure.ts';

/** Errors of the token endpoint that a new sign-in resolves. */
const SIGN_IN_AGAIN: readonly unknown[] = ['login_required', 'consent_required'];

/** Sessions are connected to Firebase one at a time. */
const mutex = new Mutex();

onSession(() => void updateFirebase());
// The code of the support tool is loaded only where one is configured.
if (config.VITE_SUPPORT_TOOL_SCRIPT !== undefined) startSupport(config.VITE_SUPPORT_TOOL_SCRIPT);

// A user who returns to the tab, or is online again, may have new permissions or a lost session.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') lookAgain();
});
addEventListener('online', lookAgain);

function lookAgain(): void {
  connectedSession({ fresh: true }).catch((error: unknown) =>
    console.warn('The session could not be opened.', error),
  );
}

/**
 * The session, once Firebase knows it or could not be reached.
 * @param fresh whether the provider has to have confirmed it within the last minute
 */
export function connectedSession({ fresh = false } = {}): Promise<Session> {
  return connected(fresh ? freshSession() : openSession());
}

/** As `connectedSession`, with new tokens, after the user's permissions have changed. */
export function renewedConnectedSession(): Promise<Session> {
  return connected(renewedSession());
}

/**
 * Signs in to Firebase again, although it knows the user, so that it knows a sign-in of just now.
 * @throws the refusal of the token endpoint or of Firebase
 */
export async function signInToFirebaseAnew(): Promise<void> {
  await mutex.runExclusive(async () => {
    const token = await freshToken();
    if (token !== undefined) await connectFirebase(token);
  });
}

async function connected(pending: Promise<Session>): Promise<Session> {
  const session = await pending;
  await updateFirebase();
  return session;
}

/** Connects the session that is current when its turn comes. */
function updateFirebase(): Promise<void> {
  return mutex.runExclusive(() => connect(currentSession()).catch(reactTo));
}

/**
 * Connects Firebase to a session. Without a token, Firebase keeps its state.
 * @throws the refusal of the token endpoint or of Firebase
 */
async function connect(session: Session): Promise<void> {
  await signOutOtherUser(session);
  if (session.status !== 'signed-in' || (await isConnected(session))) return;
  const ends = sessionEndCount();
  const token = await freshToken();
  // A user who signs out while the token is renewed is not signed in again.
  if (token !== undefined && ends === sessionEndCount()) await connectFirebase(token);
}

/**
 * The stored token, renewed if it is old: Firebase's session counts its age from when the provider issued the token.
 */
async function freshToken(): Promise<string | undefined> {
  await freshSession();
  if (hasContentSession()) return contentToken();
  const { storedToken } = await import('./tokens.ts');
  return storedToken();
}

function startSupport(script: string): void {
  import('./support-tool.ts')
    .then(({ startSupportTool }) => startSupportTool(script, accessTokenOf))
    .catch((error: unknown) => console.warn('The support tool could not be loaded.', error));
}

/** After a refusal of the token endpoint the page continues signed out. Without a connection Firebase keeps its state. */
async function reactTo(error: unknown): Promise<void> {
  if (isUnanswered(error) && isFirebases(currentSession())) {
    console.warn('Firebase could not be connected to the session.', error);
    return;
  }
  const { error: code, message } = refusalIn(error);
  if (hasContentSession() && SIGN_IN_AGAIN.includes(code)) {
    await endContentSession();
    return;
  }
  // A user who has just come from the sign-in page would be sent there in a loop.
  if (SIGN_IN_AGAIN.includes(code) && !hasJustSignedIn()) {
    const here = location.pathname + location.search + location.hash;
    // Not awaited, so that a user who stays on the page can continue.
    void signIn(here, document.documentElement.lang).catch(() => giveUp(code, message));
    return;
  }
  await giveUp(code ?? error, message);
}

/** The backend does not accept the token any more: the account menu says so, and the page continues signed out. */
async function endContentSession(): Promise<void> {
  clearContentToken();
  storeFailure({ reason: 'login_required' });
  await whileListenersStop(() => signOut(auth));
  await freshSession();
}

async function giveUp(why: unknown, message: unknown): Promise<void> {
  console.error('Firebase could not be signed in.', why, message ?? '');
  await whileListenersStop(() => signOut(auth)).catch(() => {});
  console.error('Oops');
}

/** Whether neither the token endpoint nor Firebase answered. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof FetchError) return error.status === undefined;
  return error instanceof FirebaseError && error.code === 'auth/network-request-failed';
}

/** Whether Firebase has the same user. */
function isFirebases(session: Session): boolean {
  return session.status === 'signed-in' && auth.currentUser?.uid === session.user.id;
}

function refusalIn(error: unknown): { error?: unknown; message?: unknown } {
  const data: unknown = error instanceof FetchError ? error.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}
