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
  return without(entries, moved).filter((entry) => 'heading' in entry)[day]?.itemId;
}

/** The heading of a day and the items below it. */
export function dayFrom(entries: readonly ListEntry[], headingId: string): string[] {
  const day = daysOf(entries).find(({ heading }) => heading?.itemId === headingId);
  return [headingId, ...(day?.items ?? []).map(({ item }) => item.itemId)];
}

/** Behind another day, by its heading; empty for the first day, which stays behind what is above all days. */
export function targetAfterDay(entries: readonly ListEntry[], headingId: string, after: string): Target {
  const others = without(entries, headingId).filter((entry) => 'heading' in entry);
  // For the first day, no heading is found, and the index is that of the first one.
  return others[others.findIndex(({ itemId }) => itemId === after) + 1]?.itemId;
}

/** After another entry; the beginning of the list is empty. */
export function targetAfter(entries: readonly ListEntry[], moved: string, after: string): Target {
  const others = without(entries, moved);
  // For the beginning, no entry is found, and the index is that of the first one.
  return others[others.findIndex(({ itemId }) => itemId === after) + 1]?.itemId;
}

function without(entries: readonly ListEntry[], moved: string): ListEntry[] {
  return entries.filter(({ itemId }) => itemId !== moved);
}
