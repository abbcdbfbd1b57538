import * as z from 'zod/mini';
import { position } from '../geography/position-schema.ts';
import { idSchema } from '../ids.ts';
import { instant } from './fields.ts';
import { photo } from './photo-schema.ts';

/**
 * Why an original has no variants: it is no picture of a type that is taken, some of it is missing, it has more pixels or is
 * longer than can be shown, or it was tried several times in vain.
 */
export const PHOTO_FAULTS = ['not-a-picture', 'damaged', 'too-large', 'not-made'] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

const every = {
  /** The same as in the original's path. */
  id: idSchema,
  /** Which version of the original it tells of, as Storage counts them. */
  generation: z.string().check(z.regex(/^\d{1,20}$/)),
  /** When the original was stored. */
  createdAt: instant,
};

/**
 * `users/{uid}/photos/{id}`: what became of an original, written by functions and read by its owner alone. Where and when it
 * was taken is told here and nowhere else: visitors' variants have no metadata.
 */
export const uploadedPhoto = z.discriminatedUnion('state', [
  z.strictObject({
    ...every,
    state: z.literal('ready'),
    width: photo.shape.width,
    height: photo.shape.height,
    thumbhash: photo.shape.thumbhash,
    /** What the camera's clock showed, with its offset from UTC only where the camera tells it: `2026-05-31T14:03:07+02:00`. */
    cameraTime: z.exactOptional(z.iso.datetime({ local: true, offset: true })),
    position: z.exactOptional(position),
  }),
  z.strictObject({ ...every, state: z.literal('failed'), reason: z.enum(PHOTO_FAULTS) }),
]);
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;
