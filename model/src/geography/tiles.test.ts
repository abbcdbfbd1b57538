import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBounds, arbitraryPosition, arbitraryPositionIn } from './arbitraries.ts';
import { boundsContain, boundsIntersect, WORLD } from './bounds.ts';
import {
  cellInTile,
  childTiles,
  MAX_LEVEL,
  parentTile,
  type Tile,
  tileAt,
  tileBounds,
  tilesCovering,
} from './tiles.ts';

const level = fc.integer({ min: 0, max: MAX_LEVEL });
const name = ({ level: z, x, y }: Tile) => `${z}/${x}/${y}`;

test('tiles are those of every web map', () => {
  // The Eiffel Tower, as the tile servers of OpenStreetMap number it.
  expect(tileAt({ lat: 48.85837, lng: 2.294481 }, 16)).toEqual({ level: 16, x: 33185, y: 22545 });
  expect(tileBounds({ level: 1, x: 1, y: 0 })).toEqual({ west: 0, south: 0, east: 180, north: 90 });
});

test('the edges of the world are in its edge tiles', () => {
  expect(tileAt({ lat: 90, lng: 180 }, 3)).toEqual({ level: 3, x: 7, y: 0 });
  expect(tileAt({ lat: -90, lng: -180 }, 3)).toEqual({ level: 3, x: 0, y: 7 });
  expect(tileAt({ lat: 86, lng: 0 }, 22).y).toBe(0);
});

test('a tile contains the positions that are in it', () => {
  fc.assert(
    fc.property(arbitraryPosition, level, (spot, z) => {
      const { west, south, east, north } = tileBounds(tileAt(spot, z));
      const tolerance = 1e-9;
      expect(spot.lng).toBeGreaterThanOrEqual(west - tolerance);
      expect(spot.lng).toBeLessThanOrEqual(east + tolerance);
      expect(spot.lat).toBeGreaterThanOrEqual(south - tolerance);
      expect(spot.lat).toBeLessThanOrEqual(north + tolerance);
    }),
  );
});

test('the parent of a tile is the tile two levels up, and has it among its 16 children', () => {
  fc.assert(
    fc.property(arbitraryPosition, fc.integer({ min: 2, max: MAX_LEVEL }), (spot, z) => {
      const tile = tileAt(spot, z);
      const parent = parentTile(tile);
      expect(parent).toEqual(tileAt(spot, z - 2));
      const children = parent ? childTiles(parent).map(name) : [];
      expect(children).toContain(name(tile));
      expect(new Set(children).size).toBe(16);
    }),
  );
  expect(parentTile({ level: 1, x: 1, y: 1 })).toBeNull();
});

test('the cell of a position is where it is in its tile', () => {
  expect(cellInTile({ lat: 85, lng: -179.9 }, 0)).toEqual({ column: 0, row: 0 });
  expect(cellInTile({ lat: -0.001, lng: 0.001 }, 0)).toEqual({ column: 8, row: 8 });
  expect(cellInTile({ lat: -90, lng: 180 }, 12)).toEqual({ column: 15, row: 15 });
  fc.assert(
    fc.property(arbitraryPosition, fc.integer({ min: 0, max: 18 }), (spot, z) => {
      const tile = tileAt(spot, z);
      const { column, row } = cellInTile(spot, z);
      expect(tileAt(spot, z + 4)).toEqual({ level: z + 4, x: tile.x * 16 + column, y: tile.y * 16 + row });
    }),
  );
});

test('the world is covered by all tiles of a level', () => {
  expect(tilesCovering(WORLD, 0)).toEqual([{ level: 0, x: 0, y: 0 }]);
  expect(new Set(tilesCovering(WORLD, 3).map(name)).size).toBe(64);
});

test('bounds over the antimeridian are covered from both edges of the map', () => {
  const covering = tilesCovering({ west: 170, south: 1, east: -170, north: 10 }, 4);
  expect(covering.map(name)).toEqual(['4/15/7', '4/0/7']);
});

test('bounds that come round to the column they began in are covered by each tile once', () => {
  const covering = tilesCovering({ west: 10, south: 1, east: 5, north: 2 }, 2);
  expect(covering.map(name).sort()).toEqual(['2/0/1', '2/1/1', '2/2/1', '2/3/1']);
});

test('the tiles that cover bounds are those that meet them, each once', () => {
  fc.assert(
    fc.property(
      arbitraryBounds.chain((box) => fc.tuple(fc.constant(box), arbitraryPositionIn(box))),
      fc.integer({ min: 0, max: 6 }),
      ([box, inside], z) => {
        const covering = tilesCovering(box, z);
        const names = new Set(covering.map(name));
        expect(names.size).toBe(covering.length);
        expect(names).toContain(name(tileAt(inside, z)));
        expect(covering.every((tile) => boundsIntersect(tileBounds(tile), box))).toBe(true);
        expect(covering.every((tile) => boundsContain(WORLD, { lat: 0, lng: tileBounds(tile).west }))).toBe(
          true,
        );
      },
    ),
  );
});
