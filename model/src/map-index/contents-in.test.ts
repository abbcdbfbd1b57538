import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileAt, WORLD_TILE } from '../geography/tiles.ts';
import { arbitraryItems } from '../testing/arbitrary-tiles.ts';
import { countItems, totalOf } from './cells.ts';
import { contentsIn } from './contents-in.ts';
import { classOf, ITEM_CLASSES } from './item-class.ts';
import type { MapItem } from './map-item.ts';
import { BEST_ITEMS, type MapTile } from './map-tile.ts';

function open(items: readonly MapItem[]): MapTile {
  return { leaf: false, items: items.slice(0, BEST_ITEMS), cells: countItems(WORLD_TILE, items, 8) };
}

test('everything in view is counted by class, and nothing else', () => {
  fc.assert(
    fc.property(arbitraryItems, fc.boolean(), (items, leaf) => {
      const content: MapTile = leaf ? { leaf, items } : open(items);
      const all = contentsIn([{ ...WORLD_TILE, content }], () => true);
      expect(all.counts).toEqual(
        ITEM_CLASSES.map((one) => items.filter((item) => classOf(item) === one).length),
      );
      expect(all.items).toEqual(content.items);
      const none = contentsIn([{ ...WORLD_TILE, content }], () => false);
      expect(totalOf(none.counts)).toBe(0);
      expect(none.items).toEqual([]);
    }),
  );
});

test('a partial view counts at least the listed items, and no more than exist', () => {
  fc.assert(
    fc.property(arbitraryItems, (items) => {
      const { counts, items: listed } = contentsIn(
        [{ ...WORLD_TILE, content: open(items) }],
        ({ lng }) => lng < 0,
      );
      expect(totalOf(counts)).toBeGreaterThanOrEqual(listed.length);
      for (const [i, count] of counts.entries()) {
        expect(count).toBeLessThanOrEqual(items.filter((item) => classOf(item) === ITEM_CLASSES[i]).length);
      }
      for (const { position } of listed) expect(tileAt(position, 1).x).toBe(0);
    }),
  );
});
