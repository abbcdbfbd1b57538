import type { Position } from '../geography/position.ts';
import { type Tile, unproject } from '../geography/tiles.ts';
import { middleOf } from './cells.ts';
import { classOf, ITEM_CLASSES } from './item-class.ts';
import type { MapItem } from './map-item.ts';
import type { MapTile } from './map-tile.ts';

/** What lies within a view: how many items of each class, in the order of `ITEM_CLASSES`, and those that are listed. */
export interface Contents {
  counts: readonly number[];
  items: readonly MapItem[];
}

/**
 * What tiles hold within a view. An open tile's items are counted by the middle of their cells, so that along the edges of the
 * view a count may be off by what a cell holds there, but never less than the items that are listed.
 *
 * @param tiles none of which lies in another
 */
export function contentsIn(
  tiles: readonly (Tile & { content: MapTile })[],
  isInView: (position: Position) => boolean,
): Contents {
  const inView = tiles.map((tile) => countedIn(tile, isInView));
  return {
    counts: ITEM_CLASSES.map((_, i) => inView.reduce((sum, { counts }) => sum + (counts[i] ?? 0), 0)),
    items: inView.flatMap(({ items }) => items),
  };
}

function countedIn(tile: Tile & { content: MapTile }, isInView: (position: Position) => boolean): Contents {
  const { content } = tile;
  const items = content.items.filter(({ position }) => isInView(position));
  const listed = ITEM_CLASSES.map((itemClass) => items.filter((item) => classOf(item) === itemClass).length);
  if (content.leaf) return { counts: listed, items };
  const { cells, size } = content.cells;
  const seen = cells.filter((cell) => isInView(unproject(middleOf(tile, size, cell))));
  const counts = listed.map((least, i) =>
    Math.max(
      least,
      seen.reduce((sum, cell) => sum + (cell.counts[i] ?? 0), 0),
    ),
  );
  return { counts, items };
}
