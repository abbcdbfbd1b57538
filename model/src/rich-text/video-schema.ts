import * as z from 'zod/mini';
import { caption } from './caption.ts';

/** The latest start of a video, in seconds: a day. */
export const MAX_START = 86_400;

export const youtube = z.strictObject({
  provider: z.literal('youtube'),
  id: z.string().check(z.regex(/^[\w-]{11}$/)),
  /** Where the video begins, in seconds. */
  start: z.exactOptional(z.int().check(z.minimum(1), z.maximum(MAX_START))),
  caption,
});
export const vimeo = z.strictObject({
  provider: z.literal('vimeo'),
  id: z.string().check(z.regex(/^\d{1,12}$/)),
  /** The key of a video that only people with its address see. */
  key: z.exactOptional(z.string().check(z.regex(/^[\da-z]{8,32}$/))),
  caption,
});

/** A video of another site in a text. It is stored by its id there, and never by an address. */
export const video = z.discriminatedUnion('provider', [youtube, vimeo]);
export type Video = z.infer<typeof video>;
