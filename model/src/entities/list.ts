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
export const MAX_EDITORS = 20;
/** Of what is said of an item, in each language, in UTF-16 code units. */
const MAX_NOTE = 500;

/** An item of a list that is public and has a place. */
const stop = z.strictObject({
  /** Of the item. */
  kind: z.enum(KINDS),
  itemId: idSchema,
  /** Which one it is of all items of the list, from 1. */
  number: z.int().check(z.minimum(1), z.maximum(MAX_LIST_ITEMS)),
  position,
});
export type Stop = z.infer<typeof stop>;

/** `lists/{id}`: an ordered collection; any signed-in user may own one. */
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
  /** Who else may change its items; written by functions only. */
  editors: z.array(uidSchema).check(z.maxLength(MAX_EDITORS)),
  updatedAt: instant,
  /** Derived from its items by functions: the first place, the frame around all, and how many there are. */
  position: z.exactOptional(position),
  bounds: z.exactOptional(bounds),
  quadkey: z.exactOptional(quadkey),
  tiles: z.exactOptional(tiles),
  count: tally,
  /** Derived too: where its items are, in its order; absent where none has a place. Who draws the list reads no items for it. */
  stops: z.exactOptional(z.array(stop).check(z.minLength(1), z.maxLength(MAX_LIST_ITEMS))),
});
export type List = z.infer<typeof list>;

/** `lists/{id}/items/{itemId}` */
export const listItem = z.strictObject({
  itemId: idSchema,
  ...reference.shape,
  note: z.exactOptional(localisedText(MAX_NOTE)),
  /** A fractional order key: compared as a string, with room between any two. */
  order: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[0-9A-Za-z]+$/)),
});
export type ListItem = z.infer<typeof listItem>;
