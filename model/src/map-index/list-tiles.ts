import type { Position } from '../geography/position.ts';
import { ancestorTile, type Tile, unproject } from '../geography/tiles.ts';
import { countItems, countWithin, middleOf } from './cells.ts';
import { ITEM_CLASSES, type ItemClass } from './item-class.ts';
import { DEEPEST_LEVEL } from './map-item.ts';
import { LEAF_ITEMS, type MapTile, tileKey } from './map-tile.ts';

type ReadTile = Tile & { content: MapTile };

interface ListOptions {
  /** The tiles below that have been read, at any level. */
  known: readonly ReadTile[];
  shows: (itemClass: ItemClass) => boolean;
  isInView: (position: Position) => boolean;
  /** The most tiles to read. */
  most: number;
}

/** The tiles from which a list takes the items that the tiles of the map only count. */
export interface ListTiles {
  wanted: readonly Tile[];
  /** Whether more than `most` tiles would be needed. */
  isCut: boolean;
}

/**
 * The tiles below those of a view that name its other items, those with the most of them first. An open tile lists its best items
 * and counts the rest by cells, which say where to look. The longer `known` is, the further down the answer leads.
 */
export function listTiles(tiles: readonly ReadTile[], options: ListOptions): ListTiles {
  const { known, most } = options;
  const wanted = new Map<string, Tile>();
  let open = tiles;
  while (open.length > 0) {
    const below = open.flatMap((tile) => tilesBelow(tile, options)).sort((a, b) => b.items - a.items);
    for (const { tile } of below) {
      if (wanted.size === most && !wanted.has(tileKey(tile)))
        return { wanted: [...wanted.values()], isCut: true };
      wanted.set(tileKey(tile), tile);
    }
    const keys = new Set(below.map(({ tile }) => tileKey(tile)));
    open = known.filter((tile) => keys.has(tileKey(tile)));
  }
  return { wanted: [...wanted.values()], isCut: false };
}

/** The tiles below an open one, each with the number of items in view that the open one does not list. */
function tilesBelow(tile: ReadTile, { shows, isInView }: ListOptions): { tile: Tile; items: number }[] {
  const { content } = tile;
  if (content.leaf || tile.level >= DEEPEST_LEVEL) return [];
  const { cells, size } = content.cells;
  const listed = new Map(
    countItems(tile, content.items, size).cells.map((cell) => [`${cell.column} ${cell.row}`, cell.counts]),
  );
  const below = new Map<string, { tile: Tile; items: number }>();
  for (const cell of cells) {
    const named = listed.get(`${cell.column} ${cell.row}`);
    const items = ITEM_CLASSES.reduce(
      (sum, itemClass, i) =>
        shows(itemClass) ? sum + Math.max(0, (cell.counts[i] ?? 0) - (named?.[i] ?? 0)) : sum,
      0,
    );
    if (items === 0 || !isInView(unproject(middleOf(tile, size, cell)))) continue;
    const next = firstLeaf(tile, content.cells, cell);
    const key = tileKey(next);
    below.set(key, { tile: next, items: items + (below.get(key)?.items ?? 0) });
  }
  return [...below.values()];
}

/** The first tile on the way down to a cell that is a leaf by its count, or else that of the cell. */
function firstLeaf(
  tile: Tile,
  cells: Parameters<typeof countWithin>[0] & { size: number },
  { column, row }: { column: number; row: number },
): Tile {
  const levels = Math.log2(cells.size);
  const deepest = {
    level: tile.level + levels,
    x: tile.x * cells.size + column,
    y: tile.y * cells.size + row,
  };
  for (let level = tile.level + 1; level < Math.min(deepest.level, DEEPEST_LEVEL); level++) {
    const side = 2 ** (deepest.level - level);
    const square = { column: column - (column % side), row: row - (row % side), side };
    if (countWithin(cells, square) <= LEAF_ITEMS) return ancestorTile(deepest, level);
  }
  return ancestorTile(deepest, Math.min(deepest.level, DEEPEST_LEVEL));
}
