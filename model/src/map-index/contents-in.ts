import type { Position } from '../geography/position.ts';
import { type Tile, unproject } from '../geography/tiles.ts';
import { middleOf } from './cells.ts';
import { classOf, ITEM_CLASSES } from './item-class.ts';
import type { MapItem } from './map-item.ts';
import type { MapTile } from './map-tile.ts';

/** The content of a view: the number of items of each class, in the order of `ITEM_CLASSES`, and the listed items. */
export interface Contents {
  counts: readonly number[];
  items: readonly MapItem[];
}

/**
 * The content of tiles within a view. An open tile's items are counted by the centre of their cells, so along the edges of the
 * view a count may be off by the content of a cell, but it is never less than the number of listed items.
 *
 * @param tiles of which none contains another
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
  const ofClass = Map.groupBy(items, classOf);
  const listed = ITEM_CLASSES.map((itemClass) => ofClass.get(itemClass)?.length ?? 0);
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
