import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LOCALES } from '../locale.ts';
import { optionalLocalisedLine } from '../localised-schema.ts';
import { PUBLISHED_KINDS } from './kinds.ts';
import { MAX_TITLE } from './title.ts';
import { WORK_STATES } from './work.ts';

/** A work that shows photos. */
const showingWork = z.object({
  /** As the creator names it (`nameOfWork`). */
  id: z.string(),
  kind: z.enum(PUBLISHED_KINDS),
  state: z.enum(WORK_STATES),
  /** Whether it has a public document, which shows photos too. */
  isPublic: z.boolean(),
  /** The id of its public document. */
  publicId: z.exactOptional(idSchema),
  title: z.catch(optionalLocalisedLine(MAX_TITLE), {}),
  /** The ids of the photos that it shows, or its published version does. */
  photos: z.array(z.string()),
});

/**
 * Where the photos of a creator are used, and what they lack: the answer of `GET /api/photos/uses`. Ids are in the order of the
 * time at which the photos were taken, the latest first, or stored where no camera wrote a time.
 */
export const photoUses = z.object({
  /** All photos. */
  ids: z.array(z.string()),
  works: z.array(showingWork),
  /** The ids of the photos of the profile, of covers of lists, and of items of Instagram imports. */
  profile: z.array(z.string()),
  lists: z.array(z.string()),
  imports: z.array(z.string()),
  /** The languages of the creator, each with the ids of the photos that have no description in it, in the library or in a work. */
  undescribed: z.array(z.object({ locale: z.enum(LOCALES), ids: z.array(z.string()) })),
  /** The ids of photos of which there is another with the same file, each beside the other. */
  duplicates: z.array(z.string()),
  placed: z.array(z.object({ id: z.string(), lat: z.number(), lng: z.number() })),
});
export type PhotoUses = z.infer<typeof photoUses>;
export type ShowingWork = z.infer<typeof showingWork>;
