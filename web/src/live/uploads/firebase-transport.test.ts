import { initializeApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadError } from './upload-failure.ts';

const RETRY_LIMIT = vi.hoisted(() => 30_000);

vi.mock('../../config.ts', () => ({
  config: {
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
    VITE_STORAGE_MAX_UPLOAD_RETRY_MS: RETRY_LIMIT,
    VITE_STORAGE_MAX_OPERATION_RETRY_MS: RETRY_LIMIT,
    VITE_USE_EMULATORS: false,
  },
}));
vi.mock('../../session/firebase.ts', () => ({
  auth: { app: initializeApp({ projectId: 'demo-waymark', apiKey: 'k' }), currentUser: { uid: 'me' } },
  firebaseStarted: Promise.resolve(),
}));
vi.mock('../core/listen.ts', () => ({ listen: () => () => {} }));

const { firebaseTransport } = await import('./firebase-transport.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an upload to a failing server is retried after doubling waits, and fails at the configured retry limit', async () => {
  const start = Date.now();
  const tries: number[] = [];
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', async () => {
    tries.push(Date.now() - start);
    return new Response('', { status: 503 });
  });
  const file = new File([new Uint8Array(1_000)], 'bay.jpg');
  const heard = { onSent: () => {}, onPaused: () => {} };
  const sending = await firebaseTransport.send('originals/me/p', { file, type: 'image/jpeg' }, heard);
  let reason: unknown;
  sending.arrived.catch((error: unknown) => {
    reason = error instanceof UploadError ? error.reason : error;
  });
  await vi.advanceTimersByTimeAsync(RETRY_LIMIT - 1);
  expect(tries).toEqual([0, 2_000, 6_000, 14_000]);
  expect(reason).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2);
  expect(reason).toBe('retries-over');
});
