import { useFormatter } from 'use-intl';

/** Formats the day and the time of an instant in the time zone of the creator. Pages for visitors use UTC, which is the same everywhere. */
export function useMomentFormat(): (instant: number) => string {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (instant) => format.dateTime(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}
