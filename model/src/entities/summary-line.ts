import { LOCALES } from '../locale.ts';
import type { LocalisedText } from '../localised.ts';

/** More of a summary does not fit on the line of a row, in UTF-16 code units. */
export const MAX_SUMMARY_LINE = 120;

/** How a summary begins, on one line. A row cuts it with an ellipsis of its own. */
export function summaryLine(text: LocalisedText): LocalisedText {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const line = text[locale]?.replace(/\s+/g, ' ').trim() ?? '';
      // Half a character stays out.
      return line === '' ? [] : [[locale, line.slice(0, MAX_SUMMARY_LINE).replace(/[\uD800-\uDBFF]$/, '')]];
    }),
  );
}
