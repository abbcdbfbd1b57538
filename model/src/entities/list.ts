import * as z from 'zod/mini';
import { bounds } from '../geography/bounds-schema.ts';
import { position } from '../geography/position-schema.ts';
import { idSchema, uidSchema } from '../ids.ts';
import { localisedLine, localisedText, optionalLocalisedText } from '../localised-schema.ts';
import { quadkey, tiles } from '../map-index/map-item-schema.ts';
import { instant, reference, tally } from './fields.ts';
import { KINDS } from './kinds.ts';
import { photo } from './photo-schema.ts';

export const LIST_VISIBILITIES = ['public', 'unlisted', 'private'] as const;
export const MAX_LIST_ITEMS = 300;
/** The longest note on an item in each language, in UTF-16 code units. */
const MAX_NOTE = 500;

/** A public item of a list that has a position. */
const stop = z.strictObject({
  /** Of the item. */
  kind: z.enum(KINDS),
  itemId: idSchema,
  /** Its number among all items of the list, from 1. */
  number: z.int().check(z.minimum(1), z.maximum(MAX_LIST_ITEMS)),
  position,
});
export type Stop = z.infer<typeof stop>;

/**
 * `lists/{id}`: an ordered collection of items. Any signed-in user may own one. Everybody who may see a list can read the document, so
 * that its editors are below it (`list-people.ts`).
 */
export const list = z.strictObject({
  kind: z.literal('list'),
  id: idSchema,
  ownerId: uidSchema,
  title: localisedLine(140),
  summary: optionalLocalisedText(500),
  visibility: z.enum(LIST_VISIBILITIES),
  /** Drawn as a route through its places, else as points. */
  asRoute: z.boolean(),
  cover: z.exactOptional(photo),
  updatedAt: instant,
  /** Derived from its items by functions: the first position, the bounds around all, and their number. */
  position: z.exactOptional(position),
  bounds: z.exactOptional(bounds),
  quadkey: z.exactOptional(quadkey),
  tiles: z.exactOptional(tiles),
  count: tally,
  /**
   * Derived too: the positions of its items in order, so that a map needs not read the items. Absent where no item has a
   * position.
   */
  stops: z.exactOptional(z.array(stop).check(z.minLength(1), z.maxLength(MAX_LIST_ITEMS))),
});
export type List = z.infer<typeof list>;

/** `lists/{id}/items/{itemId}` */
export const listItem = z.strictObject({
  itemId: idSchema,
  ...reference.shape,
  note: z.exactOptional(localisedText(MAX_NOTE)),
  /** A fractional order key. Keys are compared as strings, and there is room between any two. */
  order: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[0-9A-Za-z]+$/)),
});
export type ListItem = z.infer<typeof listItem>;
