import { type ImportStatus, isFinished } from '@waymark/model/entities/import-status';
import type { ImportItem } from '@waymark/model/entities/instagram-import';
import { type MonthRange, monthOf } from './months.ts';

/** An item with the import that it is in. */
export interface OwnItem {
  importId: string;
  item: ImportItem;
  /** The status of that import. */
  status: ImportStatus;
  /** Whether it can be changed: what was only found in an archive shows already, and is stored in a moment. */
  isStored: boolean;
}

/** Whether photos of an item are still on their way: a draft of it would lack them. */
export function isWaiting({ item: { photo, photoIds, photosFound }, status }: OwnItem): boolean {
  return !isFinished(status) && (photo === undefined || photoIds.length < photosFound);
}

export const ITEM_FILTERS = ['all', 'unplaced', 'placed', 'converted', 'ignored'] as const;
export type ItemFilter = (typeof ITEM_FILTERS)[number];

/** The items of a filter and of some months, in their order. What is ignored shows only where it is asked for. */
export function filterItems(
  items: readonly OwnItem[],
  filter: ItemFilter,
  months: MonthRange | null,
): OwnItem[] {
  return items.filter(({ item }) => PASSES[filter](item) && isTakenIn(item, months));
}

const PASSES: { readonly [Filter in ItemFilter]: (item: ImportItem) => boolean } = {
  all: ({ state }) => state !== 'ignored',
  unplaced: ({ state, position }) => state === 'new' && position === undefined,
  placed: ({ state, position }) => state === 'new' && position !== undefined,
  converted: ({ state }) => state === 'converted',
  ignored: ({ state }) => state === 'ignored',
};

function isTakenIn({ takenAt }: ImportItem, months: MonthRange | null): boolean {
  if (months === null) return true;
  if (takenAt === null) return false;
  const month = monthOf(takenAt);
  return months.from <= month && month <= months.to;
}
