import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { monthRuns } from './month-runs.ts';

const [HOUR, DAY] = [60, 1_440];

/** The facts of a visit in words. They need the message part `item`. */
export function useVisitWords() {
  const t = useTranslations('item');
  const format = useFormatter();
  const date = useDateFormat();

  function month(number: number, length: 'long' | 'short' = 'long'): string {
    return date(Date.UTC(2026, number - 1), { month: length });
  }

  return {
    month,

    /** Such as "April–June, September". */
    months(numbers: readonly number[]): string {
      const runs = monthRuns(numbers);
      if (runs.some(({ first, last }) => first === 1 && last === 12)) return t('allYear');
      return runs
        .map(({ first, last }) => (first === last ? month(first) : `${month(first)}–${month(last)}`))
        .join(', ');
    },

    /** Such as "1 hour 30 minutes". */
    duration(minutes: number): string {
      const parts = [
        { unit: 'day', count: Math.floor(minutes / DAY) },
        { unit: 'hour', count: Math.floor((minutes % DAY) / HOUR) },
        { unit: 'minute', count: minutes % HOUR },
      ] as const;
      return parts
        .filter(({ count }) => count > 0)
        .map(({ unit, count }) => format.number(count, { style: 'unit', unit, unitDisplay: 'long' }))
        .join(' ');
    },

    /** Such as "€€ · Moderate". */
    price(level: 1 | 2 | 3 | 4): string {
      return `${'€'.repeat(level)} · ${t(`price.${level}`)}`;
    },
  };
}
