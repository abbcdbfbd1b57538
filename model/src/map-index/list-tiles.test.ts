import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { childTiles, type Tile, tileAt, WORLD_TILE } from '../geography/tiles.ts';
import { countItems } from './cells.ts';
import { coverOf } from './cover.ts';
import { classOf, type ItemClass } from './item-class.ts';
import { listTiles } from './list-tiles.ts';
import type { MapItem } from './map-item.ts';
import { BEST_ITEMS, GRID_SIZE, LEAF_ITEMS, type MapTile, tileKey } from './map-tile.ts';

/** The index of these items, as functions write it. */
function indexOf(items: readonly MapItem[]): (tile: Tile) => MapTile | null {
  const within = (tile: Tile) =>
    items.filter(({ position }) => tileKey(tileAt(position, tile.level)) === tileKey(tile));
  return (tile) => {
    const own = within(tile);
    const above = tile.level === 0 ? own.length : within(tileAbove(tile)).length;
    if (own.length === 0 || (tile.level > 0 && above <= LEAF_ITEMS)) return null;
    if (own.length <= LEAF_ITEMS) return { leaf: true, items: own };
    return { leaf: false, items: own.slice(0, BEST_ITEMS), cells: countItems(tile, own, GRID_SIZE) };
  };
}

function tileAbove({ level, x, y }: Tile): Tile {
  return { level: level - 1, x: x >> 1, y: y >> 1 };
}

interface Reading {
  shows?: (itemClass: ItemClass) => boolean;
  isInView?: (position: MapItem['position']) => boolean;
  most?: number;
}

/** The ids of the items in the list after it has read everything that it wants, and the number of tiles. */
function read(
  items: readonly MapItem[],
  { shows = () => true, isInView = () => true, most = 10_000 }: Reading,
) {
  const known = indexOf(items);
  const first = coverOf(childTiles(WORLD_TILE), known).shown;
  let shown: typeof first = [];
  for (;;) {
    const { wanted, isCut } = listTiles(first, { known: shown, shows, isInView, most });
    const next = coverOf(wanted, known).shown;
    if (next.length === shown.length) {
      const listed = [...first, ...shown].flatMap(({ content }) => content.items);
      return {
        ids: new Set(listed.filter((item) => shows(classOf(item))).map(({ id }) => id)),
        wanted,
        isCut,
      };
    }
    shown = next;
  }
}

/** Up to 120 items, most of them around one place, at most one at a spot. */
const crowd = fc
  .uniqueArray(fc.tuple(fc.nat(60), fc.nat(60), fc.constantFrom('pin', 'post', 'area')), {
    minLength: 1,
    maxLength: 120,
    size: 'max',
    selector: ([x, y]) => `${x} ${y}`,
  })
  .map((places) =>
    places.map(([x, y, kind], i) => itemAt(i, kind, { lat: 38 + (x * x) / 90, lng: (y * y) / 90 })),
  );

function itemAt(i: number, kind: 'pin' | 'post' | 'area', position: MapItem['position']): MapItem {
  const id = String(i).padStart(20, '0');
  return { kind, id, position, rank: 1, cover: null, title: { en: 'A place' } };
}

test('a list reaches every item of a view, whatever the filter', () => {
  fc.assert(
    fc.property(crowd, (items) => {
      expect(read(items, {}).ids.size).toBe(items.length);
      const stories = items.filter((item) => classOf(item) === 'post');
      expect(read(items, { shows: (one) => one === 'post' }).ids.size).toBe(stories.length);
    }),
    { numRuns: 30 },
  );
});

test('a list asks for no more tiles than it may, says so, and asks for the fullest first', () => {
  const items = Array.from({ length: 200 }, (_, i) =>
    itemAt(
      i,
      'post',
      i < 150 ? { lat: 40 + i / 50, lng: 10 + i / 50 } : { lat: 5 + i / 50, lng: 60 + i / 50 },
    ),
  );
  const few = read(items, { most: 2 });
  expect(few.isCut).toBe(true);
  expect(few.wanted).toHaveLength(2);
  const all = read(items, {});
  expect(all.isCut).toBe(false);
  expect(all.wanted.slice(0, 2)).toEqual(few.wanted);
});

test('nothing is asked for where the map lists all items that are shown, or none is in view', () => {
  const items = Array.from({ length: 40 }, (_, i) =>
    itemAt(i, i < 3 ? 'post' : 'pin', { lat: 40 + i / 50, lng: 10 + i / 50 }),
  );
  expect(read(items, { shows: (one) => one === 'post' }).wanted).toEqual([]);
  expect(read(items, { isInView: () => false }).wanted).toEqual([]);
});
