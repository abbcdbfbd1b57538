import type { DestinationType } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { boundsIn, positionOf } from '@waymark/model/entities/public-item';
import { type Bounds, boundsWidth } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { denseFrame, type FramedPart } from '@waymark/model/geography/dense-frame';
import type { Position } from '@waymark/model/geography/position';
import { unreachable } from '@waymark/model/unreachable';
import { polygonsIn } from './outline.ts';
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

/** What the map frames first: an area without its parts that are far from the rest. */
export function firstPlaceOf(item: PublicDocument): Place | null {
  const polygons = item.kind === 'area' ? polygonsIn(item.geometry) : [];
  const frame = polygons.length < 2 ? null : denseFrame(polygons.flatMap(([outer = []]) => partOf(outer)));
  return frame ? { bounds: frame } : placeOf(item);
}

function partOf(outer: readonly Position[]): FramedPart[] {
  const bounds = boundsOf(outer);
  return bounds ? [{ bounds, weight: boundsWidth(bounds) * (bounds.north - bounds.south) }] : [];
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
