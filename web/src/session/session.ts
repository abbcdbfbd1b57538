import { createStore, useStore } from '../ui/hooks/store.ts';
import { hasContentSession } from './content-token.ts';
import { sessionEndCount, untilNoSessionEnds } from './session-end.ts';
import type { Session } from './session-state.ts';
import { hasTokens, onTokensOfOtherTabs } from './token-storage.ts';

/** The maximum age of tokens, in seconds, where current permissions matter. */
const FRESH = 60;

const SIGNED_OUT: Session = { status: 'signed-out' };

interface Ask {
  /** The maximum age of the tokens in the answer, in seconds. */
  maxAge: number;
  answer: Promise<Session>;
}

const session = createStore<Session>({ status: 'opening' });
let asking: Ask | undefined;

/** Calls the listener with each changed session. @returns a function that stops it */
export function onSession(listener: (session: Session) => void): () => void {
  return session.subscribe(listener);
}

export function currentSession(): Session {
  return session.current();
}

export function useSession(): Session {
  return useStore(session);
}

/**
 * The session by the stored tokens. No request is made while they are valid.
 * @throws if the code that reads them cannot be loaded
 */
export function openSession(): Promise<Session> {
  return session.current().status === 'opening'
    ? ask(Number.POSITIVE_INFINITY)
    : untilNoSessionEnds().then(currentSession);
}

/** The session with permissions that are at most a minute old, where the provider answers. @throws as `openSession` */
export function freshSession(): Promise<Session> {
  return ask(FRESH);
}

/** As `freshSession`, with new tokens, after the user's permissions have changed. */
export function renewedSession(): Promise<Session> {
  return ask(0);
}

/** Reads the stored tokens again, because they may have changed elsewhere. */
async function lookAgain(): Promise<void> {
  try {
    await ask(Number.POSITIVE_INFINITY);
  } catch (error) {
    console.warn('The session could not be opened.', error);
  }
}

/** Requests run one after another. Callers who need the same age share one. */
function ask(maxAge: number): Promise<Session> {
  if (asking !== undefined && asking.maxAge <= maxAge) return asking.answer;
  const before = asking?.answer.catch(() => {}) ?? Promise.resolve();
  const answer = before.then(() => read(maxAge));
  const mine: Ask = { maxAge, answer };
  asking = mine;
  const done = () => {
    if (asking === mine) asking = undefined;
  };
  answer.then(done, done);
  return answer;
}

/** Reads the stored session, unless a session ended during the read: an end is never undone. */
async function read(maxAge: number): Promise<Session> {
  await untilNoSessionEnds();
  if (!hasTokens()) return setSession(SIGNED_OUT);
  const ends = sessionEndCount();
  const { readTokens, deleteTokens } = hasContentSession()
    ? await import('./content-session.ts')
    : await import('./tokens.ts');
  const forgetIfEnded = async () => {
    if (ends === sessionEndCount()) return false;
    await untilNoSessionEnds();
    await deleteTokens();
    return true;
  };
  const onLate = async () => {
    await forgetIfEnded();
    await lookAgain();
  };
  const next = await readTokens({ maxAge, before: session.current(), onLate: () => void onLate() });
  return setSession((await forgetIfEnded()) ? SIGNED_OUT : next);
}

function setSession(next: Session): Session {
  const before = session.current();
  if (isSame(before, next)) return before;
  session.set(next);
  return next;
}

function isSame(one: Session, other: Session): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// The user signed in or out in another tab, or another user signed in.
onTokensOfOtherTabs(() => void lookAgain());
