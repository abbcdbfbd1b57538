import type { Card } from '@waymark/model/entities/card';
import type { DestinationType } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { boundsIn, positionOf } from '@waymark/model/entities/public-item';
import { type Bounds, boundsWidth } from '@waymark/model/geography/bounds';
import { unreachable } from '@waymark/model/unreachable';
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
  const bounds = boundsIn(item);
  if (bounds !== null && !isSpot(bounds)) return { bounds };
  const position = positionOf(item);
  return position && { position, zoom: zoomOf(item) };
}

function zoomOf(item: PublicDocument): number {
  switch (item.kind) {
    case 'destination':
      return ZOOMS[item.type];
    case 'pin':
      return item.precision === 'approximate' ? SQUARE : SPOT;
    case 'area':
    case 'poi':
    case 'marker':
    case 'post':
      return SPOT;
    default:
      return unreachable(item);
  }
}

function isSpot(bounds: Bounds): boolean {
  return Math.max(boundsWidth(bounds), bounds.north - bounds.south) < SMALL;
}

/** Items as they stand on the map: the places that a story speaks of, or what a page lists. */
export function placesOnMap(places: readonly Card[]): OnMap {
  return { marks: places.flatMap((place) => mapItemOf(place) ?? []).map((item) => ({ item })) };
}
