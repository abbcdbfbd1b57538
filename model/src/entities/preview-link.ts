import * as z from 'zod/mini';
import { idSchema, uidSchema } from '../ids.ts';
import { instant } from './fields.ts';

/** The number of days for which a link to a preview works. */
export const PREVIEW_DAYS = 14;

/**
 * A private link to the preview of a work, `previewLinks/{id}`. A work has one at most. Only functions read and write it, and of the
 * secret in the link it has only the hash.
 */
export const previewLink = z.strictObject({
  id: idSchema,
  ownerId: uidSchema,
  workId: idSchema,
  sha256: z.string().check(z.maxLength(100)),
  expiresAt: instant,
});

/** The request of a reader who opened a link. */
export const previewReading = z.strictObject({
  /** The secret from the link, which may have been altered. */
  preview: z.string().check(z.maxLength(200)),
});
