import type { Card } from './card.ts';
import type { RowDetail } from './row-detail.ts';
import { summaryLine } from './summary-line.ts';

/** What a row says of the item of a card. Without schemas: the list of the first page needs none. */
export function rowDetailOf({ id, summary, byline, countryCode, readingMinutes, count }: Card): RowDetail {
  return {
    id,
    summary: summaryLine(summary),
    ...(byline && { byline: { name: byline.name } }),
    ...(countryCode !== undefined && { countryCode }),
    ...(readingMinutes !== undefined && { readingMinutes }),
    ...(count !== undefined && { count }),
  };
}
