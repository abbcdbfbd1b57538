import type { ImportItem } from '@waymark/model/entities/instagram-import';

/** An item with the import that it is in. */
export interface OwnItem {
  importId: string;
  item: ImportItem;
}

export const ITEM_FILTERS = ['all', 'unplaced', 'placed', 'converted', 'ignored'] as const;
export type ItemFilter = (typeof ITEM_FILTERS)[number];

/** The items of a filter and a year, in their order. What is ignored shows only where it is asked for. */
export function filterItems(items: readonly OwnItem[], filter: ItemFilter, year: number | null): OwnItem[] {
  return items.filter(({ item }) => PASSES[filter](item) && (year === null || yearOf(item) === year));
}

const PASSES: { readonly [Filter in ItemFilter]: (item: ImportItem) => boolean } = {
  all: ({ state }) => state !== 'ignored',
  unplaced: ({ state, position }) => state === 'new' && position === undefined,
  placed: ({ state, position }) => state === 'new' && position !== undefined,
  converted: ({ state }) => state === 'converted',
  ignored: ({ state }) => state === 'ignored',
};

/** The years in which the items were taken, the newest first, with the number of items of each. */
export function yearsOf(items: readonly OwnItem[]): [year: number, count: number][] {
  const counts = new Map<number, number>();
  for (const { item } of items) {
    const year = yearOf(item);
    if (year !== null) counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].toSorted(([one], [other]) => other - one);
}

function yearOf({ takenAt }: ImportItem): number | null {
  return takenAt === null ? null : new Date(takenAt).getFullYear();
}
