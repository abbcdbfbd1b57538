import { tileAt } from '@waymark/model/geography/tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { expect, test } from 'vitest';
import { LAND_LEVELS, LAND_PARTS } from '../src/map/base-map/land-parts.ts';
import { landTiles } from './land-tiles.ts';

// Making the tiles takes seconds, so all tests share them.
const tiles = landTiles();

test('every tile of every level exists, even where it is empty', () => {
  const { first, last } = LAND_LEVELS;
  const levels = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  expect(tiles.size).toBe(levels.reduce((sum, level) => sum + 4 ** level, 0));
});

test.each([
  ['amid the Pacific', -40, -140, []],
  ['amid the Sahara', 15, 15, ['land', 'borders']],
  ['at Bergen', 60.4, 5.3, ['shelf', 'land', 'coasts']],
  ['at the western end of Chukotka', 66, 179, ['shelf', 'land', 'coasts']],
  ['and at the eastern', 66, -179, ['shelf', 'land', 'coasts']],
])('tile %s (%d, %d) has the layers %j', (_, lat, lng, layers) => {
  const tile = Buffer.from(tiles.get(tileKey(tileAt({ lat, lng }, LAND_LEVELS.last))) ?? []);
  const drawn = LAND_PARTS.filter((part) => part !== 'graticule');
  // The file contains the names of its layers as plain text.
  expect(drawn.filter((part) => tile.includes(part))).toEqual(layers);
});

test('no tile is large, and all tiles together are small enough to deploy', () => {
  const sizes = [...tiles.values()].map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4 * 1024 * 1024);
});
