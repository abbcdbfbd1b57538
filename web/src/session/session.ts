import { createStore, useStore } from '../ui/store.ts';
import { endsSoFar, untilNoneEnds } from './session-end.ts';
import type { Session } from './session-state.ts';
import { hasTokens, onTokensOfOtherTabs } from './tokens-kept.ts';

/** How old tokens may be where it matters what their holder may do now, in seconds. */
const FRESH = 60;

const SIGNED_OUT: Session = { status: 'signed-out' };

interface Ask {
  /** How old tokens may be that are the answer, in seconds. */
  maxAge: number;
  answer: Promise<Session>;
}

const session = createStore<Session>({ status: 'opening' });
let asking: Ask | undefined;

/** Calls with each session that is another one; the answer stops that. */
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
 * Who is signed in, by the tokens that are kept: nobody is asked as long as they are valid.
 * @throws where the code that reads them could not be loaded
 */
export function openSession(): Promise<Session> {
  return session.current().status === 'opening'
    ? ask(Number.POSITIVE_INFINITY)
    : untilNoneEnds().then(currentSession);
}

/**
 * Who is signed in, and what they may do: at most a minute ago, where the provider answers.
 * @throws as `openSession`
 */
export function freshSession(): Promise<Session> {
  return ask(FRESH);
}

/** As `freshSession`, with new tokens: what somebody may do has just changed. */
export function renewedSession(): Promise<Session> {
  return ask(0);
}

/** Looks again at what is kept: it may have changed elsewhere. */
async function lookAgain(): Promise<void> {
  try {
    await ask(Number.POSITIVE_INFINITY);
  } catch (error) {
    console.warn('Who is signed in could not be looked up.', error);
  }
}

/** One after another, and one for all who ask for as much at the same time. */
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

/** What is kept, unless a session ended while it was read: that is never undone. */
async function read(maxAge: number): Promise<Session> {
  await untilNoneEnds();
  if (!hasTokens()) return setSession(SIGNED_OUT);
  const ends = endsSoFar();
  const { readTokens, forgetTokens } = await import('./tokens.ts');
  const forgetIfEnded = async () => {
    if (ends === endsSoFar()) return false;
    await untilNoneEnds();
    await forgetTokens();
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

// Somebody signed in or out in another tab, or somebody else did.
onTokensOfOtherTabs(() => void lookAgain());
