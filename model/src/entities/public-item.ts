import type { Bounds } from '../geography/bounds.ts';
import type { Position } from '../geography/position.ts';
import { unreachable } from '../unreachable.ts';
import type { Kind, PlaceKind, PublishedKind } from './kinds.ts';
import type { List } from './list.ts';
import type { PublicDocument } from './public-document.ts';

/** A document of a collection of `COLLECTION_OF`, whose `kind` says which one. */
export type PublicItem<OfKind extends Kind = Kind> = {
  [One in OfKind]: One extends PublishedKind ? PublicDocument<One> : List;
}[OfKind];

/** The field that holds the position of a document. */
export const POSITION_FIELD: Record<Kind, 'position' | 'centre'> = {
  destination: 'position',
  area: 'centre',
  poi: 'position',
  pin: 'position',
  marker: 'position',
  post: 'position',
  list: 'position',
};

/** The position of an item, which is the centre of an area; null where it has none. */
export function positionOf(item: PublicDocument<PlaceKind>): Position;
export function positionOf(item: PublicItem): Position | null;
export function positionOf(item: PublicItem): Position | null {
  switch (item.kind) {
    case 'area':
      return item.centre;
    case 'destination':
    case 'poi':
    case 'pin':
    case 'marker':
    case 'post':
      return item.position;
    case 'list':
      return item.position ?? null;
    default:
      return unreachable(item);
  }
}

/** The bounds of an item; null for a single position, and for a story or a list without places. */
export function boundsIn(item: PublicItem): Bounds | null {
  switch (item.kind) {
    case 'area':
    case 'post':
      return item.bounds;
    case 'list':
      return item.bounds ?? null;
    case 'destination':
    case 'poi':
    case 'pin':
    case 'marker':
      return null;
    default:
      return unreachable(item);
  }
}
