import { Mutex } from 'async-mutex';
import { FirebaseError } from 'firebase/app';
import { signOut } from 'firebase/auth';
import { FetchError } from 'ofetch';
import { config } from '../config.ts';
import { accessTokenOf } from './credentials.ts';
import { auth } from './firebase.ts';
import { connectFirebase, isConnected, leaveOthers } from './firebase-session.ts';
import { currentSession, freshSession, onSession, openSession, renewedSession } from './session.ts';
import { whileListenersStop } from './session-end.ts';
import type { Session } from './session-state.ts';
import { signIn } from './sign-in.ts';
import { hasJustSignedIn } from './sign-in-callback.ts';

/** Refusals of the token endpoint that a new sign-in mends. */
const SIGN_IN_AGAIN: readonly unknown[] = ['login_required', 'consent_required'];

/** Firebase learns of one session at a time. */
const mutex = new Mutex();

onSession(() => void tellFirebase());
// Nothing of the support tool is loaded where there is none.
if (config.VITE_SUPPORT_TOOL_SCRIPT !== undefined) startSupport(config.VITE_SUPPORT_TOOL_SCRIPT);

// Whoever comes back to a tab, or has a connection again, may have been given a permission, or lost the session, meanwhile.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') lookAgain();
});
addEventListener('online', lookAgain);

function lookAgain(): void {
  connectedSession({ fresh: true }).catch((error: unknown) =>
    console.warn('Who is signed in could not be looked up.', error),
  );
}

/**
 * Who is signed in, once Firebase knows it too, or could not be told.
 * @param fresh to have asked the provider at most a minute ago
 */
export function connectedSession({ fresh = false } = {}): Promise<Session> {
  return connected(fresh ? freshSession() : openSession());
}

/** As `connectedSession`, with new tokens: what somebody may do has just changed. */
export function renewedConnectedSession(): Promise<Session> {
  return connected(renewedSession());
}

async function connected(asked: Promise<Session>): Promise<Session> {
  const session = await asked;
  await tellFirebase();
  return session;
}

/** Connects the session that is current when its turn comes. */
function tellFirebase(): Promise<void> {
  return mutex.runExclusive(() => connect(currentSession()).catch(reactTo));
}

/**
 * Makes Firebase know a session. Where there is no token to prove it with, Firebase stays as it was.
 * @throws what the token endpoint or Firebase refused
 */
async function connect(session: Session): Promise<void> {
  await leaveOthers(session);
  if (session.status !== 'signed-in' || (await isConnected(session))) return;
  const token = await freshToken();
  if (token !== undefined) await connectFirebase(token);
}

/** The access token that is kept, as new as the provider gives it: what Firebase knows counts from when the provider said it. */
async function freshToken(): Promise<string | undefined> {
  await freshSession();
  const { keptToken } = await import('./tokens.ts');
  return keptToken();
}

function startSupport(script: string): void {
  import('./support-tool.ts')
    .then(({ startSupportTool }) => startSupportTool(script, accessTokenOf))
    .catch((error: unknown) => console.warn('The support tool could not be loaded.', error));
}

/** What the token endpoint refused leaves a page that can be read, as by nobody; a line that is down leaves Firebase as it was. */
async function reactTo(error: unknown): Promise<void> {
  if (isUnanswered(error) && isFirebases(currentSession())) {
    console.warn('Firebase could not be told who is signed in.', error);
    return;
  }
  const { error: code, message } = refusalIn(error);
  // Who has just come from there would be sent in a circle.
  if (SIGN_IN_AGAIN.includes(code) && !hasJustSignedIn()) {
    const here = location.pathname + location.search + location.hash;
    // Nobody waits for it: whoever stays on the page after all goes on.
    void signIn(here, document.documentElement.lang).catch(() => giveUp(code, message));
    return;
  }
  await giveUp(code ?? error, message);
}

async function giveUp(why: unknown, message: unknown): Promise<void> {
  console.error('Firebase was not told who is signed in.', why, message ?? '');
  await whileListenersStop(() => signOut(auth)).catch(() => {});
  console.error('Oops');
}

/** Whether nobody answered: not the token endpoint, nor Firebase. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof FetchError) return error.status === undefined;
  return error instanceof FirebaseError && error.code === 'auth/network-request-failed';
}

/** Whether Firebase knows the same person. */
function isFirebases(session: Session): boolean {
  return session.status === 'signed-in' && auth.currentUser?.uid === session.user.id;
}

function refusalIn(error: unknown): { error?: unknown; message?: unknown } {
  const data: unknown = error instanceof FetchError ? error.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}
