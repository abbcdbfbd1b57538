import type { Bounds } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Tile } from '@waymark/model/geography/tiles';
import { type Cluster, clustersOf } from '@waymark/model/map-index/clusters';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import { isInView, type MapView, placeInView } from '../../map/in-view.ts';
import { itemKey } from '../card/item-key.ts';
import { type Filter, shows } from './item-filter.ts';
import type { PageMark } from './page-map-context.ts';

/**
 * More than 80 elements move slowly without a graphics processor: 100 take 31 ms a frame. The limit includes the page's own
 * marks and the highlighted item.
 */
export const MOST_MARKS = 79;

/** The maximum number of marks where the engine draws the single items beyond `MOST_MARKS`. */
export const MOST_DRAWN = 400;

/** The maximum number of the page's own marks, which leaves room for the marks around them. */
const MOST_OWN = 50;

/** The minimum distance between marks, in CSS pixels, as a thumb needs it. */
const APART = 52;

/** Marks that are closer than this, in CSS pixels, hide each other. */
const OVERLAPPING = 38;

/** Of two own marks that are closer than this, in CSS pixels, only one is readable. */
const HIDING = 22;

/** A zoom at which almost nothing is clustered. */
const FINE = 8;

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
  own: readonly PageMark[] = [],
  limit = MOST_MARKS,
): Mark[] {
  const isHidden = hiddenBy(own, view);
  const most = Math.max(0, limit - own.length);
  const mostClusters = Math.max(0, MOST_MARKS - own.length);
  for (let distance = APART; ; distance *= 1.25) {
    const clusters = clustersOf(tiles, {
      zoom: view.camera.zoom,
      distance,
      shows: (itemClass) => shows(filter, itemClass),
    });
    const inView = apartOnScreen(
      clusters.filter(({ position }) => isInView(position, view)),
      view,
    );
    if (inView.length <= most && inView.filter(({ items }) => items > 1).length <= mostClusters) {
      return inView
        .filter((cluster) => !isHidden(cluster))
        .map((cluster) => ({ ...cluster, key: keyOf(cluster) }));
    }
  }
}

/**
 * The page's own marks that are in view and do not hide each other. Earlier marks take precedence. At close zoom all are
 * shown.
 */
export function apartInView(marks: readonly PageMark[], view: MapView): PageMark[] {
  const shown: { mark: PageMark; x: number; y: number }[] = [];
  for (const mark of marks) {
    const place = isInView(mark.item.position, view) && placeInView(mark.item.position, view);
    if (!place || shown.length === MOST_OWN) continue;
    if (shown.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < HIDING)) continue;
    shown.push({ mark, ...place });
  }
  return shown.map(({ mark }) => mark);
}

/** The items that an own mark hides: those that it covers, and its own item among all others. */
function hiddenBy(own: readonly PageMark[], view: MapView): (cluster: Cluster) => boolean {
  const keys = new Set(own.map(({ item }) => itemKey(item)));
  const places = own.flatMap(({ item }) => placeInView(item.position, view) ?? []);
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

/** The mark of an item: its own, or the nearest, whose cluster contains it. */
export function markOf(marks: readonly Mark[], item: MapItem, view: MapView): Mark | undefined {
  const own = marks.find(({ best }) => best && itemKey(best) === itemKey(item));
  if (own) return own;
  const place = placeInView(item.position, view);
  if (place === null) return undefined;
  let nearest: { mark: Mark; distance: number } | undefined;
  for (const mark of marks) {
    const at = placeInView(mark.position, view);
    if (at === null) continue;
    const distance = Math.hypot(at.x - place.x, at.y - place.y);
    if (nearest === undefined || distance < nearest.distance) nearest = { mark, distance };
  }
  return nearest?.mark;
}

/** The bounds of all items in the tiles; null where there are none. */
export function boundsOfShown(
  tiles: readonly (Tile & { content: MapTile })[],
  filter: Filter,
): Bounds | null {
  const clusters = clustersOf(tiles, {
    zoom: FINE,
    distance: 1,
    shows: (itemClass) => shows(filter, itemClass),
  });
  return boundsOf(clusters.map(({ position }) => position));
}
