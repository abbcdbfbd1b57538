import { CATEGORIES, type Category, type Kind } from '../entities/kinds.ts';

/** What the map counts apart: each kind, and of points of interest each category. */
export type ItemClass = Exclude<Kind, 'poi'> | Category;

/** In the order in which cells store their counts: new ones go to the end. */
export const ITEM_CLASSES: readonly ItemClass[] = [
  'destination',
  'area',
  'pin',
  'marker',
  'post',
  'list',
  'sight',
  'museum',
  'viewpoint',
  'nature',
  'beach',
  'hike',
  'food',
  'drink',
  'stay',
  'shop',
  'transport',
  'other',
];

/** A point of interest of no known category counts as one of `other`. */
export function classOf({ kind, category }: { kind: Kind; category?: Category | undefined }): ItemClass {
  return kind === 'poi' ? (category ?? 'other') : kind;
}

export function kindOfClass(itemClass: ItemClass): Kind {
  return isCategory(itemClass) ? 'poi' : itemClass;
}

export function isCategory(itemClass: ItemClass): itemClass is Category {
  return CATEGORIES.some((category) => category === itemClass);
}
