import { CATEGORIES, type Category, type Kind } from '../entities/kinds.ts';
import { keysOf } from '../keys-of.ts';

/** The classes that the map counts separately: each kind, and each category of points of interest. */
export type ItemClass = Exclude<Kind, 'poi'> | Category;

/** The index of each class's count in stored cells. A new class takes the next number; none may change. */
const STORED_AT: Record<ItemClass, number> = {
  destination: 0,
  area: 1,
  pin: 2,
  marker: 3,
  post: 4,
  list: 5,
  sight: 6,
  museum: 7,
  viewpoint: 8,
  nature: 9,
  beach: 10,
  hike: 11,
  food: 12,
  drink: 13,
  stay: 14,
  shop: 15,
  transport: 16,
  other: 17,
};

/** In the order in which cells store their counts. */
export const ITEM_CLASSES: readonly ItemClass[] = keysOf(STORED_AT).sort(
  (a, b) => STORED_AT[a] - STORED_AT[b],
);

/** A point of interest of an unknown category counts as `other`. */
export function classOf({ kind, category }: { kind: Kind; category?: Category | undefined }): ItemClass {
  return kind === 'poi' ? (category ?? 'other') : kind;
}

export function kindOfClass(itemClass: ItemClass): Kind {
  return isCategory(itemClass) ? 'poi' : itemClass;
}

export function isCategory(itemClass: ItemClass): itemClass is Category {
  return CATEGORIES.some((category) => category === itemClass);
}
