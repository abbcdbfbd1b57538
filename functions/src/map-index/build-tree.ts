import { childTiles, quadkeyOf, type Tile } from '@waymark/model/geography/tiles';
import { DEEPEST_LEVEL } from '@waymark/model/map-index/map-item';
import { LEAF_ITEMS, type MapTile } from '@waymark/model/map-index/map-tile';
import type { PlacedItem } from './map-item-of.ts';
import { deepestOpenTile, leafOf, openOf } from './tile-content.ts';

export interface BuiltTile {
  tile: Tile;
  content: MapTile;
  /** The quarters of an open tile, in the order of `childTiles`; nulls in a leaf. */
  quarters: readonly (MapTile | null)[];
}

/** A tile that still receives items. It stores them as long as it may be a leaf, and afterwards its quarters. */
interface Growing {
  tile: Tile;
  quadkey: string;
  items: PlacedItem[] | null;
  quarters: (MapTile | null)[];
}

/**
 * Builds the map index from one tile down, from its items in the order of their quadkeys. Only the tiles between that tile and
 * the last item are in memory, which therefore does not grow with the number of items.
 *
 * @param emit receives each non-empty tile once, quarters before the tile that contains them
 */
export function treeBuilder(root: Tile, emit: (built: BuiltTile) => void) {
  const path = [growing(root, quadkeyOf(root))];

  function add(placed: PlacedItem): void {
    let last = lastOf(path);
    while (!placed.quadkey.startsWith(last.quadkey)) {
      close();
      last = lastOf(path);
    }
    if (last.items === null) {
      path.push(quarterWith(placed, last));
      add(placed);
      return;
    }
    last.items.push(placed);
    if (last.items.length <= LEAF_ITEMS || last.tile.level === DEEPEST_LEVEL) return;
    const { items } = last;
    last.items = null;
    for (const item of items) add(item);
  }

  function close(): MapTile | null {
    const closed = lastOf(path);
    path.pop();
    const content = contentOf(closed);
    const above = path.at(-1);
    if (above !== undefined) above.quarters[Number(closed.quadkey.at(-1))] = content;
    if (content !== null) emit({ tile: closed.tile, content, quarters: closed.quarters });
    return content;
  }

  return {
    add,
    /** Emits the remaining tiles and returns the first one; null without items. */
    finish(): MapTile | null {
      while (path.length > 1) close();
      return close();
    },
  };
}

function growing(tile: Tile, quadkey: string): Growing {
  return { tile, quadkey, items: [], quarters: [null, null, null, null] };
}

function quarterWith({ quadkey }: PlacedItem, { tile }: Growing): Growing {
  const place = Number(quadkey[tile.level]);
  const quarter = childTiles(tile)[place];
  if (quarter === undefined) throw new Error(`"${quadkey}" is no quadkey`);
  return growing(quarter, quadkey.slice(0, quarter.level));
}

function lastOf(path: readonly Growing[]): Growing {
  const last = path.at(-1);
  if (last === undefined) throw new Error('The tree is finished');
  return last;
}

function contentOf({ tile, items, quarters }: Growing): MapTile | null {
  if (items === null) return openOf(tile, quarters);
  if (items.length === 0) return null;
  const listed = items.map(({ item }) => item);
  return items.length <= LEAF_ITEMS ? leafOf(listed) : deepestOpenTile(tile, listed);
}
