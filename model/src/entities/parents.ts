import { unreachable } from '../unreachable.ts';
import type { Reference } from './fields.ts';
import type { PublishedKind } from './kinds.ts';
import type { PublicDocument } from './public-document.ts';

/** A destination may be in up to 20 areas; its page's payload has this many. */
export const FIRST_PARENTS = 6;

/** How many parts, or places of a story, an item's page shows at first. */
export const FIRST_PARTS = 12;

/** How many stories about it an item's page shows at first. */
export const FIRST_STORIES = 4;

/**
 * The items that an item names: the areas of a destination, which lie within it, and what the others are part of, the destination
 * of a point of interest and the point of interest of a pin.
 */
export function parentsOf(item: PublicDocument): Reference[] {
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

/**
 * The places that contain an item, given the items that it names and those that name it. A destination names the areas within it, so an
 * area is in the destinations that name it, and a destination is in none of its areas.
 */
export function containersOf<Item>(
  kind: PublishedKind,
  partOf: readonly Item[],
  parts: readonly Item[],
): readonly Item[] {
  switch (kind) {
    case 'area':
      return parts;
    case 'poi':
    case 'pin':
      return partOf;
    case 'destination':
    case 'marker':
    case 'post':
      return [];
    default:
      return unreachable(kind);
  }
}
