import { expect, test } from 'vitest';
import { loadMapTile } from './map-tile.ts';
import { scriptedServer } from './testing/scripted-server.ts';

const server = scriptedServer();
const TILE = { level: 3, x: 4, y: 2 };
const load = () => loadMapTile(TILE, new AbortController().signal);

test('a tile is requested by its level, column and row', async () => {
  server.answer({ status: 200, body: { leaf: true, items: '', cells: '' } });
  expect(await load()).toEqual({ leaf: true, items: [] });
  expect(server.requests()).toEqual(['GET /api/map/3/4/2.json']);
});

test('a tile that does not exist is reported as empty', async () => {
  server.answer({ status: 200, body: null });
  expect(await load()).toBeNull();
});

test.each([
  ['an error', { status: 404 }],
  ['another object', { status: 200, body: { leaf: 1 } }],
])('a tile answered with %s is reported as unknown', async (_, answer) => {
  server.answer(answer);
  expect(await load()).toBeUndefined();
});
