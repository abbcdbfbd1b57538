import * as z from 'zod/mini';
import { position } from '../geography/position-schema.ts';
import { idSchema } from '../ids.ts';
import { MAX_CAMERA } from './capture-data.ts';
import { instant, tally } from './fields.ts';
import { originalEdit } from './photo-edit-schema.ts';
import { photo } from './photo-schema.ts';

/**
 * Why an original has no variants: it is not a picture of an accepted type, it is incomplete, it has too many pixels or is too
 * long, several attempts have failed, its owner has as many photos as they may have, or uploaded as many today as they may.
 */
export const PHOTO_FAULTS = [
  'not-a-picture',
  'damaged',
  'too-large',
  'not-made',
  'over-quota',
  'too-many-today',
] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

const every = {
  /** The id in the original's path. */
  id: idSchema,
  /** The generation of the original in Storage that it describes. */
  generation: z.string().check(z.regex(/^\d{1,20}$/)),
  /** When the original was stored; of an edited photo, that of the photo before. */
  createdAt: instant,
  /** The length of the original. Older records lack it. */
  bytes: z.exactOptional(tally),
  /** The MD5 of the original, base64, by which the same file is found again. Older records lack it. */
  md5: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9+/]{22}==$/))),
};

/**
 * `users/{uid}/photos/{id}`: the state of an original, written by functions and read by its owner alone, who writes three fields. Time, position,
 * direction and camera of the photo are only here: the variants for visitors have no metadata.
 */
export const uploadedPhoto = z.discriminatedUnion('state', [
  z.strictObject({
    ...every,
    state: z.literal('ready'),
    /** Of what the photo shows, upright. */
    width: photo.shape.width,
    height: photo.shape.height,
    thumbhash: photo.shape.thumbhash,
    /**
     * The time of the camera's clock, with an offset from UTC only where the camera recorded one: `2026-05-31T14:03:07+02:00`.
     */
    cameraTime: z.exactOptional(z.iso.datetime({ local: true, offset: true })),
    position: z.exactOptional(position),
    /** Where the camera looked, in degrees clockwise from north. Older records lack it. */
    direction: z.exactOptional(z.number().check(z.minimum(0), z.lt(360))),
    /** The name of the camera. Older records lack it. */
    camera: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(MAX_CAMERA))),
    /** What its owner wrote in the library. Each work has its own copy, with which it begins. */
    alt: z.exactOptional(photo.shape.alt),
    credit: photo.shape.credit,
    isFavourite: z.exactOptional(z.boolean()),
    /** Of a photo that was made of another one: the part of the original that it shows. */
    edit: z.exactOptional(originalEdit),
  }),
  z.strictObject({ ...every, state: z.literal('failed'), reason: z.enum(PHOTO_FAULTS) }),
]);
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;

/** A photo that works can show. */
export type ReadyPhoto = Extract<UploadedPhoto, { state: 'ready' }>;

/** What its owner writes of a photo in the library. */
export type PhotoNotes = Required<Pick<ReadyPhoto, 'alt' | 'isFavourite'>> & { credit: string };
