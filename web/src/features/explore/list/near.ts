import type { Bounds } from '@waymark/model/geography/bounds';
import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
import { compareItems, type MapItem } from '@waymark/model/map-index/map-item';
import { nearestFirst } from '../../../elements/order/nearest-first.ts';
import { isInView, type MapView } from '../../../map/in-view.ts';

/** How far is within a walk, in metres: about twenty minutes. */
export const WALK = 1_500;

const METRES_PER_DEGREE = 111_195;

/** Beyond this latitude, the flat map ends. */
const NORTHERNMOST = 85;

/** The bounds of what is within a walk of a position. */
export function walkAround({ lat, lng }: Position): Bounds {
  const middle = Math.min(Math.max(lat, -NORTHERNMOST), NORTHERNMOST);
  const high = WALK / METRES_PER_DEGREE;
  const wide = high / Math.cos((middle * Math.PI) / 180);
  return {
    west: normaliseLongitude(lng - wide),
    east: normaliseLongitude(lng + wide),
    south: middle - high,
    north: middle + high,
  };
}

/** From where a list measures what is near: from the visitor where the map shows them, or else from its middle. */
export function originOf(view: MapView, own: Position | null): Position {
  return own !== null && isInView(own, view) ? own : view.camera;
}

/** The items by their distance from a position. Of several at one spot, the order is always the same. */
export function nearestItems(items: readonly MapItem[], from: Position): readonly MapItem[] {
  const inFixedOrder = [...items].sort(compareItems);
  return nearestFirst(inFixedOrder, from, ({ position }) => position).map(({ item }) => item);
}
