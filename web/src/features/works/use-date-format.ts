import { useFormatter } from 'use-intl';

interface DateFormat {
  /** The day of an instant. */
  day: (instant: number) => string;
  /** The day and the time of an instant. */
  moment: (instant: number) => string;
}

/** Formats instants in the time zone of the creator. Pages for visitors use UTC, which is the same everywhere. */
export function useDateFormat(): DateFormat {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    day: (instant) => format.dateTime(instant, { dateStyle: 'medium', timeZone }),
    moment: (instant) => format.dateTime(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  };
}
