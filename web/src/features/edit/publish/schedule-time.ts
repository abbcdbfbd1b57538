/** What is wrong with a time that was chosen for a publication. */
export type TimeFault = 'none' | 'past' | 'far';

/** The longest that a publication may be put off, in milliseconds: ten years. */
const LONGEST = 10 * 366 * 24 * 3_600_000;

/**
 * The instant, in milliseconds, of what a field of day and time holds, in the reader's time zone, or what is wrong with it.
 * @param text as `<input type="datetime-local">` has it: `2026-05-31T08:00`
 * @param now in milliseconds
 */
export function timeIn(text: string, now: number): { at: number } | { fault: TimeFault } {
  // Without a zone after it, `Date` takes it for the reader's.
  const at = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(text).getTime() : Number.NaN;
  if (Number.isNaN(at)) return { fault: 'none' };
  if (at <= now) return { fault: 'past' };
  return at - now > LONGEST ? { fault: 'far' } : { at };
}

/** An instant as the field of day and time holds it. @param at in milliseconds */
export function fieldTime(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The reader's time zone, `Europe/Paris`. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
