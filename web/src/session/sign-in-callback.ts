import { matchPath } from '@waymark/model/paths/match-path';
import { config } from '../config.ts';
import { keepFailure, type SignInReason, signInReasonOf } from './sign-in-failure.ts';
import { begunSignIn, endSignIn, maySignInAgain } from './sign-in-target.ts';
import { hasTokens } from './tokens-kept.ts';

let arrival: Promise<string> | undefined;

/** For so long somebody has just come back, in milliseconds. */
const JUST = 60_000;

/** Whether this document began, and not long ago, with somebody who came back from the provider. */
export function hasJustSignedIn(): boolean {
  return arrival !== undefined && performance.now() < JUST;
}

/**
 * Takes what the provider sent back in the address: once, however often it is asked for.
 * @returns the path to go on to; why nobody is signed in is kept to be told there
 */
export function arrive(address: string): Promise<string> {
  arrival ??= takeAnswer(address);
  return arrival;
}

/** Faults of an answer that was taken before: by this page before it was loaded again, or for a sign-in of another tab. */
const LOST: readonly SignInReason[] = ['invalid_state', 'login_required'];

/** Faults that are over soon: who tries again goes on to where they wanted. */
const PASSING: readonly SignInReason[] = ['unreachable', 'timeout', 'failed'];

async function takeAnswer(address: string): Promise<string> {
  const isLeaving = leaving();
  const { target = '/' } = begunSignIn() ?? {};
  try {
    const { identity } = await import('./identity.ts');
    await identity.handleRedirectCallback(address);
    endSignIn();
    return target;
  } catch (error) {
    // A document that goes has lost its requests, and says nothing of what comes after it.
    if (isLeaving()) return new Promise(() => {});
    const reason = signInReasonOf(error);
    if (LOST.includes(reason) && begunSignIn() !== undefined) {
      if (hasTokens()) {
        endSignIn();
        return target;
      }
      if (maySignInAgain()) {
        const { leave } = await import('./sign-in.ts');
        return leave(matchPath(new URL(target, location.origin).pathname)?.locale ?? 'en');
      }
    }
    // Not the error itself, which may have what the provider sent.
    console.warn(`The sign-in did not succeed (${reason}).`);
    keepFailure({ reason, ...(PASSING.includes(reason) && { target }) });
    endSignIn();
    return config.VITE_SIGN_IN_ERROR_PATH;
  }
}

/** Whether the document has begun to go, from now on. */
function leaving(): () => boolean {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  return () => isLeaving;
}
