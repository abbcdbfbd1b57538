import { withFirstOfMonth } from '@waymark/model/first-of-month';
import { type DateTimeFormatOptions, useFormatter, useLocale } from 'use-intl';

const DAY = { dateStyle: 'long' } as const;

/**
 * Formats dates in the language of the page: a day in UTC unless the options say otherwise. Messages get their dates as texts that
 * this formats, because `Intl`, with which messages would format them, does not know the French “1er”.
 */
export function useDateFormat(): (date: number | Date, options?: DateTimeFormatOptions) => string {
  const { dateTime } = useFormatter();
  const locale = useLocale();
  return (date, options = DAY) => {
    const text = dateTime(date, options);
    return locale === 'fr' ? withFirstOfMonth(text) : text;
  };
}
