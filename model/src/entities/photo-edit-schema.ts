import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { instant } from './fields.ts';
import { photo } from './photo-schema.ts';

const offset = z.int().check(z.minimum(0), z.maximum(30_000));

/**
 * A part of a picture, and how it is turned afterwards. Positions and sizes are whole pixels of the upright picture, from its upper
 * left corner.
 */
export const photoEdit = z.strictObject({
  left: offset,
  top: offset,
  width: photo.shape.width,
  height: photo.shape.height,
  /** Quarter turns, clockwise. */
  turns: z.int().check(z.minimum(0), z.maximum(3)),
});

/**
 * The request for `POST /api/photos/edits`: makes a new photo of one that is there. Repeated with the same id, it makes no other one.
 */
export const photoEditing = z.strictObject({
  /** The id of the new photo. */
  id: idSchema,
  /** The id of the photo that is edited, as it is shown. */
  of: idSchema,
  edit: photoEdit,
});

/** The edit of a photo's original: also where an edited photo was edited again. */
export const originalEdit = z.extend(photoEdit, {
  /** The id of the photo that was edited. */
  of: idSchema,
});

/** The edit in the metadata of an original in Storage. */
export const storedEdit = z.extend(originalEdit, {
  /** When the original of the edited photo was stored, so that both photos have the same place in the library. */
  createdAt: instant,
});
