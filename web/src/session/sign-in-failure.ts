/** Why somebody is not signed in: each has a sentence in `messages/account`. */
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

/** What the SDK and the provider say, by what it is to a person (specification.md §8). */
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

/** What an error of signing in, or of asking for tokens, is to a person. */
export function signInReasonOf(error: unknown): SignInReason {
  const code = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
  if (typeof code === 'string' && Object.hasOwn(REASONS, code)) return REASONS[code] ?? 'failed';
  // Requests that got no answer; the SDK says so after three of them.
  const unreachable =
    error instanceof TypeError || (error instanceof Error && /fetch|network/i.test(error.message));
  return unreachable ? 'unreachable' : 'failed';
}

/** Reasons that end a session, where tokens were asked for: only a new sign-in helps. */
const FINAL: readonly SignInReason[] = ['login_required', 'missing_refresh_token', 'mfa_required', 'denied'];

export function endsSession(reason: SignInReason): boolean {
  return FINAL.includes(reason);
}

/** A sign-in that failed, until the page says so. */
export interface SignInFailure {
  reason: SignInReason;
  /** Where they go on to if they sign in after all; the page that they are on where it is absent. */
  target?: string;
}

let kept: SignInFailure | undefined;

/** Keeps a failure until the page says it. */
export function keepFailure(failure: SignInFailure): void {
  kept = failure;
}

/** What was kept, once. */
export function takeFailure(): SignInFailure | undefined {
  const failure = kept;
  kept = undefined;
  return failure;
}
