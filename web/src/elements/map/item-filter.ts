import { CATEGORIES, type Category, KINDS, type Kind } from '@waymark/model/entities/kinds';
import {
  categoryOfClass,
  ITEM_CLASSES,
  type ItemClass,
  kindOfClass,
} from '@waymark/model/map-index/item-class';
import type { View } from '@waymark/model/view-codec';

export type Filter = Pick<View, 'kinds' | 'categories'>;

/** The filter that shows everything. */
export const EVERYTHING: Filter = { kinds: [], categories: [] };

/** How many items each choice of the filters finds, given what is chosen in the other one. */
export interface ChoiceCounts {
  kinds: Readonly<Record<Kind, number>>;
  categories: Readonly<Record<Category, number>>;
}

/** Whether the filter shows a class of items: by its category and by its kind, of which none chosen means all. */
export function shows({ kinds, categories }: Filter, itemClass: ItemClass): boolean {
  return isChosen(kinds, kindOfClass(itemClass)) && isChosen(categories, categoryOfClass(itemClass));
}

function isChosen<Value>(chosen: readonly Value[], value: Value): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

/** The numbers of the filters, from counts of everything in the order of `ITEM_CLASSES`. */
export function countsByChoice({ kinds, categories }: Filter, counts: readonly number[]): ChoiceCounts {
  const sum = (belongs: (itemClass: ItemClass) => boolean) =>
    ITEM_CLASSES.reduce((total, one, i) => total + (belongs(one) ? (counts[i] ?? 0) : 0), 0);
  return {
    kinds: recordOf(KINDS, (kind) => sum((one) => shows({ kinds: [kind], categories }, one))),
    categories: recordOf(CATEGORIES, (category) =>
      sum((one) => shows({ kinds, categories: [category] }, one)),
    ),
  };
}

/** Numbers by name. */
export function recordOf<Name extends string>(
  names: readonly Name[],
  numberOf: (name: Name) => number,
): Record<Name, number> {
  // The keys are all of the names.
  return Object.fromEntries(names.map((name) => [name, numberOf(name)])) as Record<Name, number>;
}

/** The number of items that the filter shows, from counts in the order of `ITEM_CLASSES`. */
export function totalShown(filter: Filter, counts: readonly number[]): number {
  return ITEM_CLASSES.reduce((total, one, i) => total + (shows(filter, one) ? (counts[i] ?? 0) : 0), 0);
}

/** The values with one more, or without it where they have it. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
