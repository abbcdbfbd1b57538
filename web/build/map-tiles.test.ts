import { gzipSync } from 'node:zlib';
import { tileAt } from '@waymark/model/geography/tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { expect, test } from 'vitest';
import { LAND_PARTS, TILE_LEVELS } from '../src/map/base-map/land-parts.ts';
import { keptTiles } from './kept-tiles.ts';

// Making the tiles takes a quarter of a minute, so builds and tests share them.
const tiles = keptTiles().files;

test('every tile of every level exists, even where it is empty', () => {
  const { first, last, near } = TILE_LEVELS;
  const levels = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  expect(tiles.size).toBe(levels.reduce((sum, level) => sum + 4 ** level, 4 ** near));
});

test.each([
  ['amid the Pacific', -40, -140, []],
  ['amid the Sahara', 15, 15, ['land', 'borders']],
  ['at Bergen', 60.4, 5.3, ['shelf', 'land', 'coasts']],
  ['at the western end of Chukotka', 66, 179, ['shelf', 'land', 'coasts']],
  ['and at the eastern', 66, -179, ['shelf', 'land', 'coasts']],
])('tile %s (%d, %d) has the layers %j', (_, lat, lng, layers) => {
  const tile = Buffer.from(tiles.get(tileKey(tileAt({ lat, lng }, TILE_LEVELS.last))) ?? []);
  const drawn = LAND_PARTS.filter((part) => part !== 'graticule');
  // The file contains the names of its layers as plain text.
  expect(drawn.filter((part) => tile.includes(`\n${String.fromCharCode(part.length)}${part}`))).toEqual(
    layers,
  );
});

test.each([
  ['4/8/5', ['lakes', 'rivers', 'roads', 'urban', 'regions', 'settlements'], 'Paris'],
  ['5/16/11', ['glaciers', 'lakes', 'rivers', 'rails', 'roads', 'settlements'], 'Milan'],
  ['near/33/22', ['lakes', 'peaks', 'rivers', 'settlements', 'waters'], 'Matterhorn'],
])('tile %s has what a region has: %j', (key, parts, name) => {
  const tile = Buffer.from(tiles.get(key) ?? []);
  expect(parts.filter((part) => !tile.includes(part))).toEqual([]);
  expect(tile.includes(name)).toBe(true);
});

test('the tiles of a view at zoom 6 fit into 250 KB beside a picture of the relief', () => {
  const weightAt = (x: number, y: number) => gzipSync(tiles.get(`5/${x}/${y}`) ?? '').length;
  // The heaviest views, of Europe: two or three columns and two rows.
  const view = [16, 17, 18].flatMap((x) => [10, 11].map((y) => weightAt(x, y)));
  expect(view.reduce((sum, weight) => sum + weight)).toBeLessThan(200 * 1024);
});

test('no tile is large, and all tiles together are small enough to deploy', () => {
  const sizes = [...tiles.values()].map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(18 * 1024 * 1024);
});
