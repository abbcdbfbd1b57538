import { type Tile, unproject, WORLD_TILE } from '@waymark/model/geography/tiles';
import { WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import { DEEPEST_LEVEL, type MapItem, mapPosition } from '@waymark/model/map-index/map-item';
import { LEAF_ITEMS, tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { treeBuilder } from '../functions/src/map-index/build-tree.ts';
import { documentOf } from '../functions/src/map-index/firestore-tiles.ts';
import { isFullRun } from '../functions/src/testing/full-run.ts';
import { treeOf } from '../functions/src/testing/tree-of.ts';
import { type CountedTile, countViews, documentsOfView, SCREENS } from './bench/map-index/count-views.ts';
import { syntheticItems } from './bench/map-index/synthetic-items.ts';

test.each(isFullRun ? [1_000, 30_000] : [5_000])(
  'a view of %i items reads few documents and bytes, and a pan fewer',
  { timeout: 60_000 },
  (count) => {
    const tiles = new Map<string, CountedTile>();
    const builder = treeBuilder(WORLD_TILE, ({ tile, content, quarters }) => {
      const fields = documentOf(content, quarters);
      const bytes = JSON.stringify(fields).length + tilePath(tile).length;
      tiles.set(tileKey(tile), { leaf: content.leaf, cells: fields.cells, bytes });
    });
    const spots = [...syntheticItems(count)].map((placed) => {
      builder.add(placed);
      return placed.item.position;
    });
    builder.finish();
    const { documents, kilobytes, panned } = countViews(
      spots.filter((_, i) => i % Math.ceil(count / 1_000) === 0),
      (tile) => tiles.get(tileKey(tile)),
    );
    expect(documents).toBeLessThanOrEqual(24);
    expect(kilobytes).toBeLessThanOrEqual(150);
    expect(panned).toBeLessThanOrEqual(12);
  },
);

/** This many items at one spot, given by its distances from the middle of the world, as parts of its width. */
function itemsAt(east: number, south: number, count = LEAF_ITEMS + 1): MapItem[] {
  const position = mapPosition(unproject({ x: 0.5 + east, y: 0.5 + south }));
  return Array.from({ length: count }, (_, i) => ({
    kind: 'pin',
    category: 'other',
    id: `item${i}at${east}${south}`,
    position,
    rank: i,
    cover: null,
    title: { en: 'A', fr: 'A' },
  }));
}

/** A quarter of the world that is dense this many levels deep towards the middle, and has a few items in the very corner. */
const quarter = fc.record({
  depth: fc.integer({ min: 1, max: DEEPEST_LEVEL }),
  inCorner: fc.integer({ min: 0, max: LEAF_ITEMS }),
});

function itemsOf({ depth, inCorner }: { depth: number; inCorner: number }, i: number): MapItem[] {
  const [east, south] = [i % 2 ? 1 : -1, i < 2 ? -1 : 1];
  const onTheWay = Array.from({ length: depth }, (_, level) => 0.6 / 2 ** (level + 1));
  const patch = [0.6, 1.6, 2.6].map((tiles) => tiles / 2 ** depth);
  return [
    ...onTheWay.flatMap((distance) => itemsAt(east * distance, south * distance)),
    ...patch.flatMap((x) => patch.flatMap((y) => (x === y ? [] : itemsAt(east * x, south * y)))),
    ...itemsAt((east * 0.1) / 2 ** DEEPEST_LEVEL, (south * 0.1) / 2 ** DEEPEST_LEVEL, inCorner),
  ];
}

test('a first view at a corner of all levels reads few documents, however deep each of its sides is', () => {
  fc.assert(
    fc.property(
      fc.tuple(quarter, quarter, quarter, quarter),
      fc.constantFrom(...SCREENS, { width: 4_000, height: 40 }),
      fc.double({ min: -1, max: 3, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (quarters, size, zoomIn, right, down) => {
        const tree = treeOf(quarters.flatMap(itemsOf));
        const zoom = Math.max(0, Math.max(...quarters.map(({ depth }) => depth)) + zoomIn);
        const pixels = 2 * WORLD_PIXELS * 2 ** zoom;
        const centre = unproject({
          x: 0.5 + (right * size.width) / pixels,
          y: Math.min(1, Math.max(0, 0.5 + (down * size.height) / pixels)),
        });
        const known = (tile: Tile) => tree.get(tileKey(tile))?.content ?? null;
        expect(documentsOfView({ ...centre, zoom }, size, known).size).toBeLessThanOrEqual(24);
      },
    ),
    { numRuns: isFullRun ? 200 : 20 },
  );
});
