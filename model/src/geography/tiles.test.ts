import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import {
  ancestorTile,
  childTiles,
  MAX_LEVEL,
  parentTile,
  placeInTile,
  quadkeyOf,
  type Tile,
  tileAt,
} from './tiles.ts';

const level = fc.integer({ min: 0, max: MAX_LEVEL });
const name = ({ level: z, x, y }: Tile) => `${z}/${x}/${y}`;

test('tiles are numbered as on every web map', () => {
  // The tile of the Eiffel Tower on OpenStreetMap's servers.
  expect(tileAt({ lat: 48.85837, lng: 2.294481 }, 16)).toEqual({ level: 16, x: 33185, y: 22545 });
});

test('the edges of the world are in its edge tiles', () => {
  expect(tileAt({ lat: 90, lng: 180 }, 3)).toEqual({ level: 3, x: 7, y: 0 });
  expect(tileAt({ lat: -90, lng: -180 }, 3)).toEqual({ level: 3, x: 0, y: 7 });
  expect(tileAt({ lat: 86, lng: 0 }, 22).y).toBe(0);
});

test('the parent of a tile is one level up and has the tile among its 4 children', () => {
  fc.assert(
    fc.property(arbitraryPosition, fc.integer({ min: 1, max: MAX_LEVEL }), (spot, z) => {
      const tile = tileAt(spot, z);
      const parent = parentTile(tile);
      expect(parent).toEqual(tileAt(spot, z - 1));
      const children = parent ? childTiles(parent).map(name) : [];
      expect(children).toContain(name(tile));
      expect(new Set(children).size).toBe(4);
    }),
  );
  expect(parentTile({ level: 0, x: 0, y: 0 })).toBeNull();
});

test('a position lies in tiles of each level that lie one in another', () => {
  fc.assert(
    fc.property(arbitraryPosition, level, level, (spot, a, b) => {
      const [outer, inner] = [Math.min(a, b), Math.max(a, b)];
      expect(ancestorTile(tileAt(spot, inner), outer)).toEqual(tileAt(spot, outer));
    }),
  );
});

test('the quadkey of a tile gives the child at each level, from the world down', () => {
  // The example of the tile system that quadkeys come from.
  expect(quadkeyOf({ level: 3, x: 3, y: 5 })).toBe('213');
  expect(quadkeyOf({ level: 0, x: 0, y: 0 })).toBe('');
  fc.assert(
    fc.property(arbitraryPosition, level, fc.integer({ min: 0, max: MAX_LEVEL }), (spot, z, other) => {
      const [outer, inner] = [quadkeyOf(tileAt(spot, Math.min(z, other))), quadkeyOf(tileAt(spot, z))];
      expect(inner.startsWith(outer)).toBe(true);
      expect(inner).toHaveLength(z);
    }),
  );
});

test('the place of a position is inside its tile, and on the edge of every other tile', () => {
  expect(placeInTile({ lat: 0, lng: 0 }, { level: 0, x: 0, y: 0 })).toEqual({ x: 0.5, y: 0.5 });
  expect(placeInTile({ lat: 90, lng: 180 }, { level: 2, x: 3, y: 0 })).toEqual({ x: 1, y: 0 });
  expect(placeInTile({ lat: -90, lng: -180 }, { level: 2, x: 1, y: 1 })).toEqual({ x: 0, y: 1 });
  fc.assert(
    fc.property(arbitraryPosition, fc.integer({ min: 0, max: MAX_LEVEL - 1 }), (spot, z) => {
      const tile = tileAt(spot, z);
      const { x, y } = placeInTile(spot, tile);
      const column = Math.min(1, Math.floor(2 * x));
      const row = Math.min(1, Math.floor(2 * y));
      expect(tileAt(spot, z + 1)).toEqual(childTiles(tile)[column + 2 * row]);
    }),
  );
});
