import type { List } from '@waymark/model/entities/list';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapShape } from '../../map/map-shape.ts';
import { wayThrough } from './outline.ts';
import type { OwnMark, Place } from './page-map-context.ts';

/** How near the map comes to a list whose items stand at one spot. */
const SPOT = 11;

/** Where what is in a list lies; null where nothing of it has a place. */
export function placeOfList({ bounds, position }: List): Place | null {
  if (bounds && (bounds.east !== bounds.west || bounds.north !== bounds.south)) return { bounds };
  return position ? { position, zoom: SPOT } : null;
}

/** The stops of a list, by their numbers, without those of which the page knows more. */
export function stopsOfList({ stops = [] }: List, known: ReadonlySet<number>): OwnMark[] {
  return stops
    .filter(({ number }) => !known.has(number))
    .map(({ kind, itemId, number, position }) => ({
      item: makeMapItem({ kind, id: itemId, position }),
      number,
      silent: true,
    }));
}

/** The way through a list's places, where it is drawn as a route. */
export function wayOfList({ id, asRoute, stops = [] }: List): MapShape[] {
  if (!asRoute) return [];
  return wayThrough(
    stops.map(({ position }) => position),
    id,
  );
}
