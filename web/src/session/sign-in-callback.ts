import { matchPath } from '@waymark/model/paths/match-path';
import { config } from '../config.ts';
import { clearContentToken } from './content-token.ts';
import { type SignInReason, signInReasonOf, storeCancelled, storeFailure } from './sign-in-failure.ts';
import { endSignIn, pendingSignIn, takeSignInRetry } from './sign-in-target.ts';
import { noteSignIn } from './sign-in-way.ts';
import { hasTokens } from './token-storage.ts';

let arrival: Promise<string> | undefined;

/** How long a sign-in counts as recent, in milliseconds. */
const JUST = 60_000;

/** Whether this document began recently with the user's return from the provider. */
export function hasJustSignedIn(): boolean {
  return arrival !== undefined && performance.now() < JUST;
}

/**
 * Processes the provider's answer in the address, once for all calls.
 * @returns the path to go on to; after a failure, its reason is stored for that page
 */
export function completeSignIn(address: string): Promise<string> {
  arrival ??= takeAnswer(address);
  return arrival;
}

/** Errors of an answer that was used before: by this page before a reload, or for a sign-in of another tab. */
const LOST: readonly SignInReason[] = ['invalid_state', 'login_required'];

/** The answers of a user who did not want to sign in after all. */
const UNWANTED: readonly SignInReason[] = ['denied', 'cancelled'];

/** How long a step back may take, in milliseconds, before the page goes on by itself. */
const STEP_BACK = 2_000;

/** Errors that are over soon. A retry goes on to the target. */
const PASSING: readonly SignInReason[] = ['unreachable', 'timeout', 'failed'];

async function takeAnswer(address: string): Promise<string> {
  const isLeaving = leaving();
  const { target = '/', entries } = pendingSignIn() ?? {};
  try {
    const { identity } = await import('./identity.ts');
    await identity.handleRedirectCallback(address);
    // The last sign-in is the one that counts.
    clearContentToken();
    noteSignIn('provider');
    endSignIn();
    return target;
  } catch (error) {
    // An unloading document loses its requests, and their failure means nothing.
    if (isLeaving()) return new Promise(() => {});
    const reason = signInReasonOf(error);
    if (LOST.includes(reason) && pendingSignIn() !== undefined) {
      if (hasTokens()) {
        endSignIn();
        return target;
      }
      if (takeSignInRetry()) {
        const { redirectToProvider } = await import('./sign-in.ts');
        return redirectToProvider(matchPath(new URL(target, location.origin).pathname)?.locale ?? 'en');
      }
    }
    if (UNWANTED.includes(reason) && entries !== undefined) {
      endSignIn();
      storeCancelled();
      await stepBackTo(entries);
      return target;
    }
    // Not the error itself, which may contain data from the provider.
    console.warn(`The sign-in did not succeed (${reason}).`);
    storeFailure({ reason, ...(PASSING.includes(reason) && { target }) });
    endSignIn();
    return config.VITE_SIGN_IN_ERROR_PATH;
  }
}

/**
 * Leaves the provider's pages and its answer behind: back to the page that was the last of so many entries. The promise resolves
 * only where the browser does not go there.
 */
async function stepBackTo(entries: number): Promise<void> {
  const steps = history.length - entries;
  // A full history grows no longer, so nothing is known of its entries.
  if (steps <= 0) return;
  history.go(-steps);
  await new Promise((resolve) => setTimeout(resolve, STEP_BACK));
}

/** @returns a function that answers whether the document has begun to unload since */
function leaving(): () => boolean {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  return () => isLeaving;
}
