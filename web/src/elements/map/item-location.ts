import type { DestinationType } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { boundsIn, positionOf } from '@waymark/model/entities/public-item';
import { type Bounds, boundsWidth } from '@waymark/model/geography/bounds';
import { unreachable } from '@waymark/model/unreachable';
import type { Place } from './page-map-context.ts';

/** The zoom for a single spot: close enough to see its surroundings, and far enough to see where in the world it is. */
const SPOT = 11;
/** The zoom for an item of which only the grid square is known: the whole square is visible around the mark. */
const SQUARE = 13;
const ZOOMS: Record<DestinationType, number> = { city: 10, town: 11, region: 7, island: 8, park: 9 };

/** In degrees: smaller bounds are framed as a single spot. */
const SMALL = 0.01;

/** The location of an item; null for a story without places. */
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
