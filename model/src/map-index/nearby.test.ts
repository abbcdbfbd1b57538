import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { POINT_KINDS } from '../entities/kinds.ts';
import { distance } from '../geography/distance.ts';
import { project, tileAt, unproject, WORLD_TILE } from '../geography/tiles.ts';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { arbitraryItemAt, arbitraryItems } from '../testing/arbitrary-tiles.ts';
import { countItems } from './cells.ts';
import { compareItems, type MapItem } from './map-item.ts';
import { BEST_ITEMS, type MapTile, tileKey } from './map-tile.ts';
import { nearbyItems, tilesAround } from './nearby.ts';

const leaf = (items: readonly MapItem[]) => ({ content: { leaf: true, items } satisfies MapTile });
const idsOf = (found: ReturnType<typeof nearbyItems>) => found.map(({ item }) => item.id);

test('around a position are four tiles, each once, one of which it lies in', () => {
  fc.assert(
    fc.property(arbitraryPosition, (position) => {
      const tiles = tilesAround(position);
      expect(new Set(tiles.map(tileKey)).size).toBe(4);
      for (const { level, x, y } of tiles) {
        expect(level).toBe(12);
        expect(x >= 0 && x < 2 ** 12 && y >= 0 && y < 2 ** 12).toBe(true);
      }
      expect(tiles.map(tileKey)).toContain(tileKey(tileAt(position, 12)));
    }),
  );
});

test('half a tile to each side of a position lies in them, over the antimeridian too', () => {
  const step = fc.double({ min: -0.499, max: 0.499, noNaN: true });
  fc.assert(
    fc.property(arbitraryPosition, step, step, (position, right, down) => {
      const centre = project(position);
      const [x, y] = [centre.x + right / 2 ** 12, centre.y + down / 2 ** 12];
      fc.pre(y >= 0 && y < 1);
      const spot = unproject({ x: x - Math.floor(x), y });
      expect(tilesAround(position).map(tileKey)).toContain(tileKey(tileAt(spot, 12)));
    }),
  );
});

test('on the antimeridian the tiles are of both sides, at −180° as at 180°', () => {
  const [east, west] = [tilesAround({ lat: -17, lng: 180 }), tilesAround({ lat: -17, lng: -180 })];
  expect(east).toEqual(west);
  expect(new Set(east.map(({ x }) => x))).toEqual(new Set([0, 4095]));
});

test('nearby are the nearest items with a position within reach, each once, without the excluded ones', () => {
  fc.assert(
    fc.property(
      arbitraryItems,
      arbitraryPosition,
      fc.integer({ min: 0, max: 20_000_000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.nat({ max: 20 }),
      (items, position, reach, limit, left) => {
        const except = items.slice(0, left).map(({ id }) => id);
        // A tile above another one lists some of the same items.
        const tiles = [
          leaf(items.slice(0, items.length / 2)),
          leaf(items.slice(items.length / 3)),
          leaf(items.filter((_, i) => i % 7 === 0)),
        ];
        const found = nearbyItems(tiles, { position, except, reach, limit });

        const near = items.filter(
          (item) =>
            !except.includes(item.id) &&
            POINT_KINDS.some((kind) => kind === item.kind) &&
            distance(position, item.position) <= reach,
        );
        expect(found).toHaveLength(Math.min(limit, near.length));
        expect(new Set(idsOf(found)).size).toBe(found.length);
        for (const [i, { item, metres }] of found.entries()) {
          expect(near).toContainEqual(item);
          expect(metres).toBe(distance(position, item.position));
          if (i > 0) expect(metres).toBeGreaterThanOrEqual(found[i - 1]?.metres ?? 0);
        }
        const farthest = found.at(-1)?.metres ?? reach;
        const others = near.filter(({ id }) => !idsOf(found).includes(id));
        for (const item of others) expect(distance(position, item.position)).toBeGreaterThanOrEqual(farthest);
        expect(nearbyItems(tiles.toReversed(), { position, except, reach, limit })).toEqual(found);
      },
    ),
  );
});

test('in a crowd, nearby are the items that an open tile lists', () => {
  const spot = { lat: 48.8584, lng: 2.2945 };
  const crowd = fc
    .uniqueArray(arbitraryItemAt(fc.constant(spot)), {
      minLength: 40,
      maxLength: 60,
      selector: ({ id }) => id,
    })
    .map((items) => items.map((item): MapItem => ({ kind: 'pin', ...bare(item) })));
  fc.assert(
    fc.property(crowd, (items) => {
      const best = items.toSorted(compareItems).slice(0, BEST_ITEMS);
      const open: MapTile = { leaf: false, items: best, cells: countItems(WORLD_TILE, items, 8) };
      const found = nearbyItems([{ content: open }], { position: spot, except: [best[0]?.id ?? ''] });
      expect(found).toHaveLength(8);
      for (const id of idsOf(found)) expect(best.slice(1).map((item) => item.id)).toContain(id);
    }),
    { numRuns: 20 },
  );
});

/** What every item has, whatever its kind. */
function bare({ id, position, rank, cover, title }: MapItem) {
  return { id, position, rank, cover, title };
}
