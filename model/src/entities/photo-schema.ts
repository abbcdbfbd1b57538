import * as z from 'zod/mini';
import { optionalLocalisedLine } from '../localised-schema.ts';
import { line } from './fields.ts';

/** The Storage folder of a photo's variants: `photos/{uid}/{photoId}`. */
export const photoPath = z.string().check(z.regex(/^photos\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9]{20}$/));

export const photo = z.strictObject({
  path: photoPath,
  /** Size in pixels of the upright original. */
  width: z.int().check(z.minimum(1), z.maximum(30_000)),
  height: z.int().check(z.minimum(1), z.maximum(30_000)),
  /** ThumbHash, base64. */
  thumbhash: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  alt: optionalLocalisedLine(250),
  credit: z.exactOptional(line(120)),
});

const { path, width, height, thumbhash } = photo.shape;

/** What shows a photo, also before it has loaded, beside a text that says the same. It is read from a photo, too. */
export const picture = z.object({ path, width, height, thumbhash });
