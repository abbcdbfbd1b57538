import { ancestorTile, type Tile, WORLD_TILE } from '../geography/tiles.ts';
import { countWithin } from './cells.ts';
import { GRID_SIZE, LEAF_ITEMS, type MapTile, type OpenTile, tileKey } from './map-tile.ts';

/** So many levels an open tile tells of. */
const STEP = Math.log2(GRID_SIZE);

/** What is known of a tile: what it holds, null where there is none, undefined as long as nobody has looked. */
export type KnownTile = (tile: Tile) => MapTile | null | undefined;

/**
 * Where the way down the tree towards a tile ends: at the tile itself, at a leaf above it, or at a quarter that holds
 * nothing (null). With undefined, it has to be looked at the tile to go on.
 */
export interface WayEnd {
  tile: Tile;
  content: MapTile | null | undefined;
  /** The tiles that would be the first to know if it came to hold something, where it holds nothing. */
  watched: readonly Tile[];
}

/**
 * Goes down from the world towards a tile. An open tile counts by cells three levels deep, which tells what is a leaf and
 * what is empty without a look: one document is enough for three levels. Further down it looks ahead.
 */
export function wayTo(wanted: Tile, known: KnownTile): WayEnd {
  let end: WayEnd = { tile: WORLD_TILE, content: known(WORLD_TILE), watched: [WORLD_TILE] };
  for (;;) {
    const { tile: from, content } = end;
    if (!content || content.leaf || from.level >= wanted.level) return end;
    const next = stepDown(from, content, wanted, known);
    if (next.items === 0) return { tile: next.tile, content: null, watched: [from] };
    const isOpen = next.items > LEAF_ITEMS && known(next.tile) === undefined;
    end = landing(from, isOpen ? lookAhead(next.tile, wanted, known) : next.tile, known);
  }
}

/** The next tile on the way: a leaf as soon as there is one, else as deep as the cells tell. */
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
 * Where to look on the way from a tile that is open to the wanted one. Where it is dense, the tile that counts what is wanted
 * is there: it is the first. Where it is not, the end is between: halving finds it with fewer looks than going down all the
 * steps, of which there are many where the corner of several levels is in view and each of its sides has a way of its own.
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
 * Where a step down arrives: counts follow a little later than tiles, so that a tile which should be there may have become
 * part of a leaf between.
 */
function landing(from: Tile, to: Tile, known: KnownTile): WayEnd {
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

/** What to show for the tiles that a camera needs, and what has to be looked at before there is more to show. */
export interface Cover {
  /** Each once: leaves may be above the wanted tiles. */
  shown: readonly (Tile & { content: MapTile })[];
  missing: readonly Tile[];
  /** Tiles that say of others that there is nothing in them: they are the first to know when there is. */
  watched: readonly Tile[];
}

/** The tiles that stand for the wanted ones, as far as the ways to them are known. */
export function coverOf(wanted: readonly Tile[], known: KnownTile): Cover {
  const shown = new Map<string, Tile & { content: MapTile }>();
  const missing = new Map<string, Tile>();
  const watched = new Map<string, Tile>();
  for (const tile of wanted) {
    const end = wayTo(tile, known);
    if (end.content === undefined) missing.set(tileKey(end.tile), end.tile);
    else if (end.content === null) for (const watch of end.watched) watched.set(tileKey(watch), watch);
    else shown.set(tileKey(end.tile), { ...end.tile, content: end.content });
  }
  return { shown: [...shown.values()], missing: [...missing.values()], watched: [...watched.values()] };
}

/**
 * How many looks `coverOf` needs for tiles of one level at most, while the index is at rest: one for every three levels of each
 * way from the world down, as far as the ways to them part.
 */
export function mostLooks(wanted: readonly Tile[]): number {
  const levels = new Set(
    wanted.flatMap(({ level }) => [
      level,
      ...Array.from({ length: Math.ceil(level / STEP) }, (_, i) => i * STEP),
    ]),
  );
  const ways = [...levels].flatMap((level) => wanted.map((tile) => tileKey(ancestorTile(tile, level))));
  return new Set(ways).size;
}
