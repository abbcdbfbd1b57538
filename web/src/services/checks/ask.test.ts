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

test('what was found is told, with what was asked but for the query, and the time it took', async () => {
  server.answer({ status: 200, body: { tiles: [] } });
  expect(await askTiles()).toEqual({
    asked: 'GET /data.json',
    milliseconds: expect.any(Number),
    found: 'tiles',
  });
  expect(server.requests()).toEqual(['GET /data.json?key=hidden']);
});

test.each([301, 400, 403, 404, 500, 503])(
  'a status of %i is told, and nothing is asked twice',
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
])('where %s comes instead, that is told', async (_, body, came) => {
  server.answer({ status: 200, body });
  expect(await askTiles()).toMatchObject({ failure: { reason: 'content', came, wanted: WANTED } });
});

test('what says that it is JSON, and is not, is told', async () => {
  const answer = new Response('{"tiles": [', { headers: { 'content-type': 'application/json' } });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  expect(await askTiles()).toMatchObject({ failure: { reason: 'content', came: '{"tiles": [' } });
});

test('a server that cannot be reached is told', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await askTiles()).toMatchObject({ failure: { reason: 'unreachable' } });
});

test('an answer that does not come in time is told', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  expect(await askTiles(AbortSignal.timeout(20))).toMatchObject({ failure: { reason: 'late' } });
});

test.each([[null], [undefined], ['text'], [7], [[]], [{ other: 1 }], [{}]])(
  'what has no such field, %j, says nothing of it',
  (content) => {
    expect(fieldOf(content, 'toString')).toBeUndefined();
    expect(fieldOf(content, 'name')).toBeUndefined();
  },
);
