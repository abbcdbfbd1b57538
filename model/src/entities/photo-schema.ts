import * as z from 'zod/mini';
import { optionalLocalisedLine } from '../localised-schema.ts';
import { line } from './fields.ts';

/** The Storage folder of a photo's variants: `photos/{uid}/{photoId}`. */
export const photoPath = z.string().check(z.regex(/^photos\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9]{20}$/));

const percent = z.int().check(z.minimum(0), z.maximum(100));

/**
 * The point of a photo that stays in view where the photo is cut: in whole percent of its width and its height, from the upper left
 * corner. Without it, the middle stays.
 */
export const focusPoint = z.strictObject({ x: percent, y: percent });

/** The photo of a creator, a list or an import. The rules check it, and have no room for more. */
export const plainPhoto = z.strictObject({
  path: photoPath,
  /** Size in pixels of the upright original. */
  width: z.int().check(z.minimum(1), z.maximum(30_000)),
  height: z.int().check(z.minimum(1), z.maximum(30_000)),
  /** ThumbHash, base64. */
  thumbhash: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  alt: optionalLocalisedLine(250),
  credit: z.exactOptional(line(120)),
});

/** A photo of a work or an article. */
export const photo = z.extend(plainPhoto, { focus: z.exactOptional(focusPoint) });

const { path, width, height, thumbhash, focus } = photo.shape;

/** What shows a photo, also before it has loaded, beside a text that says the same. It is read from a photo, too. */
export const picture = z.object({ path, width, height, thumbhash, focus });
