import type { Narrowing } from '../queries.ts';
import { unreachable } from '../unreachable.ts';
import type { Reference } from './fields.ts';
import { holdsDestinations, type Kind, type PublishedKind } from './kinds.ts';
import type { PublicDocument } from './public-document.ts';

/** A destination may name up to 21 items; its page's payload has this many. */
export const FIRST_PARENTS = 6;

/** How many parts, or places of a story, an item's page shows at first. */
export const FIRST_PARTS = 12;

/** How many stories about it an item's page shows at first. */
export const FIRST_STORIES = 4;

/**
 * The items that an item names: what it is part of, the destination of a destination or of a point of interest and the point of
 * interest of a pin; and the areas of a destination, which lie within it.
 */
export function parentsOf(item: PublicDocument): Reference[] {
  switch (item.kind) {
    case 'destination':
      return [...destinationOf(item), ...item.areaIds.map((id): Reference => ({ kind: 'area', id }))];
    case 'poi':
      return destinationOf(item);
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

function destinationOf({ destinationId }: { destinationId?: string }): Reference[] {
  return destinationId === undefined ? [] : [{ kind: 'destination', id: destinationId }];
}

/**
 * The items whose stories the page of an item shows: the item, and the first items within it. A destination contains the areas that it
 * names, and an area does not contain the destinations that name it. The database accepts up to 30.
 * @param parts those that the page shows at first
 */
export function storySubjectsOf(item: PublicDocument, parts: readonly Reference[]): Reference[] {
  const own = referenceTo(item);
  const within = parts.slice(0, FIRST_PARTS).map(referenceTo);
  switch (item.kind) {
    case 'destination': {
      const areas = parentsOf(item).filter((parent) => parent.kind === 'area');
      return [own, ...areas.slice(0, FIRST_PARENTS), ...within];
    }
    case 'poi':
      return [own, ...within];
    case 'area':
    case 'pin':
    case 'marker':
    case 'post':
      return [own];
    default:
      return unreachable(item);
  }
}

/** The database compares whole references, so there is nothing else in one. */
function referenceTo({ kind, id }: Reference): Reference {
  return { kind, id };
}

/**
 * The places that contain an item, given the items that it names and those that name it. A destination names the areas within it, so an
 * area is in the destinations that name it, and a destination is in none of its areas.
 */
export function containersOf<Item extends { kind: Kind }>(
  kind: PublishedKind,
  partOf: readonly Item[],
  parts: readonly Item[],
): readonly Item[] {
  return kind === 'area' ? parts : partOf.filter((parent) => parent.kind !== 'area');
}

/** Items that name an item, as its page shows them. */
export interface Parts {
  kind: PublishedKind;
  narrowing: Narrowing;
}

/**
 * The items that name an item, in the order of its page: the destinations with an area, the destinations and then the points of
 * interest in a destination, the pins of a point of interest.
 */
export function partsOf(item: PublicDocument): readonly Parts[] {
  const { id } = item;
  switch (item.kind) {
    case 'area':
      return [{ kind: 'destination', narrowing: { areaId: id } }];
    case 'destination': {
      const narrowing = { destinationId: id };
      const pois: Parts = { kind: 'poi', narrowing };
      return holdsDestinations(item.type) ? [{ kind: 'destination', narrowing }, pois] : [pois];
    }
    case 'poi':
      return [{ kind: 'pin', narrowing: { poiId: id } }];
    case 'pin':
    case 'marker':
    case 'post':
      return [];
    default:
      return unreachable(item);
  }
}
