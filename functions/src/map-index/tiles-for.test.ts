import { unproject } from '@waymark/model/geography/tiles';
import { FIRST_CAMERA, tilesOf } from '@waymark/model/map-index/camera-tiles';
import { coverOf, maxReads } from '@waymark/model/map-index/cover';
import { type MapItem, mapPosition } from '@waymark/model/map-index/map-item';
import { type MapTile, readTile, tileKey } from '@waymark/model/map-index/map-tile';
import { nearbyItems, tilesAround } from '@waymark/model/map-index/nearby';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { treeOf } from '../testing/tree-of.ts';
import type { BuiltTile } from './build-tree.ts';
import { tilesFor } from './tiles-for.ts';

/** A store that counts the documents that are read. */
function countingStore(tree: ReadonlyMap<string, BuiltTile>) {
  const store = {
    looks: 0,
    look: async (tiles: readonly BuiltTile['tile'][]) => {
      store.looks += tiles.length;
      return tiles.map((tile) => {
        const content = tree.get(tileKey(tile))?.content ?? null;
        return { tile, exists: content !== null, content, quarters: [], age: 0, version: undefined };
      });
    },
  };
  return store;
}

/** A position beside a corner of tiles of a level, where the ways to the four tiles around it separate. */
const corner = fc
  .integer({ min: 1, max: 13 })
  .chain((level) =>
    fc.tuple(
      fc.constant(2 ** level),
      fc.integer({ min: 0, max: 2 ** level }),
      fc.integer({ min: 1, max: 2 ** level - 1 }),
    ),
  )
  .map(([count, x, y]) => ({ x: x / count, y: y / count }));

/** Items around a corner, in different numbers at several distances, so that the index is deep on some ways only. */
const crowded = corner.chain((at) =>
  fc.record({
    at: fc.constant(at),
    crowds: fc.array(
      fc.record({
        distance: fc.integer({ min: 1, max: 17 }).map((level) => 2 ** -level),
        right: fc.constantFrom(-1, 1),
        down: fc.constantFrom(-1, 1),
        count: fc.integer({ min: 1, max: 80 }),
      }),
      { minLength: 4, maxLength: 16, size: 'max' },
    ),
  }),
);

function itemsOf({ at, crowds }: typeof crowded extends fc.Arbitrary<infer Crowded> ? Crowded : never) {
  return crowds.flatMap(({ distance, right, down, count }, crowd) => {
    const x = at.x + right * distance * 0.7;
    const y = Math.min(1, Math.max(0, at.y + down * distance * 0.7));
    const position = mapPosition(unproject({ x: x - Math.floor(x), y }));
    return Array.from(
      { length: count },
      (_, i): MapItem => ({
        kind: 'pin',
        category: 'other',
        id: `${crowd}x${String(i).padStart(17, '0')}`.slice(0, 20).padEnd(20, '0'),
        position,
        rank: i,
        cover: null,
        title: { en: 'Pin' },
      }),
    );
  });
}

test('the tiles around a position need no more reads than computed beforehand, however deep the index is', async () => {
  await fc.assert(
    fc.asyncProperty(crowded, async (found) => {
      const tree = treeOf(itemsOf(found));
      const position = unproject(found.at);
      const wanted = tilesAround(position);
      const store = countingStore(tree);
      const tiles = await tilesFor(store, wanted, Number.POSITIVE_INFINITY);
      expect(store.looks).toBeLessThanOrEqual(maxReads(wanted));

      const { shown } = coverOf(wanted, (tile) => tree.get(tileKey(tile))?.content ?? null);
      const keys = tiles.map(tileKey);
      for (const tile of shown) expect(keys).toContain(tileKey(tile));
      for (const { level, x, y, ...written } of tiles) {
        expect(readTile(written)).toEqual(tree.get(tileKey({ level, x, y }))?.content);
      }
    }),
    { numRuns: 500 },
  );
});

test('it needs 17 reads at a corner of the map’s quarters, at most 11 away from corners above level 7, and usually 8', () => {
  expect(maxReads(tilesAround({ lat: 0, lng: 0 }))).toBe(17);
  const inside = fc.tuple(fc.integer({ min: 0, max: 127 }), fc.integer({ min: 0, max: 127 }));
  const within = fc.double({ min: 0.02, max: 0.98, noNaN: true });
  fc.assert(
    fc.property(inside, within, within, ([column, row], right, down) => {
      const position = unproject({ x: (column + right) / 128, y: (row + down) / 128 });
      expect(maxReads(tilesAround(position))).toBeLessThanOrEqual(11);
    }),
  );
  expect(maxReads(tilesAround({ lat: 48.8584, lng: 2.2945 }))).toBe(8);
});

test('the first view of the world takes 17', () => {
  expect(maxReads(tilesOf(FIRST_CAMERA, { width: 1440, height: 900 }))).toBe(17);
  expect(maxReads([])).toBe(0);
});

test('no more documents are read than allowed, and the existing ones lead the way', async () => {
  await fc.assert(
    fc.asyncProperty(crowded, fc.integer({ min: 0, max: 20 }), async (found, most) => {
      const store = countingStore(treeOf(itemsOf(found)));
      const tiles = await tilesFor(store, tilesAround(unproject(found.at)), most);
      expect(store.looks).toBeLessThanOrEqual(most);
      expect(tiles.map(({ level }) => level)).toEqual(
        tiles.map(({ level }) => level).toSorted((a, b) => a - b),
      );
      if (most > 0) expect(tiles[0]).toMatchObject({ level: 0 });
    }),
    { numRuns: 100 },
  );
});

test('a lone item has nothing nearby, and neighbours in a city are nearby', async () => {
  const item = (id: string, lat: number, lng: number): MapItem => ({
    kind: 'pin',
    category: 'other',
    id: id.padEnd(20, '0'),
    position: { lat, lng },
    rank: 1,
    cover: null,
    title: { en: id },
  });
  const items = [item('alone', -47, -121), item('here', 48.85, 2.35), item('there', 48.86, 2.36)];
  const around = async (position: MapItem['position']) => {
    const tiles = await tilesFor(countingStore(treeOf(items)), tilesAround(position), 30);
    return tiles.map((tile) => ({ content: readTile(tile) as MapTile }));
  };
  const [alone, here] = items.map(({ position }) => position);
  if (alone === undefined || here === undefined) throw new Error('Nobody is there');
  expect(nearbyItems(await around(alone), { position: alone, except: ['alone'.padEnd(20, '0')] })).toEqual(
    [],
  );
  expect(nearbyItems(await around(here), { position: here, except: ['here'.padEnd(20, '0')] })).toMatchObject(
    [{ item: { title: { en: 'there' } } }],
  );
});
