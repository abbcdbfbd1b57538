import { tileAt } from '@waymark/model/geography/tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { expect, test } from 'vitest';
import { LAND_LEVELS, LAND_PARTS } from '../src/map/base-map/land-parts.ts';
import { landTiles } from './land-tiles.ts';

// It takes seconds: all tests look at the same.
const tiles = landTiles();

test('each tile of each level is there, also where there is nothing', () => {
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
])('%s (%d, %d) there is %j', (_, lat, lng, layers) => {
  const tile = Buffer.from(tiles.get(tileKey(tileAt({ lat, lng }, LAND_LEVELS.last))) ?? []);
  const drawn = LAND_PARTS.filter((part) => part !== 'graticule');
  // The name of a layer is in the file as it is.
  expect(drawn.filter((part) => tile.includes(part))).toEqual(layers);
});

test('no tile is large, and all together they are no burden to deploy', () => {
  const sizes = [...tiles.values()].map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4 * 1024 * 1024);
});
