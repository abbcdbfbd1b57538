import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { optionalLocalisedText } from '../localised-schema.ts';
import { card } from './card.ts';
import { MAX_SUMMARY_LINE } from './summary-line.ts';

/** What a row of the list says of an item beyond what the map knows. */
export const rowDetail = z.extend(
  z.pick(card, { byline: true, countryCode: true, readingMinutes: true, count: true }),
  {
    id: idSchema,
    summary: optionalLocalisedText(MAX_SUMMARY_LINE),
    byline: z.exactOptional(z.object({ name: z.string() })),
    /** The name of the city around it. */
    city: z.exactOptional(z.object({ en: z.string(), fr: z.string() })),
  },
);
export type RowDetail = z.infer<typeof rowDetail>;
