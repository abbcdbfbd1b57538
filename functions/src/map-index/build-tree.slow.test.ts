import { categoryOf } from '@waymark/model/entities/category-of';
import { ancestorTile, childTiles, quadkeyOf, tileAt } from '@waymark/model/geography/tiles';
import { clustersOf } from '@waymark/model/map-index/clusters';
import { descendTo, type KnownTile } from '@waymark/model/map-index/cover';
import { categoryOfClass } from '@waymark/model/map-index/item-class';
import { DEEPEST_LEVEL, type MapItem, quadkeyAt } from '@waymark/model/map-index/map-item';
import { itemsIn, LEAF_ITEMS, readTile, tileKey, writeTile } from '@waymark/model/map-index/map-tile';
import { arbitraryItemAt, arbitraryItems } from '@waymark/model/testing/arbitrary-tiles';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFullRun } from '../testing/full-run.ts';
import { treeOf } from '../testing/tree-of.ts';
import type { BuiltTile } from './build-tree.ts';

fc.configureGlobal({ numRuns: isFullRun ? 100 : 25 });

/** 24 tiles of this size make a view of 150 KB. */
const MOST_BYTES = 9_600;

const WORLD = { level: 0, x: 0, y: 0 };

const knownIn =
  (tree: Map<string, BuiltTile>): KnownTile =>
  (tile) =>
    tree.get(tileKey(tile))?.content ?? null;

/** A number of items at one spot, each with a full title and a picture. */
function crowd(count: number, lat: number, lng: number): MapItem[] {
  return Array.from({ length: count }, (_, i) => ({
    kind: 'pin',
    category: 'other',
    id: `crowd${String(i).padStart(15, '0')}`,
    position: { lat, lng },
    rank: i,
    cover: `photos/uid_of-Ines-Moreau_000000000/crowd${String(i).padStart(15, '0')}`,
    title: { en: 'x'.repeat(44), fr: 'x'.repeat(44) },
  }));
}

describe('the tree of the map index', () => {
  test('counts all items on every level', () => {
    fc.assert(
      fc.property(arbitraryItems, (items) => {
        const tree = treeOf(items);
        const root = tree.get('0/0/0');
        expect(root ? itemsIn(root.content) : 0).toBe(items.length);
        for (const { tile, content, quarters } of tree.values()) {
          const here = items.filter(({ position }) => quadkeyAt(position).startsWith(quadkeyOf(tile)));
          expect(itemsIn(content)).toBe(here.length);
          expect(content.leaf).toBe(here.length <= LEAF_ITEMS);
          const below = childTiles(tile).map((child) => tree.get(tileKey(child))?.content ?? null);
          expect(below).toEqual(content.leaf ? [null, null, null, null] : [...quarters]);
        }
      }),
    );
  });

  test('does not depend on the order of items', () => {
    fc.assert(
      fc.property(
        arbitraryItems.chain((items) =>
          fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
        ),
        ([items, shuffled]) => {
          expect(treeOf(shuffled)).toEqual(treeOf(items));
        },
      ),
    );
  });

  test('lists in each tile the best items below it', () => {
    fc.assert(
      fc.property(arbitraryItems, (items) => {
        for (const { tile, content } of treeOf(items).values()) {
          const here = items.filter(({ position }) => quadkeyAt(position).startsWith(quadkeyOf(tile)));
          const best = here.toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
          expect(content.items).toEqual(best.slice(0, content.leaf ? LEAF_ITEMS : 16));
        }
      }),
    );
  });

  test('is the same whether it is built from a tile or from the world', () => {
    fc.assert(
      fc.property(arbitraryItems, fc.integer({ min: 1, max: 6 }), (items, level) => {
        fc.pre(items.length > 0);
        const whole = treeOf(items);
        const part = ancestorTile(tileAt(items[0]?.position ?? { lat: 0, lng: 0 }, DEEPEST_LEVEL), level);
        const inside = items.filter(({ position }) => quadkeyAt(position).startsWith(quadkeyOf(part)));
        for (const [key, built] of treeOf(inside, part)) {
          if (whole.has(key)) expect(built).toEqual(whole.get(key));
        }
      }),
    );
  });

  test('leads to every item', () => {
    fc.assert(
      fc.property(arbitraryItems, (items) => {
        const known = knownIn(treeOf(items));
        for (const item of items) {
          const end = descendTo(tileAt(item.position, DEEPEST_LEVEL), known);
          expect(quadkeyAt(item.position).startsWith(quadkeyOf(end.tile))).toBe(true);
          if (end.content?.leaf) expect(end.content.items).toContainEqual(item);
          else expect(end.tile.level).toBe(DEEPEST_LEVEL);
        }
      }),
    );
  });

  test('holds two thousand items at one spot in small documents', () => {
    const tree = treeOf([...crowd(2_000, 48.8584, 2.2945), ...crowd(1, 0, 0)]);
    expect(itemsIn(tree.get('0/0/0')?.content ?? { leaf: true, items: [] })).toBe(2_001);
    expect(Math.max(...[...tree.values()].map(({ tile }) => tile.level))).toBe(DEEPEST_LEVEL);
    for (const { content } of tree.values()) {
      expect(JSON.stringify(writeTile(content)).length).toBeLessThanOrEqual(MOST_BYTES);
    }
    const end = descendTo(tileAt({ lat: 48.8584, lng: 2.2945 }, DEEPEST_LEVEL), knownIn(tree));
    expect(end.content && itemsIn(end.content)).toBe(2_000);
  });

  test.each([
    ['on the antimeridian', 0, 180],
    ['on the antimeridian by its other name', 0, -180],
    ['at the north pole', 90, 0],
    ['at the south pole', -90, 180],
    ['on the corner of four tiles', 0, 0],
  ])('holds an item %s', (_, lat, lng) => {
    const tree = treeOf(crowd(40, lat, lng));
    const deepest = descendTo(tileAt({ lat, lng }, DEEPEST_LEVEL), knownIn(tree));
    expect(deepest.tile.level).toBe(DEEPEST_LEVEL);
    expect(deepest.content && itemsIn(deepest.content)).toBe(40);
  });

  test('limits the length of cells where every class is everywhere', () => {
    const spots = Array.from({ length: 64 }, (_, i) => ({
      lat: 80 - (i >> 3) * 20,
      lng: -170 + (i % 8) * 45,
    }));
    fc.assert(
      fc.property(
        fc.tuple(
          ...spots.map((spot) =>
            fc.array(arbitraryItemAt(fc.constant(spot)), { minLength: 30, maxLength: 60, size: 'max' }),
          ),
        ),
        (all) => {
          const tree = treeOf(all.flat());
          for (const { content } of tree.values()) {
            expect(JSON.stringify(writeTile(content)).length).toBeLessThanOrEqual(MOST_BYTES);
          }
        },
      ),
      { numRuns: isFullRun ? 3 : 1 },
    );
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(arbitraryItems, (items) => {
        for (const { content } of treeOf(items).values())
          expect(readTile(writeTile(content))).toEqual(content);
      }),
    );
  });
});

