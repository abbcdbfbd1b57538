import * as z from 'zod/mini';
import { colour, givenCategory } from '../entities/fields.ts';
import { DESTINATION_TYPES, KINDS, MARKER_ICONS } from '../entities/kinds.ts';
import { photoPath } from '../entities/photo-schema.ts';
import { position } from '../geography/position-schema.ts';
import { idSchema } from '../ids.ts';

/** The longest path of a cover, for uids of up to 32 characters. Ours have 28. */
const MAX_COVER_LENGTH = 60;

/** What the map knows about an item before its document is read. */
export const mapItem = z.strictObject({
  kind: z.enum(KINDS),
  id: idSchema,
  /** To 5 decimals, about a metre. */
  position,
  /** Where not all items fit, those of higher rank are shown first. */
  rank: z.int().check(z.nonnegative(), z.maximum(36 ** 4 - 1)),
  /** Of a destination. */
  type: z.exactOptional(z.enum(DESTINATION_TYPES)),
  /** Of a point of interest, a recommendation or a marker; derived where its creator gave none. */
  category: z.exactOptional(givenCategory),
  icon: z.exactOptional(z.enum(MARKER_ICONS)),
  colour: z.exactOptional(colour),
  /** The path of its cover; null where it has none. */
  cover: z.nullable(photoPath.check(z.maxLength(MAX_COVER_LENGTH))),
  /** In each language up to `MAX_TITLE_BYTES`; a cut title ends with an ellipsis. */
  title: z.strictObject({ en: z.exactOptional(z.string()), fr: z.exactOptional(z.string()) }),
});

/** The result of `tilesHolding`, by which the newest items of a view are found. */
export const tiles = z
  .array(z.string().check(z.regex(/^\d{1,2}\/\d{1,4}\/\d{1,4}$/)))
  .check(z.minLength(6), z.maxLength(6));

/** A `quadkey` of a public document. */
export const quadkey = z.string().check(z.regex(/^[0-3]{18}$/));
