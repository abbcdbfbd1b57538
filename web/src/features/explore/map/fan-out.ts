import type { Position } from '@waymark/model/geography/position';
import { project } from '@waymark/model/geography/tiles';
import { WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import { compareItems, type MapItem } from '@waymark/model/map-index/map-item';
import type { Camera } from '@waymark/model/view-codec';
import { itemKey } from '../../../elements/card/item-key.ts';
import { joined, keyOf, type Mark, markAt } from '../../../elements/map/map-marks.ts';
import { marksIn, type OwnMark } from '../../../elements/map/own-marks.ts';
import { type MapView, placeInView, positionAt } from '../../../map/in-view.ts';

/** The zoom to which presses open clusters. It separates items that are about ten metres apart. */
export const CLOSEST = 18;

/** How many zoom levels a click on a cluster zooms in. */
const OPENS_BY = 2;

/** From this zoom on, no press opens a cluster any further. A camera that was opened at `CLOSEST` is beyond it, however it is rounded. */
export const OPENED_FROM = CLOSEST - 0.5;

/** From this zoom on, items that no zoom separates have marks of their own. Farther out, these would be far from their items. */
const FANNED_FROM = 15;

/** The distance between the marks of a fan, in CSS pixels, as a thumb needs it. */
const APART = 52;

/** Of two own marks that are closer than this, in CSS pixels, only one can be read and pressed. */
const OVERLAPPING = 22;

/** The most marks of the first ring and of both rings: a phone has room for both. */
const INNER = 8;
const MOST_FANNED = 22;

interface Spot {
  mark: Mark;
  /** In CSS pixels from the centre of the view. */
  x: number;
  y: number;
  /** The radius of the fan; 0 where the mark stays one. */
  reach: number;
}

/**
 * The marks of a view, with the items of each cluster that no zoom opens in rings around its position. A cluster stays where it has too
 * many items, or some that the tiles only count.
 * @param own the page's own marks, whose items have no others
 * @param most the most marks
 */
export function fanOut(
  marks: readonly Mark[],
  own: readonly OwnMark[],
  view: MapView,
  most: number,
): readonly Mark[] {
  const { zoom } = view.camera;
  if (zoom < FANNED_FROM) return marks;
  const spots = withRoom(
    marks.flatMap((mark) => {
      const place = placeInView(mark.position, view);
      return place === null ? [] : [{ mark, ...place, reach: reachOf(mark, zoom) }];
    }),
    view,
  );
  let left = most - spots.length;
  const ownKeys = new Set(own.flatMap(marksIn).map(({ item }) => itemKey(item)));
  return spots
    .flatMap(({ mark, x, y, reach }) => {
      if (reach === 0 || mark.items - 1 > left) return [mark];
      left -= mark.items - 1;
      const items = mark.listed.toSorted(compareItems);
      return ringPlaces(mark.items).flatMap((place, i) => {
        const item = items[i];
        if (item === undefined || ownKeys.has(itemKey(item))) return [];
        return [markAt(item, positionAt({ x: x + place.x, y: y + place.y }, view.camera))];
      });
    })
    .sort((a, b) => b.items - a.items);
}

/** The page's own marks, with those that no zoom tells apart in rings around the first of them, but not around the subject of the page. */
export function fanOutOwn(own: readonly OwnMark[], view: MapView): readonly OwnMark[] {
  if (view.camera.zoom < FANNED_FROM) return own;
  const groups: OwnMark[][] = [];
  for (const mark of own) {
    const group = groups.find(([first]) => first && areTogether([first.item, mark.item], OVERLAPPING));
    if (group) group.push(mark);
    else groups.push([mark]);
  }
  return groups.flatMap((group) => {
    const middle = group[0] && placeInView(group[0].position, view);
    const isFan = group.length > 1 && group.length <= MOST_FANNED && !group.some(({ selected }) => selected);
    if (!middle || !isFan) return group;
    const places = ringPlaces(group.length).map(({ x, y }) =>
      positionAt({ x: middle.x + x, y: middle.y + y }, view.camera),
    );
    return group.map((mark, i) => ({ ...mark, position: places[i] ?? mark.position }));
  });
}

/** The camera to which a press on a cluster at a position goes. */
export function openedCamera({ lat, lng }: Position, zoom: number): Camera {
  return { lat, lng, zoom: Math.min(CLOSEST, zoom + OPENS_BY) };
}

/** Joins a fan with every mark that it would touch. */
function withRoom(spots: readonly Spot[], view: MapView): readonly Spot[] {
  for (const fan of spots) {
    if (fan.reach === 0) continue;
    const near = spots.find(
      (other) =>
        other !== fan && Math.hypot(fan.x - other.x, fan.y - other.y) < fan.reach + other.reach + APART,
    );
    if (near === undefined) continue;
    const others = spots.filter((other) => other !== fan && other !== near);
    return withRoom([inOne(fan, near, view), ...others], view);
  }
  return spots;
}

/** Two marks as one, in the middle of their items. */
function inOne(a: Spot, b: Spot, view: MapView): Spot {
  const cluster = joined(a.mark, b.mark);
  const share = b.mark.items / cluster.items;
  const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
  const mark = { ...cluster, position: positionAt({ x, y }, view.camera), key: keyOf(cluster) };
  return { mark, x, y, reach: reachOf(mark, view.camera.zoom) };
}

function reachOf({ items, listed }: Mark, zoom: number): number {
  if (items === 1 || items > MOST_FANNED || listed.length < items) return 0;
  if (zoom < OPENED_FROM && !areTogether(listed)) return 0;
  return Math.max(...ringPlaces(items).map(({ x, y }) => Math.hypot(x, y)));
}

/** Whether no zoom to which clusters open separates the items by this many CSS pixels. */
function areTogether(items: readonly MapItem[], distance = APART): boolean {
  const spots = items.map(({ position }) => project(position));
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const widest = Math.max(extent(spots.map(({ x }) => x)), extent(spots.map(({ y }) => y)));
  return widest * WORLD_PIXELS * 2 ** CLOSEST < distance;
}

/**
 * The places of a fan's marks around its middle, in CSS pixels, from the top and clockwise: one ring, or two.
 * @param count at least 2
 */
export function ringPlaces(count: number): { x: number; y: number }[] {
  const inner = Math.min(count, INNER);
  const radius = APART / 2 / Math.sin(Math.PI / inner);
  const outer = count - inner;
  return [...ring(inner, radius), ...ring(outer, radius + APART)];
}

function ring(count: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
}
