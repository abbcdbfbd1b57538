import { CATEGORIES, type Category, KINDS, type Kind } from '@waymark/model/entities/kinds';
import { ITEM_CLASSES, type ItemClass, isCategory, kindOfClass } from '@waymark/model/map-index/item-class';
import type { View } from '@waymark/model/view-codec';

export type Filter = Pick<View, 'kinds' | 'categories'>;

/** The filter that lets everything through. */
export const EVERYTHING: Filter = { kinds: [], categories: [] };

/**
 * Whether the filter lets a class of items through. No kinds means any; categories part the points of interest, and chosen
 * alone they choose these.
 */
export function shows({ kinds, categories }: Filter, itemClass: ItemClass): boolean {
  const wanted = effectiveKinds({ kinds, categories });
  if (wanted.length > 0 && !wanted.includes(kindOfClass(itemClass))) return false;
  return !isCategory(itemClass) || categories.length === 0 || categories.includes(itemClass);
}

/** How many there are of each kind and of each category, whatever the filter, given counts in the order of `ITEM_CLASSES`. */
export function countsByChoice(counts: readonly number[]): {
  kinds: Record<Kind, number>;
  categories: Record<Category, number>;
} {
  const sum = (belongs: (itemClass: ItemClass) => boolean) =>
    ITEM_CLASSES.reduce((total, one, i) => total + (belongs(one) ? (counts[i] ?? 0) : 0), 0);
  return {
    // The keys are all of the kinds, and all of the categories.
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, sum((one) => kindOfClass(one) === kind)])) as Record<
      Kind,
      number
    >,
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [category, sum((one) => one === category)]),
    ) as Record<Category, number>,
  };
}

/** How many the filter lets through, of counts in the order of `ITEM_CLASSES`. */
export function totalShown(filter: Filter, counts: readonly number[]): number {
  return ITEM_CLASSES.reduce((total, one, i) => total + (shows(filter, one) ? (counts[i] ?? 0) : 0), 0);
}

/** The filter with a kind chosen or no longer chosen; without points of interest none of their categories is left. */
export function toggleKind({ kinds, categories }: Filter, kind: Kind): Filter {
  const next = toggled(effectiveKinds({ kinds, categories }), kind);
  return { kinds: next, categories: next.includes('poi') ? categories : [] };
}

/** The filter with a category chosen or no longer chosen. */
export function toggleCategory({ kinds, categories }: Filter, category: Category): Filter {
  const chosen = effectiveKinds({ kinds, categories });
  return {
    kinds: chosen.includes('poi') ? chosen : [...chosen, 'poi'],
    categories: toggled(categories, category),
  };
}

/** The kinds that are chosen; by their categories also the points of interest. */
export function effectiveKinds({ kinds, categories }: Filter): Kind[] {
  return kinds.length === 0 && categories.length > 0 ? ['poi'] : kinds;
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
