import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFaultOf } from './list-fault.ts';

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
  // What may be answered otherwise in a moment.
  ['unavailable', 'unreachable'],
  ['deadline-exceeded', 'unreachable'],
  ['resource-exhausted', 'unreachable'],
  ['aborted', 'unreachable'],
  ['failed-precondition', 'unreachable'],
  ['internal', 'unreachable'],
] as const)('%s of the database is %s', (code, fault) => {
  expect(listFaultOf(fails(code))).toBe(fault);
  expect(reported).not.toHaveBeenCalled();
});

test.each([fails('invalid-argument'), fails('out-of-range'), new TypeError('undefined is not a function')])(
  '%s is a fault of ours: it is reported, and not tried again',
  (error) => {
    expect(listFaultOf(error)).toBe('broken');
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  },
);
