import { initializeApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madePhoto } from '../testing/fake-upload.ts';
import { uploadPhoto } from './upload-photo.ts';

/* Whole uploads by the Firebase SDK, to a server that receives files in parts and loses its connection. */

const network = vi.hoisted(() => ({ isAway: false, listeners: new Set<() => void>() }));

vi.mock('../../config.ts', () => ({
  config: {
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
    VITE_STORAGE_MAX_UPLOAD_RETRY_MS: 600_000,
    VITE_STORAGE_MAX_OPERATION_RETRY_MS: 600_000,
    VITE_USE_EMULATORS: false,
  },
}));
vi.mock('../../session/firebase.ts', () => ({
  auth: { app: initializeApp({ projectId: 'demo-waymark', apiKey: 'k' }), currentUser: { uid: 'me' } },
  firebaseStarted: Promise.resolve(),
}));
vi.mock('../core/listen.ts', () => ({ listen: () => () => {} }));
vi.mock('../core/connection.ts', () => ({
  isServerUnreachable: () => network.isAway,
  onConnectionChange: (listener: () => void) => {
    network.listeners.add(listener);
    return () => network.listeners.delete(listener);
  },
}));

const { firebaseTransport } = await import('./firebase-transport.ts');
const { auth } = await import('../../session/firebase.ts');

const SIZE = 3_000_000;

/** The token that the session has at the moment. */
let token = '';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('navigator', { onLine: true });
  token = 'first';
  network.isAway = false;
  // The SDK of Storage asks that of Auth for a token before each request.
  const { container } = auth.app as unknown as { container: { addOrOverwriteComponent(one: object): void } };
  container.addOrOverwriteComponent({
    name: 'auth-internal',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    instanceFactory: () => ({ getToken: async () => ({ accessToken: token }) }),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Faults {
  /** The connection is lost after this many bytes, which are stored, until the test restores it. */
  lostAt?: number;
  /** The answer to the part in which this byte is, once, in place of storing it. */
  refusal?: { at: number; status: number };
  /** The only token that is accepted once this many bytes are stored, which the session then has. */
  tokenAfter?: (stored: number) => string;
}

/** Storage's protocol for files in parts. A part has to begin where the one before has ended. */
function resumableServer({ lostAt = Number.POSITIVE_INFINITY, refusal, tokenAfter }: Faults) {
  const state = { received: 0, isLost: false, refusedAt: 0, next: 0, tokens: new Set<string>() };
  let isRefused = false;
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: RequestInit) => {
    if (state.isLost) throw new TypeError('The network is gone.');
    // The SDK passes both so.
    const given = headers as Record<string, string>;
    const size = body instanceof Blob ? body.size : body instanceof Uint8Array ? body.length : 0;
    const { received } = state;
    if (state.refusedAt > 0) state.next ||= Date.now();
    if (tokenAfter && given['Authorization'] !== `Firebase ${tokenAfter(received)}`)
      return new Response('', { status: 401 });
    state.tokens.add(given['Authorization'] ?? '');
    const active = { 'X-Goog-Upload-Status': 'active' };
    const command = given['X-Goog-Upload-Command'] ?? '';
    if (command === 'start')
      return new Response('', { headers: { ...active, 'X-Goog-Upload-URL': 'https://storage.example/s' } });
    if (command === 'query')
      return new Response('', { headers: { ...active, 'X-Goog-Upload-Size-Received': String(received) } });
    if (Number(given['X-Goog-Upload-Offset']) !== received) return new Response('', { status: 400 });
    if (refusal && !isRefused && refusal.at < received + size) {
      isRefused = true;
      state.refusedAt = Date.now();
      return new Response('', { status: refusal.status });
    }
    if (lostAt > received && lostAt < received + size) {
      state.received = lostAt;
      state.isLost = true;
      throw new TypeError('The network is gone.');
    }
    state.received += size;
    token = tokenAfter?.(state.received) ?? token;
    if (!command.includes('finalize')) return new Response('', { headers: active });
    const metadata = { bucket: 'bucket', name: 'p', size: String(state.received), md5Hash: 'right' };
    return new Response(JSON.stringify(metadata), { headers: { 'X-Goog-Upload-Status': 'final' } });
  });
  return state;
}

/** Begins the upload of a file whose photo is made as soon as it is stored. */
function begin() {
  const file = new File([new Uint8Array(SIZE)], 'bay.jpg', { type: 'image/jpeg' });
  const transport = {
    ...firebaseTransport,
    hashOf: async () => 'right',
    whenVariantsMade: async (uid: string, photoId: string) => madePhoto(uid, photoId),
  };
  const task = uploadPhoto(file, 'me', async () => transport);
  task.start();
  return task;
}

function setAway(isAway: boolean): void {
  network.isAway = isAway;
  for (const listener of network.listeners) listener();
}

/** Until the upload is over, or for this many milliseconds. */
async function pass(time: number, task: ReturnType<typeof begin>, step = 50): Promise<void> {
  for (let passed = 0; passed < time && task.current().photo === undefined; passed += step)
    await vi.advanceTimersByTimeAsync(step);
}

test.each([1, 50, 99])(
  'an upload that is cut off at %i % goes on there, and sends no byte twice',
  async (percent) => {
    const lostAt = Math.round((SIZE * percent) / 100);
    const server = resumableServer({ lostAt });
    const task = begin();
    await pass(20_000, task);
    expect(server.received).toBe(lostAt);
    setAway(true);
    // A tunnel. After ten minutes the SDK gives up, and the queue starts the upload again.
    await pass(300_000, task);
    expect(task.current()).toMatchObject({ state: 'running', isCutOff: true });
    server.isLost = false;
    setAway(false);
    await pass(20_000, task);
    expect(task.current()).toMatchObject({ state: 'success', photo: { width: 900 } });
    expect(server.received).toBe(SIZE);
  },
);

test('one 503 in the middle costs at most three seconds', async () => {
  const server = resumableServer({ refusal: { at: SIZE / 2, status: 503 } });
  const task = begin();
  await pass(60_000, task);
  expect(task.current().state).toBe('success');
  expect(server.received).toBe(SIZE);
  expect(server.refusedAt).toBeGreaterThan(0);
  expect(server.next - server.refusedAt).toBeLessThanOrEqual(3_000);
});

test('a token that expires in the middle is replaced for the parts that follow', async () => {
  const server = resumableServer({ tokenAfter: (stored) => (stored < SIZE / 2 ? 'first' : 'second') });
  const task = begin();
  await pass(60_000, task);
  expect(task.current().state).toBe('success');
  expect(server.received).toBe(SIZE);
  expect([...server.tokens]).toEqual(['Firebase first', 'Firebase second']);
});

test('an upload whose token is refused says so, and a later attempt stores the file', async () => {
  resumableServer({ refusal: { at: SIZE / 2, status: 401 } });
  const task = begin();
  await pass(5_000, task);
  expect(task.current().failure).toEqual({ reason: 'signed-out' });
  const server = resumableServer({});
  const again = begin();
  await pass(20_000, again);
  expect(again.current().state).toBe('success');
  expect(server.received).toBe(SIZE);
});
