/** The problem of a chosen publication time. */
export type TimeFault = 'none' | 'past' | 'far';

/** The longest delay of a publication, in milliseconds: ten years. */
const LONGEST = 10 * 366 * 24 * 3_600_000;

/**
 * The instants, in milliseconds, of a date and time field in the reader's time zone, or the problem of its value.
 * @param text the value of `<input type="datetime-local">`: `2026-05-31T08:00`
 * @param now in milliseconds
 * @param count of the works that follow each other, `days` apart
 */
export function timesIn(
  text: string,
  now: number,
  { count, days }: { count: number; days: number },
): { times: number[] } | { fault: TimeFault } {
  // Without a time zone, `Date` uses the reader's.
  const at = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(text).getTime() : Number.NaN;
  if (Number.isNaN(at)) return { fault: 'none' };
  if (at <= now) return { fault: 'past' };
  const times = timesFrom(at, count, days);
  return Math.max(...times) - now > LONGEST ? { fault: 'far' } : { times };
}

/** An instant as the value of a date and time field. @param at in milliseconds */
export function fieldTime(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * The times of several works, in milliseconds: the first one, and then each so many days later, at the same hour of the reader's day.
 * @param first the time of the first one, in milliseconds
 */
function timesFrom(first: number, count: number, days: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(first);
    date.setDate(date.getDate() + index * days);
    return date.getTime();
  });
}
