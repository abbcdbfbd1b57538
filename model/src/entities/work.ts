import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Content } from './content.ts';
import { instant, PRECISIONS } from './fields.ts';
import { FIRST_COLOUR, PUBLISHED_KINDS, type PublishedKind } from './kinds.ts';
import { withOneText } from './pin-text.ts';

export const WORK_STATES = ['draft', 'scheduled', 'published', 'changed', 'archived'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** The number of days for which a work can be restored from the trash. firestore.rules use the same number. */
export const TRASH_DAYS = 30;

/** The most earlier addresses of a work that are kept at once. Each is kept for seconds. */
export const MOST_FORMER_IDS = 20;

/** As it is stored. */
const storedWork = z.strictObject({
  id: idSchema,
  kind: z.enum(PUBLISHED_KINDS),
  state: z.enum(WORK_STATES),
  /** Increased by one with every write of its owner. */
  revision: z.int().check(z.minimum(1)),
  content: z.record(z.string().check(z.maxLength(40)), z.unknown()),
  /** The edit session that saved the content, and the revision that it wrote. A later revision has only other changes. */
  savedBy: z.exactOptional(z.strictObject({ session: idSchema, revision: z.int().check(z.minimum(1)) })),
  createdAt: instant,
  updatedAt: instant,
  /** The time at which a scheduled work is published. In any other status, the time at which publication failed. */
  publishAt: z.exactOptional(instant),
  projectId: z.exactOptional(idSchema),
  /** When it was moved to the trash. It is purged `TRASH_DAYS` later. */
  deletedAt: z.exactOptional(instant),
  /** The id of its public document. Unpublishing keeps it, so that publishing again restores the address. */
  publicId: z.exactOptional(idSchema),
  /** The precision of a pin when it was last published under that id. An id of an exact pin is not used for an approximate one. */
  publicPrecision: z.exactOptional(z.enum(PRECISIONS)),
  /** Earlier ids of its public document, while what its owner wrote still links to them. */
  formerIds: z.exactOptional(z.array(idSchema).check(z.maxLength(MOST_FORMER_IDS))),
  /** When its public document was first published. */
  publishedAt: z.exactOptional(instant),
  /** The revision that the public document shows; absent without a public document, as after unpublishing. */
  publishedRevision: z.exactOptional(z.int()),
  /** How often it has been published. */
  version: z.exactOptional(z.int()),
});

/**
 * A creator's working copy, `users/{uid}/works/{id}`. Its content may be incomplete or invalid: `CONTENT_SCHEMAS` check it on
 * publication. Only functions write the fields from `publicId` on. A pin has one text, also where it is stored with two.
 */
export const work = storedWork.check(
  z.overwrite((stored) =>
    stored.kind === 'pin' ? { ...stored, content: withOneText(stored.content) } : stored,
  ),
);
export type Work = z.infer<typeof work>;

/** The fields that only some kinds have and that a new work begins with. */
const EMPTY: { [Kind in PublishedKind]: () => Partial<Content<Kind>> } = {
  destination: () => ({ areaIds: [] }),
  area: () => ({ colour: FIRST_COLOUR.area }),
  poi: () => ({ opening: {} }),
  pin: () => ({ note: {}, precision: 'exact' }),
  marker: () => ({ colour: FIRST_COLOUR.marker }),
  post: () => ({ body: {}, places: [] }),
};

/** The initial content of a kind: neutral values where they exist, the colour of the kind, nothing else. */
export function emptyContent(kind: PublishedKind): Partial<Content> {
  return {
    title: {},
    ...(kind !== 'pin' && { summary: {} }),
    visibility: 'public',
    photos: [],
    tags: [],
    ...EMPTY[kind](),
  };
}
