import * as z from 'zod/mini';
import { position } from '../geography/position-schema.ts';
import { idSchema } from '../ids.ts';
import { localisedLine, optionalLocalisedText } from '../localised-schema.ts';
import { colour, countryCode, givenCategory, instant, tags, tally } from './fields.ts';
import { DESTINATION_TYPES, KINDS, MARKER_ICONS } from './kinds.ts';
import { photo, picture } from './photo-schema.ts';
import { byline } from './public-document.ts';
import { type PublicItem, positionOf } from './public-item.ts';
import { MAX_TITLE } from './title.ts';

/** What a card, a marker's popover or a search result shows of an item: the same fields for every kind. */
export const card = z.object({
  kind: z.enum(KINDS),
  id: idSchema,
  title: localisedLine(MAX_TITLE),
  summary: optionalLocalisedText(500),
  cover: z.nullable(photo),
  /** Of a list: see `picturesOf`. */
  pictures: z.exactOptional(z.array(picture)),
  /** Null without a position. */
  position: z.nullable(position),
  updatedAt: instant,
  /** Absent on lists, which belong to users rather than creators. */
  byline: z.exactOptional(byline),
  countryCode: z.exactOptional(z.nullable(countryCode)),
  tags: z.exactOptional(tags),
  category: z.exactOptional(givenCategory),
  type: z.exactOptional(z.enum(DESTINATION_TYPES)),
  /** The destination that it lies in. No card shows it, but breadcrumbs lead through it. */
  destinationId: z.exactOptional(idSchema),
  icon: z.exactOptional(z.enum(MARKER_ICONS)),
  colour: z.exactOptional(colour),
  publishedAt: z.exactOptional(instant),
  /** In how many lists it is. No card shows it, but some are sorted by it. Absent on lists. */
  saves: z.exactOptional(tally),
  readingMinutes: z.exactOptional(z.int()),
  /** How many items a list has. */
  count: z.exactOptional(tally),
});
export type Card = z.infer<typeof card>;

/** The card of a public item. Its cover alone shows a list that has one. */
export function cardOf(item: PublicItem): Card {
  const { pictures, ...fields } = card.parse({
    ...item,
    cover: item.cover ?? null,
    position: positionOf(item),
  });
  return fields.cover === null && pictures ? { ...fields, pictures } : fields;
}
