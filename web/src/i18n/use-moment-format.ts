import { localTimeZone } from './local-time-zone.ts';
import { useDateFormat } from './use-date-format.ts';

/** Formats the day and the time of an instant in the time zone of the reader, for what only the browser renders. */
export function useMomentFormat(dateStyle: 'long' | 'medium' = 'long'): (instant: number) => string {
  const format = useDateFormat();
  return (instant) => format(instant, { dateStyle, timeStyle: 'short', timeZone: localTimeZone() });
}
