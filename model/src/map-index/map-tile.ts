import type * as z from 'zod/mini';
import type { Tile } from '../geography/tiles.ts';
import { type Cells, MAX_CELLS_LENGTH, readCells, totalOf, writeCells } from './cells.ts';
import { type MapItem, readItems, writeItems } from './map-item.ts';
import type { writtenTile } from './written-tile.ts';

/*
 * The map index is a tree of tiles over the public items. A tile with few items is a leaf: it lists them all, and has no tiles
 * below it. A tile with more is open: it counts them by cells and lists the best, and each quarter that is not empty is a tile
 * of its own. So the cost of a region depends on its content and not on the level, and the items alone decide the tree.
 */

/** The most items of a leaf. An open tile has more. */
export const LEAF_ITEMS = 32;

/** The number of best items that an open tile lists. */
export const BEST_ITEMS = 16;

/** Cells on a side of an open tile: on a screen a cell is 64 to 128 pixels wide. */
export const GRID_SIZE = 8;

export type LeafTile = { leaf: true; items: readonly MapItem[] };
export type OpenTile = { leaf: false; items: readonly MapItem[]; cells: Cells };
export type MapTile = LeafTile | OpenTile;

export type WrittenTile = z.infer<typeof writtenTile>;

export function writeTile(tile: MapTile): WrittenTile {
  const items = writeItems(tile.items);
  return tile.leaf ? { leaf: true, items, cells: '' } : { leaf: false, items, cells: writeCells(tile.cells) };
}

/** The tile in a document or an answer; undefined where it is not a tile. */
export function readTile(written: unknown): MapTile | undefined {
  if (!isWritten(written)) return undefined;
  try {
    const { leaf, items, cells } = written;
    return leaf
      ? { leaf, items: readItems(items) }
      : { leaf, items: readItems(items), cells: readCells(cells) };
  } catch {
    return undefined;
  }
}

/** As in the schema, for code without schemas. */
function isWritten(written: unknown): written is WrittenTile {
  if (typeof written !== 'object' || written === null) return false;
  const { leaf, items, cells } = written as Partial<Record<keyof WrittenTile, unknown>>;
  return typeof leaf === 'boolean' && typeof items === 'string' && typeof cells === 'string';
}

export function fitsStorage(cells: Cells): boolean {
  return writeCells(cells).length <= MAX_CELLS_LENGTH;
}

/** The number of items in and below the tile. */
export function itemsIn(tile: MapTile): number {
  if (tile.leaf) return tile.items.length;
  return tile.cells.cells.reduce((sum, { counts }) => sum + totalOf(counts), 0);
}

/** The path of a tile's document. */
export function tilePath({ level, x, y }: Tile): string {
  return `mapIndex/${level}/tiles/${x}-${y}`;
}

/** A unique name for each tile, for maps and logs. */
export function tileKey({ level, x, y }: Tile): string {
  return `${level}/${x}/${y}`;
}
