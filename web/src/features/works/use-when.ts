import { useFormatter } from 'use-intl';

interface When {
  /** The day of an instant. */
  day: (instant: number) => string;
  /** Its day and time. */
  moment: (instant: number) => string;
}

/** Writes instants as the clock of whoever works here shows them: what a visitor reads is the same everywhere, in UTC. */
export function useWhen(): When {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    day: (instant) => format.dateTime(instant, { dateStyle: 'medium', timeZone }),
    moment: (instant) => format.dateTime(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  };
}
