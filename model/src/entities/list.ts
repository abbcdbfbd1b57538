import * as z from 'zod/mini';
import { bounds } from '../geography/bounds.ts';
import { position } from '../geography/position.ts';
import { idSchema, uidSchema } from '../ids.ts';
import { localisedText, optionalLocalisedText } from '../localised.ts';
import { quadkey } from '../map-index/map-item.ts';
import { instant, reference, tally } from './fields.ts';
import { photo } from './photo.ts';

export const LIST_VISIBILITIES = ['public', 'unlisted', 'private'] as const;
export const MAX_LIST_ITEMS = 300;
export const MAX_EDITORS = 20;

/** `lists/{id}`: an ordered collection; any signed-in user may own one. */
export const list = z.strictObject({
  id: idSchema,
  ownerId: uidSchema,
  title: localisedText(140),
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
  count: tally,
});
export type List = z.infer<typeof list>;

/** `lists/{id}/items/{itemId}` */
export const listItem = z.strictObject({
  itemId: idSchema,
  ...reference.shape,
  note: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(500))),
  /** A fractional order key: compared as a string, with room between any two. */
  order: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[0-9A-Za-z]+$/)),
});
export type ListItem = z.infer<typeof listItem>;