describe('clusters', () => {
  const shown = (tree: Map<string, BuiltTile>, level: number, items: readonly MapItem[]) => {
    const known = knownIn(tree);
    const ends = items.map(({ position }) => descendTo(tileAt(position, level), known));
    const tiles = new Map(ends.map(({ tile, content }) => [tileKey(tile), { ...tile, content }]));
    return [...tiles.values()].filter(
      (tile) => tile.content !== null && tile.content !== undefined,
    ) as Parameters<typeof clustersOf>[0];
  };

  test('count every item once, at every zoom, and stand apart', () => {
    fc.assert(
      fc.property(arbitraryItems, fc.integer({ min: 0, max: 18 }), (items, zoom) => {
        const clusters = clustersOf(shown(treeOf(items), zoom, items), { zoom, distance: 64 });
        expect(clusters.reduce((sum, cluster) => sum + cluster.items, 0)).toBe(items.length);
        const pixels = 512 * 2 ** zoom;
        for (const [i, a] of clusters.entries()) {
          for (const b of clusters.slice(i + 1)) {
            const east = Math.abs(a.position.lng - b.position.lng) / 360;
            const dx = Math.min(east, 1 - east) * pixels;
            const dy = Math.abs(mercator(a.position.lat) - mercator(b.position.lat)) * pixels;
            expect(Math.hypot(dx, dy)).toBeGreaterThan(63.9);
          }
        }
      }),
    );
  });

  test('count only shown items', () => {
    fc.assert(
      fc.property(arbitraryItems, (items) => {
        const clusters = clustersOf(shown(treeOf(items), 3, items), {
          zoom: 3,
          distance: 64,
          shows: (itemClass) => categoryOfClass(itemClass) === 'museum',
        });
        const museums = items.filter((item) => categoryOf(item) === 'museum');
        expect(clusters.reduce((sum, cluster) => sum + cluster.items, 0)).toBe(museums.length);
        expect(clusters.every(({ best }) => best === undefined || best.category === 'museum')).toBe(true);
      }),
    );
  });

  test('show a single item, or the best listed one of several', () => {
    const [spot] = clustersOf(shown(treeOf(crowd(1, 45, 5)), 3, crowd(1, 45, 5)), { zoom: 3, distance: 64 });
    expect(spot).toMatchObject({ items: 1, best: { id: 'crowd000000000000000' } });
    const [many] = clustersOf(shown(treeOf(crowd(50, 45, 5)), 3, crowd(50, 45, 5)), {
      zoom: 3,
      distance: 64,
    });
    expect(many).toMatchObject({ items: 50, best: { id: 'crowd000000000000049' } });
  });

  test('merge across the antimeridian', () => {
    const items = [...crowd(3, 0, 179.99), ...crowd(6, 0, -179.99).slice(3)];
    const clusters = clustersOf(shown(treeOf(items), 2, items), { zoom: 2, distance: 64 });
    expect(clusters).toHaveLength(1);
    expect(Math.abs(clusters[0]?.position.lng ?? 0)).toBeGreaterThan(179);
  });
});

function mercator(lat: number): number {
  const clamped = Math.max(-85.05112878, Math.min(85.05112878, lat));
  return 0.5 - Math.asinh(Math.tan((clamped * Math.PI) / 180)) / (2 * Math.PI);
}

test('an empty world has no root', () => {
  expect(treeOf([]).get(tileKey(WORLD))).toBeUndefined();
});
