import type { List } from '@waymark/model/entities/list';
import { denseFrame } from '@waymark/model/geography/dense-frame';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapShape } from '../../map/map-shape.ts';
import { routeThrough } from './outline.ts';
import type { PageMark, Place } from './page-map-context.ts';

/** The zoom for a list whose items are at a single spot. */
const SPOT = 11;

/** The location of a list's items; null where none of them has one. */
export function placeOfList({ bounds, position }: List): Place | null {
  if (bounds && (bounds.east !== bounds.west || bounds.north !== bounds.south)) return { bounds };
  return position ? { position, zoom: SPOT } : null;
}

/** What the map frames first: most of a list, without the few stops that are far from all others. */
export function firstPlaceOfList(list: List): Place | null {
  const spots = list.stops?.map(({ position: { lat, lng } }) => ({
    bounds: { west: lng, south: lat, east: lng, north: lat },
    weight: 1,
  }));
  const frame = denseFrame(spots ?? []);
  return frame ? { bounds: frame } : placeOfList(list);
}

/** The stops of a list with their numbers, without those that the page already shows in detail. */
export function stopsOfList({ stops = [] }: List, known: ReadonlySet<number>): PageMark[] {
  return stops
    .filter(({ number }) => !known.has(number))
    .map(({ kind, itemId, number, position }) => ({
      item: makeMapItem({ kind, id: itemId, position }),
      number,
      silent: true,
    }));
}

/** The line through a list's places, if the list is drawn as a route. */
export function routeOfList({ id, asRoute, stops = [] }: List): MapShape[] {
  if (!asRoute) return [];
  return routeThrough(
    stops.map(({ position }) => position),
    id,
  );
}
