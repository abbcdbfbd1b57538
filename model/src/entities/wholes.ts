import { unreachable } from '../unreachable.ts';
import type { Reference } from './fields.ts';
import type { PublicDocument } from './public-document.ts';

/** Of up to 20 areas that a destination may be in, its page's payload has so many. */
export const FIRST_WHOLES = 6;

/** With how many of its parts, or of the places that it speaks of, an item's page starts. */
export const FIRST_PARTS = 12;

/** What an item is part of: a destination of areas, a point of interest of a destination, a pin of a point of interest. */
export function wholesOf(item: PublicDocument): Reference[] {
  switch (item.kind) {
    case 'destination':
      return item.areaIds.map((id) => ({ kind: 'area', id }));
    case 'poi':
      return item.destinationId === undefined ? [] : [{ kind: 'destination', id: item.destinationId }];
    case 'pin':
      return item.poiId === undefined ? [] : [{ kind: 'poi', id: item.poiId }];
    case 'area':
    case 'marker':
    case 'post':
      return [];
    default:
      return unreachable(item);
  }
}
