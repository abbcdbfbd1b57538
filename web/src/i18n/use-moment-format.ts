import { useFormatter } from 'use-intl';
import { localTimeZone } from './local-time-zone.ts';

/** Formats the day and the time of an instant in the time zone of the reader, for what only the browser renders. */
export function useMomentFormat(dateStyle: 'long' | 'medium' = 'long'): (instant: number) => string {
  const format = useFormatter();
  return (instant) => format.dateTime(instant, { dateStyle, timeStyle: 'short', timeZone: localTimeZone() });
}
