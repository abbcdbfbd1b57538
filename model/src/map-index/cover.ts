import { ancestorTile, type Tile, WORLD_TILE } from '../geography/tiles.ts';
import { countWithin } from './cells.ts';
import { GRID_SIZE, LEAF_ITEMS, type MapTile, type OpenTile, tileKey } from './map-tile.ts';

/** The number of levels that the cells of an open tile cover. */
const STEP = Math.log2(GRID_SIZE);

/** What is known about a tile: its content, null where it does not exist, undefined where it has not been read. */
export type KnownTile = (tile: Tile) => MapTile | null | undefined;

/**
 * The end of the way down the tree towards a tile: the tile itself, a leaf above it, or an empty quarter (null). Undefined
 * means that another tile has to be read first.
 */
export interface Descent {
  tile: Tile;
  content: MapTile | null | undefined;
  /** For an empty quarter: the tiles that would change first if it got an item. */
  watched: readonly Tile[];
}

/**
 * Goes down from the world towards a tile. The cells of an open tile cover three levels, so one document says which tiles of
 * three levels are leaves or empty. Below that the search skips levels.
 */
export function descendTo(wanted: Tile, known: KnownTile): Descent {
  let end: Descent = { tile: WORLD_TILE, content: known(WORLD_TILE), watched: [WORLD_TILE] };
  for (;;) {
    const { tile: from, content } = end;
    if (!content || content.leaf || from.level >= wanted.level) return end;
    const next = stepDown(from, content, wanted, known);
    if (next.items === 0) return { tile: next.tile, content: null, watched: [from] };
    const isOpen = next.items > LEAF_ITEMS && known(next.tile) === undefined;
    end = landing(from, isOpen ? lookAhead(next.tile, wanted, known) : next.tile, known);
  }
}

/** The next tile on the way: the first leaf, else the deepest tile that the cells cover. */
function stepDown(tile: Tile, { cells }: OpenTile, wanted: Tile, known: KnownTile) {
  const deepest = Math.min(wanted.level, tile.level + Math.log2(cells.size));
  for (let level = tile.level + 1; ; level++) {
    const next = ancestorTile(wanted, level);
    const side = cells.size / 2 ** (level - tile.level);
    const column = next.x * side - tile.x * cells.size;
    const row = next.y * side - tile.y * cells.size;
    const items = countWithin(cells, { column, row, side });
    if (items <= LEAF_ITEMS || level === deepest || known(next)?.leaf) return { tile: next, items };
  }
}

/**
 * Which tiles to read on the way from an open tile to the wanted one. In a dense region the tile that counts the wanted one
 * exists, so it comes first. Otherwise the end lies between, and halving finds it with fewer reads than going down step by
 * step, which would be many where the corner of several levels is in view.
 */
function lookAhead(open: Tile, wanted: Tile, known: KnownTile): Tile {
  let bottom: number | undefined;
  for (let level = wanted.level; level > open.level; level--) {
    const tile = ancestorTile(wanted, level);
    const content = known(tile);
    if (content) return tile;
    if (content === null) bottom = level;
  }
  const stages = [open.level];
  const steps = Math.ceil((wanted.level - open.level) / STEP) - 1;
  for (let level = wanted.level - steps * STEP; level < (bottom ?? wanted.level); level += STEP) {
    stages.push(level);
  }
  const stage = bottom === undefined ? stages.length - 1 : Math.floor((stages.length - 1) / 2);
  return ancestorTile(wanted, stages[stage] ?? open.level);
}

/**
 * The end of a step down. Counts are updated a little later than tiles, so an expected tile may have become part of a leaf
 * above it.
 */
function landing(from: Tile, to: Tile, known: KnownTile): Descent {
  const content = known(to);
  const watched = [from, to];
  if (content !== null) return { tile: to, content, watched };
  for (let level = to.level - 1; level > from.level; level--) {
    const between = ancestorTile(to, level);
    const found = known(between);
    if (found === undefined || found?.leaf) return { tile: between, content: found, watched };
    watched.push(between);
    if (found !== null) break;
  }
  return { tile: to, content: null, watched };
}

/** The tiles to show for a camera, and those to read before there is more to show. */
export interface Cover {
  /** Each once. Leaves may be above the wanted tiles. */
  shown: readonly (Tile & { content: MapTile })[];
  missing: readonly Tile[];
  /** Tiles whose cells say that others are empty. They change first when that changes. */
  watched: readonly Tile[];
}

/** The tiles that cover the wanted ones, as far as the ways to them are known. */
export function coverOf(wanted: readonly Tile[], known: KnownTile): Cover {
  const shown = new Map<string, Tile & { content: MapTile }>();
  const missing = new Map<string, Tile>();
  const watched = new Map<string, Tile>();
  for (const tile of wanted) {
    const end = descendTo(tile, known);
    if (end.content === undefined) missing.set(tileKey(end.tile), end.tile);
    else if (end.content === null) for (const watch of end.watched) watched.set(tileKey(watch), watch);
    else shown.set(tileKey(end.tile), { ...end.tile, content: end.content });
  }
  return { shown: [...shown.values()], missing: [...missing.values()], watched: [...watched.values()] };
}

/**
 * The most reads that `coverOf` needs for tiles of one level while the index does not change: one for every three levels of
 * each separate way from the world down.
 */
export function maxReads(wanted: readonly Tile[]): number {
  const levels = new Set(
    wanted.flatMap(({ level }) => [
      level,
      ...Array.from({ length: Math.ceil(level / STEP) }, (_, i) => i * STEP),
    ]),
  );
  const ways = [...levels].flatMap((level) => wanted.map((tile) => tileKey(ancestorTile(tile, level))));
  return new Set(ways).size;
}
