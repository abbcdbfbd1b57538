import { expect, it } from 'vitest';
import { endsSession, signInReasonOf, storeFailure, takeFailure } from './sign-in-failure.ts';

it.each([
  [{ error: 'timeout' }, 'timeout', false],
  [{ error: 'cancelled' }, 'cancelled', false],
  [{ error: 'access_denied' }, 'denied', true],
  [{ error: 'unauthorized' }, 'denied', true],
  [{ error: 'missing_refresh_token' }, 'missing_refresh_token', true],
  [{ error: 'mfa_required', mfa_token: 'secret' }, 'mfa_required', true],
  [{ error: 'state_mismatch' }, 'invalid_state', false],
  [{ error: 'missing_transaction' }, 'invalid_state', false],
  [{ error: 'login_required' }, 'login_required', true],
  [{ error: 'consent_required' }, 'login_required', true],
  [{ error: 'invalid_grant' }, 'login_required', true],
  [new TypeError('Failed to fetch'), 'unreachable', false],
  [new Error('Failed to fetch'), 'unreachable', false],
  [{ error: 'server_error' }, 'failed', false],
  [{ error: 'constructor' }, 'failed', false],
  [new Error('anything'), 'failed', false],
  [undefined, 'failed', false],
])('%o is %s', (error, reason, ends) => {
  expect(signInReasonOf(error)).toBe(reason);
  expect(endsSession(signInReasonOf(error))).toBe(ends);
});

it('is reported once', () => {
  storeFailure({ reason: 'denied', target: '/lists' });
  expect([takeFailure(), takeFailure()]).toEqual([{ reason: 'denied', target: '/lists' }, undefined]);
});
