import * as z from 'zod/mini';
import { bounds } from '../geography/bounds-schema.ts';
import { position } from '../geography/position-schema.ts';
import { idSchema, uidSchema } from '../ids.ts';
import { localisedLine, localisedText, optionalLocalisedText } from '../localised-schema.ts';
import { quadkey, tiles } from '../map-index/map-item-schema.ts';
import { instant, reference, tally } from './fields.ts';
import { KINDS } from './kinds.ts';
import { picture, plainPhoto } from './photo-schema.ts';
import { MAX_TITLE } from './title.ts';

export const LIST_VISIBILITIES = ['public', 'unlisted', 'private'] as const;
export const MAX_LIST_ITEMS = 300;
/** The most headings of a list, each of which begins a day. */
export const MAX_LIST_DAYS = 60;
/** The most documents below a list: its items and its headings. */
export const MAX_LIST_ENTRIES = MAX_LIST_ITEMS + MAX_LIST_DAYS;
/** The most pictures that its items lend a list. */
export const MAX_LIST_PICTURES = 4;
/** The longest heading in each language, in UTF-16 code units. */
const MAX_HEADING = 80;
/** The longest note on an item in each language, in UTF-16 code units. */
const MAX_NOTE = 500;

/** A public item of a list that has a position. */
const stop = z.strictObject({
  /** Of the item. */
  kind: z.enum(KINDS),
  itemId: idSchema,
  /** Its number among all items of the list, from 1. */
  number: z.int().check(z.minimum(1), z.maximum(MAX_LIST_ITEMS)),
  /** How many headings come before it; absent without any. */
  day: z.exactOptional(z.int().check(z.minimum(1), z.maximum(MAX_LIST_DAYS))),
  position,
});
export type Stop = z.infer<typeof stop>;

/** The cover of a public item of a list. */
const lentPicture = z.strictObject({ itemId: idSchema, ...picture.shape });
export type LentPicture = z.infer<typeof lentPicture>;

/**
 * `lists/{id}`: an ordered collection of items. Any signed-in user may own one. Everybody who may see a list can read the document, so
 * that its editors are below it (`sharing.ts`).
 */
export const list = z.strictObject({
  kind: z.literal('list'),
  id: idSchema,
  ownerId: uidSchema,
  title: localisedLine(MAX_TITLE),
  summary: optionalLocalisedText(500),
  visibility: z.enum(LIST_VISIBILITIES),
  /** Drawn as a route through its places, else as points. */
  asRoute: z.boolean(),
  cover: z.exactOptional(plainPhoto),
  updatedAt: instant,
  /** Derived from its items by functions: the first position, the bounds around all, and their number. */
  position: z.exactOptional(position),
  bounds: z.exactOptional(bounds),
  quadkey: z.exactOptional(quadkey),
  tiles: z.exactOptional(tiles),
  count: tally,
  /** The number of its headings; absent without any. */
  days: z.exactOptional(z.int().check(z.minimum(1), z.maximum(MAX_LIST_DAYS))),
  /**
   * Derived too: the positions of its items in order, so that a map needs not read the items. Absent where no item has a
   * position.
   */
  stops: z.exactOptional(z.array(stop).check(z.minLength(1), z.maxLength(MAX_LIST_ITEMS))),
  /** Derived too: the first different covers of its items in order, which show it where it has no cover. Absent without any. */
  pictures: z.exactOptional(z.array(lentPicture).check(z.minLength(1), z.maxLength(MAX_LIST_PICTURES))),
});
export type List = z.infer<typeof list>;

/** A fractional order key. Keys are compared as strings, and there is room between any two. */
const order = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[0-9A-Za-z]+$/));

/** `lists/{id}/items/{itemId}`, of an item. */
export const listItem = z.strictObject({
  itemId: idSchema,
  ...reference.shape,
  note: z.exactOptional(localisedText(MAX_NOTE)),
  order,
});
export type ListItem = z.infer<typeof listItem>;

/**
 * `lists/{id}/items/{itemId}`, of a heading: the items up to the next one are its day. It lies among the items and has a key of the
 * same order, so that moving either is one write, whatever other editors move meanwhile.
 */
export const listHeading = z.strictObject({
  itemId: idSchema,
  heading: localisedLine(MAX_HEADING),
  order,
});
export type ListHeading = z.infer<typeof listHeading>;

/** What lies below a list, in one order. */
export const listEntry = z.union([listItem, listHeading]);
export type ListEntry = z.infer<typeof listEntry>;
