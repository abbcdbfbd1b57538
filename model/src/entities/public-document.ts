import * as z from 'zod/mini';
import { bounds } from '../geography/bounds-schema.ts';
import { MAX_GEOMETRY_CHARACTERS } from '../geography/geometry.ts';
import { position } from '../geography/position-schema.ts';
import { idSchema, uidSchema } from '../ids.ts';
import { optionalLocalisedText } from '../localised-schema.ts';
import { quadkey, tiles } from '../map-index/map-item-schema.ts';
import { hoursText } from '../opening-hours/hours-text.ts';
import { MAX_RICH_TEXT_BYTES } from '../rich-text/read.ts';
import {
  areaContent,
  destinationContent,
  markerContent,
  pinContent,
  poiContent,
  postContent,
} from './content.ts';
import { calendarDate, countryCode, handle, instant, line } from './fields.ts';
import type { PublishedKind } from './kinds.ts';
import { photo } from './photo-schema.ts';
import { MAX_SUMMARY } from './pin-text.ts';

/** The author, as the interface shows it. A function keeps it up to date. */
export const byline = z.strictObject({
  name: line(80),
  handle,
  avatar: z.nullable(photo),
});
export type Byline = z.infer<typeof byline>;

/** What publishing adds to every kind. */
const published = {
  id: idSchema,
  ownerId: uidSchema,
  creatorId: idSchema,
  byline,
  cover: z.nullable(photo),
  /** Null on the high seas and wherever no country is. */
  countryCode: z.nullable(countryCode),
  publishedAt: instant,
  updatedAt: instant,
  /** In how many lists it is. A function counts them. Documents from before that lack it, until they are derived again. */
  saves: z.exactOptional(z.int().check(z.minimum(0))),
  /** Increased by one with every publication. */
  version: z.int().check(z.minimum(1)),
};

/** A geohash of 10 characters: a cell of about 1.2 m × 0.6 m. */
const geohash = z.string().check(z.regex(/^[0-9b-hjkmnp-z]{10}$/));

/** What `openingHours` says, for readers. */
const inWords = { hoursText: z.exactOptional(hoursText) };

const asPublished = { coverPath: true } as const;

export const destination = z.extend(z.omit(destinationContent, asPublished), {
  kind: z.literal('destination'),
  ...published,
  geohash,
  quadkey,
});
export const poi = z.extend(z.omit(poiContent, asPublished), {
  kind: z.literal('poi'),
  ...published,
  ...inWords,
  geohash,
  quadkey,
});
export const pin = z.extend(z.omit(pinContent, asPublished), {
  kind: z.literal('pin'),
  ...published,
  /** The beginning of the text of the work. */
  summary: optionalLocalisedText(MAX_SUMMARY),
  // Validated on publication. A reader's clock must not refuse it later.
  visitedOn: z.exactOptional(calendarDate),
  ...inWords,
  geohash,
  quadkey,
});
export const marker = z.extend(z.omit(markerContent, asPublished), {
  kind: z.literal('marker'),
  ...published,
  geohash,
  quadkey,
});

export const area = z.extend(z.omit(areaContent, asPublished), {
  kind: z.literal('area'),
  ...published,
  // Validated on publication. Readers do not search for self-crossings again.
  geometry: z.string().check(z.maxLength(MAX_GEOMETRY_CHARACTERS)),
  centre: position,
  bounds,
  geohash,
  quadkey,
});

const publishedBody = z.string().check(z.maxLength(MAX_RICH_TEXT_BYTES));

export const post = z.extend(z.omit(postContent, asPublished), {
  kind: z.literal('post'),
  ...published,
  // Validated on publication. Only code that shows a body parses it.
  body: z.strictObject({ en: z.exactOptional(publishedBody), fr: z.exactOptional(publishedBody) }),
  /** The position of its first public place; null where it has none. */
  position: z.nullable(position),
  /** The bounds around all its public places; null where it has none. */
  bounds: z.nullable(bounds),
  geohash: z.nullable(geohash),
  quadkey: z.nullable(quadkey),
  /** Absent where it has no position. */
  tiles: z.exactOptional(tiles),
  readingMinutes: z.int().check(z.minimum(1)),
});

export const PUBLIC_SCHEMAS = { destination, area, poi, pin, marker, post } as const satisfies {
  [Kind in PublishedKind]: z.ZodMiniType<{ kind: Kind }>;
};

export type PublicDocument<Kind extends PublishedKind = PublishedKind> = z.infer<
  (typeof PUBLIC_SCHEMAS)[Kind]
>;
