import { WORLD_TILE } from '@waymark/model/geography/tiles';
import { tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import { expect, test } from 'vitest';
import { treeBuilder } from '../functions/src/map-index/build-tree.ts';
import { documentOf } from '../functions/src/map-index/firestore-tiles.ts';
import { type CountedTile, countViews } from './bench/map-index/count-views.ts';
import { syntheticItems } from './bench/map-index/synthetic-items.ts';

test.each([1_000, 30_000])(
  'a view of %i items is of few documents and bytes, and a pan of fewer',
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
