import { CATEGORIES, type Category, KINDS, type Kind } from '@waymark/model/entities/kinds';
import { ITEM_CLASSES, type ItemClass, isCategory, kindOfClass } from '@waymark/model/map-index/item-class';
import type { View } from '@waymark/model/view-codec';

export type Filter = Pick<View, 'kinds' | 'categories'>;

/** The filter that shows everything. */
export const EVERYTHING: Filter = { kinds: [], categories: [] };

/**
 * Whether the filter shows a class of items. No kinds means all of them. Categories narrow the points of interest; without
 * any kind they select the points of interest.
 */
export function shows({ kinds, categories }: Filter, itemClass: ItemClass): boolean {
  const wanted = effectiveKinds({ kinds, categories });
  if (wanted.length > 0 && !wanted.includes(kindOfClass(itemClass))) return false;
  return !isCategory(itemClass) || categories.length === 0 || categories.includes(itemClass);
}

/** The number of items of each kind and category without the filter, from counts in the order of `ITEM_CLASSES`. */
export function countsByChoice(counts: readonly number[]): {
  kinds: Record<Kind, number>;
  categories: Record<Category, number>;
} {
  const sum = (belongs: (itemClass: ItemClass) => boolean) =>
    ITEM_CLASSES.reduce((total, one, i) => total + (belongs(one) ? (counts[i] ?? 0) : 0), 0);
  return {
    // The keys are all kinds and all categories.
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, sum((one) => kindOfClass(one) === kind)])) as Record<
      Kind,
      number
    >,
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [category, sum((one) => one === category)]),
    ) as Record<Category, number>,
  };
}

/** The number of items that the filter shows, from counts in the order of `ITEM_CLASSES`. */
export function totalShown(filter: Filter, counts: readonly number[]): number {
  return ITEM_CLASSES.reduce((total, one, i) => total + (shows(filter, one) ? (counts[i] ?? 0) : 0), 0);
}

/** The filter with a kind toggled. Without points of interest, their categories are removed. */
export function toggleKind({ kinds, categories }: Filter, kind: Kind): Filter {
  const next = toggled(effectiveKinds({ kinds, categories }), kind);
  return { kinds: next, categories: next.includes('poi') ? categories : [] };
}

/** The filter with a category chosen or no longer chosen. */
export function toggleCategory({ kinds, categories }: Filter, category: Category): Filter {
  return {
    // No kinds means the points of interest there.
    kinds: kinds.length === 0 || kinds.includes('poi') ? kinds : [...kinds, 'poi'],
    categories: toggled(categories, category),
  };
}

/** The kinds that are chosen; by their categories also the points of interest. */
export function effectiveKinds({ kinds, categories }: Filter): Kind[] {
  return kinds.length === 0 && categories.length > 0 ? ['poi'] : kinds;
}

/** The values with one more, or without it where they have it. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
