import { afterEach, expect, test, vi } from 'vitest';
import { scriptedServer } from '../testing/scripted-server.ts';
import { ask, fieldOf } from './ask.ts';

const server = scriptedServer();
const WANTED = '{"tiles":[…]}';

afterEach(() => {
  vi.restoreAllMocks();
});

function askTiles(signal = new AbortController().signal) {
  const read = (json: unknown) => (Array.isArray(fieldOf(json, 'tiles')) ? 'tiles' : undefined);
  return ask('/data.json?key=hidden', { format: 'json', wanted: WANTED, read }, signal);
}

test('reports what it found, the request without its query, and the time it took', async () => {
  server.answer({ status: 200, body: { tiles: [] } });
  expect(await askTiles()).toEqual({
    request: 'GET /data.json',
    milliseconds: expect.any(Number),
    found: 'tiles',
  });
  expect(server.requests()).toEqual(['GET /data.json?key=hidden']);
});

test.each([301, 400, 403, 404, 500, 503])(
  'reports a status of %i and sends no second request',
  async (status) => {
    server.answer({ status, body: { tiles: [] } });
    expect(await askTiles()).toMatchObject({ failure: { reason: 'status', status } });
    expect(server.requests()).toHaveLength(1);
  },
);

test.each([
  ['a page', '<!doctype html><p>tiles</p>', 'text/html'],
  ['JSON without it', { tiles: 'none' }, '{"tiles":"none"}'],
  ['null', null, 'null'],
  ['a list', [1, 2], '[1,2]'],
  ['much', { error: 'a'.repeat(200) }, `{"error":"${'a'.repeat(50)}…`],
])('reports a failure where %s comes instead', async (_, body, received) => {
  server.answer({ status: 200, body });
  expect(await askTiles()).toMatchObject({ failure: { reason: 'content', received, wanted: WANTED } });
});

test('reports an answer that claims to be JSON and is not', async () => {
  const answer = new Response('{"tiles": [', { headers: { 'content-type': 'application/json' } });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  expect(await askTiles()).toMatchObject({ failure: { reason: 'content', received: '{"tiles": [' } });
});

test('reports a server that cannot be reached', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await askTiles()).toMatchObject({ failure: { reason: 'unreachable' } });
});

test('reports an answer that does not come in time', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  expect(await askTiles(AbortSignal.timeout(20))).toMatchObject({ failure: { reason: 'timeout' } });
});

test.each([[null], [undefined], ['text'], [7], [[]], [{ other: 1 }], [{}]])(
  'content without the field (%j) yields undefined',
  (content) => {
    expect(fieldOf(content, 'toString')).toBeUndefined();
    expect(fieldOf(content, 'name')).toBeUndefined();
  },
);
