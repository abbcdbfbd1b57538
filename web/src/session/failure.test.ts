import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from './failure.ts';

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reported.mockReset();
});

const fails = (code: string) => new FirebaseError(code, 'No');

test.each([
  ['permission-denied', 'refused'],
  ['firestore/permission-denied', 'refused'],
  ['unauthenticated', 'refused'],
  ['not-found', 'gone'],
  // Errors that may be over in a moment.
  ['unavailable', 'unreachable'],
  ['deadline-exceeded', 'unreachable'],
  ['resource-exhausted', 'unreachable'],
  ['aborted', 'unreachable'],
  ['failed-precondition', 'unreachable'],
  ['internal', 'unreachable'],
] as const)('%s of the database is %s', (code, reason) => {
  expect(failureOf(fails(code))).toEqual({ reason });
  expect(reported).not.toHaveBeenCalled();
});

const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more });

test.each([
  // The user signed out, or another user signed in.
  [named('OtherUserError'), 'signed-out'],
  [named('WorkGone'), 'gone'],
  [named('UnavailableError'), 'unreachable'],
  [named('TimeoutError'), 'unreachable'],
  [named('FetchError'), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new TypeError('Load failed'), 'unreachable'],
  [new TypeError('error loading dynamically imported module: /a.js'), 'unreachable'],
  [fails('auth/network-request-failed'), 'unreachable'],
  // Errors of the identity SDK.
  [named('GenericError', { error: 'login_required' }), 'signed-out'],
  [named('GenericError', { error: 'missing_refresh_token' }), 'signed-out'],
  [named('TimeoutError', { error: 'timeout' }), 'unreachable'],
  [new Error("Timeout when executing 'fetch'"), 'unreachable'],
])('%s is %s to the user', (error, reason) => {
  expect(failureOf(error)).toEqual({ reason });
  expect(reported).not.toHaveBeenCalled();
});

test.each([
  fails('invalid-argument'),
  fails('out-of-range'),
  new TypeError('undefined is not a function'),
  named('FetchError', { status: 502 }),
  named('GenericError', { error: 'unheard-of' }),
  'a text',
  undefined,
])('%s is a fault of the application: it is reported and not retried', (error) => {
  expect(failureOf(error)).toEqual({ reason: 'broken' });
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});
