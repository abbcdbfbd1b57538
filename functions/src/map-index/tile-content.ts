import { childTiles, type Tile } from '@waymark/model/geography/tiles';
import { assemble, type Cells, countItems, halve } from '@waymark/model/map-index/cells';
import { compareItems, type MapItem } from '@waymark/model/map-index/map-item';
import {
  BEST_ITEMS,
  fitsStorage,
  GRID_SIZE,
  type LeafTile,
  type MapTile,
  type OpenTile,
} from '@waymark/model/map-index/map-tile';

/** A tile that lists all of its items, which are at most `LEAF_ITEMS`, the best first. */
export function leafOf(items: readonly MapItem[]): LeafTile {
  return { leaf: true, items: items.toSorted(compareItems) };
}

/**
 * An open tile from its four quarters, in the order of `childTiles`, null for empty ones. It equals the tile from the items:
 * only quarters of at most `LEAF_ITEMS` are leaves, and a quarter lists every item that is among the best here.
 */
export function openOf(tile: Tile, quarters: readonly (MapTile | null)[]): OpenTile {
  const children = childTiles(tile);
  const cells = children.map((child, i) => cellsOf(child, quarters[i] ?? null, GRID_SIZE / 2));
  const best = quarters.flatMap((quarter) => quarter?.items ?? []);
  return open(assemble(cells, GRID_SIZE), best);
}

/** An open tile at the deepest level, which has no quarters. */
export function deepestOpenTile(tile: Tile, items: readonly MapItem[]): OpenTile {
  return open(countItems(tile, items, GRID_SIZE), items);
}

function cellsOf(tile: Tile, content: MapTile | null, size: number): Cells {
  if (content === null) return { size, cells: [] };
  if (content.leaf) return countItems(tile, content.items, size);
  return content.cells.size > size ? halve(content.cells) : content.cells;
}

function open(cells: Cells, items: readonly MapItem[]): OpenTile {
  return {
    leaf: false,
    items: items.toSorted(compareItems).slice(0, BEST_ITEMS),
    cells: fitsStorage(cells) ? cells : halve(cells),
  };
}
