import { LOCALES } from '../locale.ts';
import type { LocalisedText } from '../localised.ts';
import type { Card } from './card.ts';
import type { RowDetail } from './row-detail.ts';

/*
 * Without schemas: the list of the first page needs none.
 */

/** More of a summary does not fit on the line of a row, in UTF-16 code units. */
export const MAX_ROW_SUMMARY = 120;

/** What a row says of the item of a card. */
export function rowDetailOf({ id, summary, byline, countryCode, readingMinutes, count }: Card): RowDetail {
  return {
    id,
    summary: beginningOf(summary),
    ...(byline && { byline: { name: byline.name } }),
    ...(countryCode !== undefined && { countryCode }),
    ...(readingMinutes !== undefined && { readingMinutes }),
    ...(count !== undefined && { count }),
  };
}

function beginningOf(text: LocalisedText): LocalisedText {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const line = text[locale]?.replace(/\s+/g, ' ').trim() ?? '';
      if (line === '') return [];
      // A row cuts it with an ellipsis of its own. Half a character stays out.
      return [[locale, line.slice(0, MAX_ROW_SUMMARY).replace(/[\uD800-\uDBFF]$/, '')]];
    }),
  );
}
