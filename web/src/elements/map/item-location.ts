import type { Card } from '@waymark/model/entities/card';
import type { DestinationType } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { type Bounds, boundsWidth } from '@waymark/model/geography/bounds';
import { mapItemOf, type OnMap, type Place } from './page-map-context.ts';

/** How near the map comes to what stands at one spot: so that one sees where in the world it is, and what is around it. */
const SPOT = 11;
/** What is only known to lie in a square of the grid is looked at from where the square is seen around its mark. */
const SQUARE = 13;
const ZOOMS: Record<DestinationType, number> = { city: 10, town: 11, region: 7, island: 8, park: 9 };

/** In degrees: what is smaller is framed as a spot. */
const SMALL = 0.01;

/** Where an item is; null for a story without places. */
export function placeOf(item: PublicDocument): Place | null {
  if ('bounds' in item && item.bounds !== null && !isSpot(item.bounds)) return { bounds: item.bounds };
  const position = 'centre' in item ? item.centre : item.position;
  return position && { position, zoom: zoomOf(item) };
}

function zoomOf(item: PublicDocument): number {
  if ('areaIds' in item) return ZOOMS[item.type];
  return 'precision' in item && item.precision === 'approximate' ? SQUARE : SPOT;
}

function isSpot(bounds: Bounds): boolean {
  return Math.max(boundsWidth(bounds), bounds.north - bounds.south) < SMALL;
}

/** Items as they stand on the map: the places that a story speaks of, or what a page lists. */
export function placesOnMap(places: readonly Card[]): OnMap {
  return { marks: places.flatMap((place) => mapItemOf(place) ?? []).map((item) => ({ item })) };
}
