import type { Bounds } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Tile } from '@waymark/model/geography/tiles';
import { type Cluster, clustersOf } from '@waymark/model/map-index/clusters';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import { isInView, type MapView, placeInView } from '../../map/in-view.ts';
import { itemKey } from '../card/item-key.ts';
import { type Filter, shows } from './item-filter.ts';
import type { OwnMark } from './page-map-context.ts';

/**
 * More elements than 80 move slowly on machines without a graphics processor: 100 take 31 ms a frame there. What the page has on the
 * map and what is shown of the highlighted item are among them.
 */
export const MOST_MARKS = 79;

/** So many of the page's own marks at most: what surrounds them has a place too. */
const MOST_OWN = 50;

/** How far marks stand apart at least, in CSS pixels: as far as a thumb needs. */
const APART = 52;

/** Closer than this, in CSS pixels, one mark hides the other. */
const OVERLAPPING = 38;

/** Of two own marks that are closer, in CSS pixels, only one can be read. */
const HIDING = 22;

/** A zoom at which hardly anything is put together. */
const FINE = 8;

/** What stands at one spot of the map: a cluster, and a key that stays while it moves little. */
export interface Mark extends Cluster {
  key: string;
}

/** What the map shows of the tiles in a view: at most `MOST_MARKS`, further apart where there would be more. */
export function marksOf(
  tiles: readonly (Tile & { content: MapTile })[],
  view: MapView,
  filter: Filter,
  own: readonly OwnMark[] = [],
): Mark[] {
  const isHidden = hiddenBy(own, view);
  const most = Math.max(0, MOST_MARKS - own.length);
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
    if (inView.length <= most) {
      return inView
        .filter((cluster) => !isHidden(cluster))
        .map((cluster) => ({ ...cluster, key: keyOf(cluster) }));
    }
  }
}

/** Those of the page's own marks that are in view and do not hide each other: the earlier ones, and all of them from near. */
export function apartInView(marks: readonly OwnMark[], view: MapView): OwnMark[] {
  const shown: { mark: OwnMark; x: number; y: number }[] = [];
  for (const mark of marks) {
    const place = isInView(mark.item.position, view) && placeInView(mark.item.position, view);
    if (!place || shown.length === MOST_OWN) continue;
    if (shown.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < HIDING)) continue;
    shown.push({ mark, ...place });
  }
  return shown.map(({ mark }) => mark);
}

/** What the page has on the map stands in the place of what it covers, and of its own mark among all others. */
function hiddenBy(own: readonly OwnMark[], view: MapView): (cluster: Cluster) => boolean {
  const keys = new Set(own.map(({ item }) => itemKey(item)));
  const places = own.flatMap(({ item }) => placeInView(item.position, view) ?? []);
  return ({ items, best, position }) => {
    if (items === 1 && best && keys.has(itemKey(best))) return true;
    const at = placeInView(position, view);
    return at !== null && places.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < OVERLAPPING);
  };
}

/** The larger takes in what would stand on it: towards the edge of a globe, what is apart on the ground is not on the screen. */
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

function joined(large: Cluster, small: Cluster): Cluster {
  return {
    ...large,
    counts: large.counts.map((count, i) => count + (small.counts[i] ?? 0)),
    items: large.items + small.items,
    best: large.best ?? small.best,
  };
}

/** An item keeps its mark whatever joins it; what has no listed item is known by its place. */
function keyOf({ best, position }: Cluster): string {
  return best ? itemKey(best) : `${position.lat.toFixed(5)},${position.lng.toFixed(5)}`;
}

/** The mark that an item stands at: that of its own, else the nearest, which has taken it in. */
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

/** The frame around all that the tiles hold of it; null where that is nothing. */
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
