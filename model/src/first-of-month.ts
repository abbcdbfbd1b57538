/** The number of the first day of a month before the name of the month. A time of day has two digits. */
const FIRST = /\b1(?=\s\p{L})/u;

/**
 * A French date with the ordinal that the first day of a month has: “1er juin 2026”. `Intl` writes “1 juin 2026”.
 * @param date a date as `Intl` writes it in French. Without a month in letters, or on another day, it stays as it is.
 */
export function withFirstOfMonth(date: string): string {
  return date.replace(FIRST, '1er');
}
