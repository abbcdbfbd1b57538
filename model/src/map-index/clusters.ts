import type { Position } from '../geography/position.ts';
import { project, type Tile, unproject } from '../geography/tiles.ts';
import { WORLD_PIXELS } from './camera-tiles.ts';
import { type Cell, type Cells, countItems, middleOf, totalOf } from './cells.ts';
import { classOf, countOf, ITEM_CLASSES, type ItemClass } from './item-class.ts';
import { compareItems, type MapItem } from './map-item.ts';
import type { MapTile } from './map-tile.ts';

/** Items at one spot of the screen. */
export interface Cluster {
  /** The true middle of its items. */
  position: Position;
  /** How many items of each class, in the order of `ITEM_CLASSES`. */
  counts: readonly number[];
  /** The number of all its items. */
  items: number;
  /** The best of its items that the tiles list; for a cluster of one, that item if it is listed. */
  best: MapItem | undefined;
  /** Its items that the tiles list. */
  listed: readonly MapItem[];
}

/** How far clusters stay from each other. */
interface Spacing {
  zoom: number;
  /** The smallest distance between clusters, in CSS pixels. */
  distance: number;
}

export interface ClusterOptions extends Spacing {
  /** Which items are counted; all where it is absent. */
  shows?: (itemClass: ItemClass) => boolean;
}

/** A cluster on the square of web mercator, which wraps: 0…1 from west to east. */
type Spot = Omit<Cluster, 'position'> & { x: number; y: number };

/**
 * The content of the tiles as separate clusters: the largest absorbs others that are too near until none are. Tiles that do not
 * contain each other count every item once.
 */
export function clustersOf(
  tiles: readonly (Tile & { content: MapTile })[],
  { shows = () => true, ...spacing }: ClusterOptions,
): Cluster[] {
  const shown = ITEM_CLASSES.map(shows);
  return separate(
    tiles.flatMap((tile) => spotsOf(tile, shown)),
    spacing,
  );
}

/** The same items in fewer clusters, farther apart: clusters absorb others as they do in `clustersOf`. */
export function widen(clusters: readonly Cluster[], spacing: Spacing): Cluster[] {
  return separate(
    clusters.map(({ position, ...cluster }) => ({ ...cluster, ...project(position) })),
    spacing,
  );
}

function separate(all: readonly Spot[], { zoom, distance }: Spacing): Cluster[] {
  const reach = distance / (WORLD_PIXELS * 2 ** zoom);
  let spots = all;
  for (;;) {
    const merged = mergeNear(spots, reach);
    if (merged.length === spots.length) break;
    spots = merged;
  }
  return spots.map(({ x, y, ...cluster }) => ({ ...cluster, position: unproject({ x, y }) }));
}

/** The positions of what the tiles show: of each listed item, and of the others where they are counted. */
export function positionsIn(
  tiles: readonly (Tile & { content: MapTile })[],
  shows: (itemClass: ItemClass) => boolean,
): Position[] {
  const shown = ITEM_CLASSES.map(shows);
  return tiles.flatMap((tile) => spotsOf(tile, shown)).map(unproject);
}

/** The listed items of a tile, and the rest from its cells. */
function spotsOf(tile: Tile & { content: MapTile }, shown: readonly boolean[]): Spot[] {
  const { content } = tile;
  const listed = content.items.filter((item) => shown[ITEM_CLASSES.indexOf(classOf(item))]);
  const items = listed.map(
    (item): Spot => ({
      ...project(item.position),
      counts: countOf(item),
      items: 1,
      best: item,
      listed: [item],
    }),
  );
  return content.leaf ? items : [...items, ...restOf(tile, content.cells, content.items, shown)];
}

function restOf(
  tile: Tile,
  { size, cells }: Cells,
  listed: readonly MapItem[],
  shown: readonly boolean[],
): Spot[] {
  const keyOf = ({ column, row }: Cell) => row * size + column;
  const taken = new Map(countItems(tile, listed, size).cells.map((cell) => [keyOf(cell), cell.counts]));
  return cells.flatMap((cell): Spot[] => {
    const apart = taken.get(keyOf(cell));
    const counts = cell.counts.map((items, i) => (shown[i] ? items - (apart?.[i] ?? 0) : 0));
    const items = totalOf(counts);
    if (items === 0) return [];
    return [
      {
        ...middleOf(tile, size, cell),
        counts,
        items,
        best: undefined,
        listed: [],
      },
    ];
  });
}

/** One round: each spot, the largest first, absorbs those within its reach that are still free. */
function mergeNear(spots: readonly Spot[], reach: number): Spot[] {
  const near = neighbourhood(spots, reach);
  const taken = new Set<Spot>();
  const order = spots.toSorted((a, b) => b.items - a.items || compareBest(a, b) || a.x - b.x || a.y - b.y);
  return order.flatMap((seed) => {
    if (taken.has(seed)) return [];
    const group = near(seed).filter((spot) => !taken.has(spot) && apart(seed, spot) < reach);
    for (const spot of group) taken.add(spot);
    return [merge(seed, group)];
  });
}

/** The spots in the squares of side `reach` around a spot's square. */
function neighbourhood(spots: readonly Spot[], reach: number): (spot: Spot) => Spot[] {
  const columns = Math.max(1, Math.floor(1 / reach));
  const squareOf = ({ x, y }: Spot) => ({
    column: Math.min(columns - 1, Math.floor(x * columns)),
    row: Math.floor(y * columns),
  });
  const keyOf = (column: number, row: number) => row * columns + ((column + columns) % columns);
  const squares = Map.groupBy(spots, (spot) => {
    const { column, row } = squareOf(spot);
    return keyOf(column, row);
  });
  return (spot) => {
    const { column, row } = squareOf(spot);
    const keys = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => keyOf(column + dx, row + dy)));
    return [...new Set(keys)].flatMap((key) => squares.get(key) ?? []);
  };
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x + turn(a, b) - b.x, a.y - b.y);
}

/** The offset that moves the longitude of `a` to the side of the antimeridian nearer to `b`. */
function turn(a: Spot, b: Spot): number {
  return Math.round(b.x - a.x);
}

/** A group in which the seed is alone is that spot: most are, in every round after the first. */
function merge(seed: Spot, group: readonly Spot[]): Spot {
  if (group.length === 1) return seed;
  const items = group.reduce((sum, spot) => sum + spot.items, 0);
  const mean = (value: (spot: Spot) => number) =>
    group.reduce((sum, spot) => sum + value(spot) * spot.items, 0) / items;
  const x = mean((spot) => spot.x + turn(spot, seed));
  return {
    x: x - Math.floor(x),
    y: mean(({ y }) => y),
    counts: seed.counts.map((_, i) => group.reduce((sum, spot) => sum + (spot.counts[i] ?? 0), 0)),
    items,
    best: group.toSorted(compareBest)[0]?.best,
    listed: group.flatMap(({ listed }) => listed),
  };
}

/** Spots with a listed item come before those without, the better item first. */
function compareBest({ best: a }: Spot, { best: b }: Spot): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compareItems(a, b);
}
