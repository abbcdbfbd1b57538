import type { Bounds } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import type { Tile } from '@waymark/model/geography/tiles';
import { type Cluster, clustersOf, positionsIn, widen } from '@waymark/model/map-index/clusters';
import { countOf } from '@waymark/model/map-index/item-class';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import { isInView, type MapView, placeInView } from '../../map/in-view.ts';
import { itemKey } from '../card/item-key.ts';
import { type Filter, shows } from './item-filter.ts';
import { marksIn, type OwnMark } from './own-marks.ts';

/**
 * More than 80 elements move slowly without a graphics processor: 100 take 31 ms a frame. The limit includes the highlighted item, and
 * the page's own marks as far as these leave room for the marks around them.
 */
export const MOST_MARKS = 79;

/** The maximum number of marks where the engine draws the single items beyond `MOST_MARKS`. */
export const MOST_DRAWN = 400;

/** The room for the marks around the page's own, however many these are. */
const LEAST_AROUND = 10;

/** The minimum distance between marks, in CSS pixels, as a thumb needs it. */
const APART = 52;

/** Marks that are closer than this, in CSS pixels, hide each other. */
const OVERLAPPING = 38;

/** A cluster on the map, with a key that is stable while it moves only a little. */
export interface Mark extends Cluster {
  key: string;
}

/**
 * The marks for the tiles in a view, on a flat map those of most items first. If there would be more than `limit`, or more clusters than
 * `MOST_MARKS`, they are further apart.
 */
export function marksOf(
  tiles: readonly (Tile & { content: MapTile })[],
  view: MapView,
  filter: Filter,
  own: readonly OwnMark[] = [],
  limit = MOST_MARKS,
): Mark[] {
  const isHidden = hiddenBy(own, view);
  const most = roomAround(own, limit);
  const mostClusters = roomAround(own);
  const { zoom } = view.camera;
  let distance = APART;
  let clusters = clustersOf(tiles, { zoom, distance, shows: (itemClass) => shows(filter, itemClass) });
  for (;;) {
    const inView = apartOnScreen(
      clusters.filter(({ position }) => isInView(position, view)),
      view,
    );
    if (inView.length <= most && inView.filter(({ items }) => items > 1).length <= mostClusters) {
      return inView
        .filter((cluster) => !isHidden(cluster))
        .map((cluster) => ({ ...cluster, key: keyOf(cluster) }));
    }
    distance *= 1.25;
    clusters = widen(clusters, { zoom, distance });
  }
}

/** The maximum number of marks around the page's own. */
export function roomAround(own: readonly OwnMark[], limit = MOST_MARKS): number {
  return Math.max(LEAST_AROUND, limit - own.length);
}

/** The items that an own mark hides: those that it covers, and its own item among all others. */
function hiddenBy(own: readonly OwnMark[], view: MapView): (cluster: Cluster) => boolean {
  const keys = new Set(own.flatMap(marksIn).map(({ item }) => itemKey(item)));
  const places = own.flatMap(({ position }) => placeInView(position, view) ?? []);
  return ({ items, best, position }) => {
    if (items === 1 && best && keys.has(itemKey(best))) return true;
    const at = placeInView(position, view);
    return at !== null && places.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < OVERLAPPING);
  };
}

/**
 * Merges clusters that overlap on the screen into the larger one. Near the edge of a globe, distant places are close on the
 * screen.
 */
function apartOnScreen(clusters: readonly Cluster[], view: MapView): Cluster[] {
  const shown: { cluster: Cluster; x: number; y: number }[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.items - a.items)) {
    const place = placeInView(cluster.position, view);
    if (place === null) continue;
    const near = shown.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < OVERLAPPING);
    if (near === undefined) shown.push({ cluster, ...place });
    else near.cluster = joined(near.cluster, cluster);
  }
  return shown.map(({ cluster }) => cluster);
}

/** Two clusters as one, at the position of the first. */
export function joined(large: Cluster, small: Cluster): Cluster {
  return {
    ...large,
    counts: large.counts.map((count, i) => count + (small.counts[i] ?? 0)),
    items: large.items + small.items,
    best: large.best ?? small.best,
    listed: [...large.listed, ...small.listed],
  };
}

/** An item keeps its mark when others join its cluster. A cluster without a listed item is identified by its position. */
export function keyOf({ best, position }: Cluster): string {
  return best ? itemKey(best) : `${position.lat.toFixed(5)},${position.lng.toFixed(5)}`;
}

/** The mark that holds an item; undefined where no mark does, or where its tile only counts the item. */
export function markOf(marks: readonly Mark[], item: MapItem): Mark | undefined {
  const key = itemKey(item);
  const isIt = (other: MapItem) => itemKey(other) === key;
  return marks.find(({ best }) => best && isIt(best)) ?? marks.find(({ listed }) => listed.some(isIt));
}

/**
 * The mark that shows where an item is: the one that holds it, or else one of its own that is none of these marks; undefined where the
 * item is out of view.
 */
export function highlightedMarkOf(marks: readonly Mark[], item: MapItem, view: MapView): Mark | undefined {
  return markOf(marks, item) ?? (isInView(item.position, view) ? markAt(item) : undefined);
}

/** A mark of one item. */
export function markAt(item: MapItem, position: Position = item.position): Mark {
  return { position, counts: countOf(item), items: 1, best: item, listed: [item], key: itemKey(item) };
}

/** The bounds of all items in the tiles; null where there are none. */
export function boundsOfShown(
  tiles: readonly (Tile & { content: MapTile })[],
  filter: Filter,
): Bounds | null {
  return boundsOf(positionsIn(tiles, (itemClass) => shows(filter, itemClass)));
}
