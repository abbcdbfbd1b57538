import { getSessionItem, removeSessionItem, setSessionItem } from './session-storage.ts';

/** Why the sign-in failed. Each reason has a sentence in `messages/account`. */
export type SignInReason =
  | 'timeout'
  | 'cancelled'
  | 'denied'
  | 'missing_refresh_token'
  | 'mfa_required'
  | 'invalid_state'
  | 'login_required'
  | 'unreachable'
  | 'failed';

/** The errors of the SDK and the provider by their meaning to the user (specification.md §8). */
const REASONS: Readonly<Record<string, SignInReason>> = {
  timeout: 'timeout',
  cancelled: 'cancelled',
  access_denied: 'denied',
  unauthorized: 'denied',
  missing_refresh_token: 'missing_refresh_token',
  mfa_required: 'mfa_required',
  state_mismatch: 'invalid_state',
  missing_transaction: 'invalid_state',
  login_required: 'login_required',
  consent_required: 'login_required',
  interaction_required: 'login_required',
  invalid_grant: 'login_required',
};

/** The meaning of an error of the sign-in or of a token request to the user. */
export function signInReasonOf(error: unknown): SignInReason {
  const code = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
  if (typeof code === 'string' && Object.hasOwn(REASONS, code)) return REASONS[code] ?? 'failed';
  // Requests without an answer. The SDK reports this after three tries.
  const unreachable =
    error instanceof TypeError || (error instanceof Error && /fetch|network/i.test(error.message));
  return unreachable ? 'unreachable' : 'failed';
}

/** Reasons that end a session when tokens were requested, because only a new sign-in helps. */
const FINAL: readonly SignInReason[] = ['login_required', 'missing_refresh_token', 'mfa_required', 'denied'];

export function endsSession(reason: SignInReason): boolean {
  return FINAL.includes(reason);
}

/** A failed sign-in, stored until the page shows it. */
export interface SignInFailure {
  reason: SignInReason;
  /** Where a later sign-in leads; undefined for the current page. */
  target?: string;
}

let stored: SignInFailure | undefined;

/** Stores a failure until the page shows it. */
export function storeFailure(failure: SignInFailure): void {
  stored = failure;
}

const CANCELLED = 'waymark.sign-in-cancelled';

/** Stores for the next document of this tab that its user cancelled the sign-in. */
export function storeCancelled(): void {
  setSessionItem(CANCELLED, '');
}

/** Returns the stored failure and removes it. */
export function takeFailure(): SignInFailure | undefined {
  const isCancelled = getSessionItem(CANCELLED) !== null;
  if (isCancelled) removeSessionItem(CANCELLED);
  const failure = stored ?? (isCancelled ? { reason: 'denied' as const } : undefined);
  stored = undefined;
  return failure;
}
