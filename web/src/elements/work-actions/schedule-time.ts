/** The problem of a chosen publication time. */
export type TimeFault = 'none' | 'past' | 'far';

/** The longest delay of a publication, in milliseconds: ten years. */
const LONGEST = 10 * 366 * 24 * 3_600_000;

/**
 * The instant, in milliseconds, of a date and time field in the reader's time zone, or the problem of its value.
 * @param text the value of `<input type="datetime-local">`: `2026-05-31T08:00`
 * @param now in milliseconds
 * @param days how many days after it the last of several works is published
 */
export function timeIn(text: string, now: number, days = 0): { at: number } | { fault: TimeFault } {
  // Without a time zone, `Date` uses the reader's.
  const at = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(text).getTime() : Number.NaN;
  if (Number.isNaN(at)) return { fault: 'none' };
  if (at <= now) return { fault: 'past' };
  return daysAfter(at, days) - now > LONGEST ? { fault: 'far' } : { at };
}

/** So many days later, at the same hour of the reader's day. @param at in milliseconds */
export function daysAfter(at: number, days: number): number {
  const date = new Date(at);
  return date.setDate(date.getDate() + days);
}

/** An instant as the value of a date and time field. @param at in milliseconds */
export function fieldTime(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
