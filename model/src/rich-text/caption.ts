import * as z from 'zod/mini';

/** The longest caption of a photo or a video, in UTF-16 code units. */
export const MAX_CAPTION = 300;

export const caption = z.exactOptional(z.string().check(z.maxLength(MAX_CAPTION)));
