import type { ListEntry, ListHeading, ListItem } from './list.ts';

/** An item with its number among all items of its list, from 1. */
export interface NumberedItem {
  item: ListItem;
  number: number;
}

/** The items below a heading; those before the first heading have none. */
export interface Day {
  /** From 1; 0 without a heading. */
  day: number;
  heading: ListHeading | undefined;
  items: NumberedItem[];
}

/** The items among the entries of a list, in their order. */
export function itemsAmong(entries: readonly ListEntry[]): ListItem[] {
  return entries.filter((entry) => 'kind' in entry);
}

/** The entries of a list by days. What comes before the first heading is a day without one, if there is any. */
export function daysOf(entries: readonly ListEntry[]): Day[] {
  let current: Day = { day: 0, heading: undefined, items: [] };
  const days = [current];
  let number = 0;
  for (const entry of entries) {
    if ('kind' in entry) current.items.push({ item: entry, number: ++number });
    else {
      current = { day: days.length, heading: entry, items: [] };
      days.push(current);
    }
  }
  return days.filter(({ heading, items }) => heading !== undefined || items.length > 0);
}
