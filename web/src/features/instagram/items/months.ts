const MONTHS = 12;

/** A month as a number, so that the next one is one more; of UTC, as the dates in the list are. */
export type Month = number;

/** The months from one to another, with both. */
export interface MonthRange {
  from: Month;
  to: Month;
}

/** How many items were taken in each month, from the first one with any to the last. */
export interface MonthCounts {
  first: Month;
  counts: readonly number[];
}

/** @param instant in milliseconds */
export function monthOf(instant: number): Month {
  const date = new Date(instant);
  return date.getUTCFullYear() * MONTHS + date.getUTCMonth();
}

/** The beginning of a month, in milliseconds. */
export function beginOf(month: Month): number {
  return Date.UTC(yearOf(month), month % MONTHS);
}

export function yearOf(month: Month): number {
  return Math.floor(month / MONTHS);
}

/** The months of a year. */
export function monthsIn(year: number): MonthRange {
  return { from: year * MONTHS, to: year * MONTHS + MONTHS - 1 };
}

export function sameMonths(one: MonthRange | null, other: MonthRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}

/** Counts instants by their months; null where there are none. */
export function countMonths(instants: readonly number[]): MonthCounts | null {
  const months = instants.map(monthOf);
  const [first = 0, last = 0] = [
    months.reduce((least, month) => Math.min(least, month), Number.POSITIVE_INFINITY),
    months.reduce((most, month) => Math.max(most, month), Number.NEGATIVE_INFINITY),
  ];
  if (months.length === 0) return null;
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const month of months) counts[month - first] = (counts[month - first] ?? 0) + 1;
  return { first, counts };
}

/** The years with anything, the newest first, each with its count. */
export function yearsIn({ first, counts }: MonthCounts): [year: number, count: number][] {
  const years = new Map<number, number>();
  for (const [index, count] of counts.entries()) {
    const year = yearOf(first + index);
    if (count > 0) years.set(year, (years.get(year) ?? 0) + count);
  }
  return [...years].toReversed();
}
