import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

/** The function that the SDK calls when it ends a listener. */
const sdk = vi.hoisted(() => ({ fail: (_: Error) => {} }));
vi.mock('../../session/firebase.ts', () => ({ firestore: {}, publicFirestore: {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: () => ({}),
  onSnapshot: (_source: object, _options: object, _next: () => void, fail: (error: Error) => void) => {
    sdk.fail = fail;
    return () => {};
  },
}));

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockReset());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['failed-precondition', 'broken', 1],
  ['invalid-argument', 'broken', 1],
  ['permission-denied', 'denied', 0],
  ['unauthenticated', 'denied', 0],
  ['unavailable', 'unavailable', 0],
  ['resource-exhausted', 'unavailable', 0],
])('a listener that ends with the code %s fails as %s, and is reported %d times', (code, failure, times) => {
  const heard = vi.fn();
  listen({ document: 'pins/a' }, heard);
  const error = new FirebaseError(code, 'The query requires an index.');
  sdk.fail(error);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ failure });
  expect(reported).toHaveBeenCalledTimes(times);
  if (times > 0) expect(reported).toHaveBeenCalledWith(error);
});
