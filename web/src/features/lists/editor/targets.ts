import type { ListEntry } from '@waymark/model/entities/list';
import { daysOf, itemsAmong } from '@waymark/model/entities/list-days';

/*
 * Where an entry moves to by a choice: the id of the entry that it then precedes, undefined for the end. The moved entry itself is
 * among the entries.
 */

type Target = string | undefined;

/** Before the item that has a number once the moved one is taken out. */
export function targetByNumber(entries: readonly ListEntry[], moved: string, number: number): Target {
  return itemsAmong(without(entries, moved))[number - 1]?.itemId;
}

/** To the end of a day; 0 is what comes before the first heading. */
export function targetInDay(entries: readonly ListEntry[], moved: string, day: number): Target {
  return without(entries, moved).filter(isHeading)[day]?.itemId;
}

/** Entries that move together, in their order. */
export interface Moved {
  itemIds: readonly string[];
  nextId: Target;
}

/**
 * What moves, and to where, when an entry is dropped before another one: an item by itself, a heading with its whole day. A day goes
 * before the day in which it is dropped, or behind it where it comes from above. Thus each place stays in its day. What is above all
 * days stays there.
 */
export function movedTo(entries: readonly ListEntry[], dropped: string, nextId: Target): Moved {
  const from = entries.findIndex(({ itemId }) => itemId === dropped);
  if (!entries.slice(from, from + 1).some(isHeading)) return { itemIds: [dropped], nextId };
  const next = entries.findIndex(({ itemId }) => itemId === nextId);
  const gap = next < 0 ? entries.length : next;
  const around = gap > from ? undefined : entries.slice(0, gap + 1).findLast(isHeading);
  const following = around ?? entries.slice(gap).find(isHeading);
  return { itemIds: dayFrom(entries, dropped), nextId: following?.itemId };
}

/** The heading of a day and the items below it. */
function dayFrom(entries: readonly ListEntry[], headingId: string): string[] {
  const day = daysOf(entries).find(({ heading }) => heading?.itemId === headingId);
  return [headingId, ...(day?.items ?? []).map(({ item }) => item.itemId)];
}

/** Behind another day, by its heading; empty for the first day, which stays behind what is above all days. */
export function targetAfterDay(entries: readonly ListEntry[], headingId: string, after: string): Target {
  const others = without(entries, headingId).filter(isHeading);
  // For the first day, no heading is found, and the index is that of the first one.
  return others[others.findIndex(({ itemId }) => itemId === after) + 1]?.itemId;
}

/** After another entry; the beginning of the list is empty. */
export function targetAfter(entries: readonly ListEntry[], moved: string, after: string): Target {
  const others = without(entries, moved);
  // For the beginning, no entry is found, and the index is that of the first one.
  return others[others.findIndex(({ itemId }) => itemId === after) + 1]?.itemId;
}

function isHeading(entry: ListEntry): boolean {
  return 'heading' in entry;
}

function without(entries: readonly ListEntry[], moved: string): ListEntry[] {
  return entries.filter(({ itemId }) => itemId !== moved);
}
