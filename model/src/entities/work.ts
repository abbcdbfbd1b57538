import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Content } from './content.ts';
import { instant } from './fields.ts';
import { FIRST_COLOUR, PUBLISHED_KINDS, type PublishedKind } from './kinds.ts';

export const WORK_STATES = ['draft', 'scheduled', 'published', 'changed', 'archived'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** For so many days a work can be taken back out of the trash; firestore.rules count them too. */
export const TRASH_DAYS = 30;

/**
 * A creator's working copy, `users/{uid}/works/{id}`. Its content may be incomplete or wrong: `CONTENT_SCHEMAS` judge it
 * when it is published. The fields from `publicId` on are written by functions only.
 */
export const work = z.strictObject({
  id: idSchema,
  kind: z.enum(PUBLISHED_KINDS),
  state: z.enum(WORK_STATES),
  /** Rises by one with every write of its owner. */
  revision: z.int().check(z.minimum(1)),
  content: z.record(z.string().check(z.maxLength(40)), z.unknown()),
  createdAt: instant,
  updatedAt: instant,
  /** When a scheduled work goes out; in any other state, when it was to go out and could not. */
  publishAt: z.exactOptional(instant),
  projectId: z.exactOptional(idSchema),
  /** In the trash since; purged `TRASH_DAYS` later. */
  deletedAt: z.exactOptional(instant),
  /** The id of its public document, kept over unpublishing so that addresses come back. */
  publicId: z.exactOptional(idSchema),
  /** When its public document was first published. */
  publishedAt: z.exactOptional(instant),
  /** Which revision the public document shows; absent where there is none, as after unpublishing. */
  publishedRevision: z.exactOptional(z.int()),
  /** How many times it was published. */
  version: z.exactOptional(z.int()),
});
export type Work = z.infer<typeof work>;

/** Which fields of a kind alone an editor starts with. */
const EMPTY: { [Kind in PublishedKind]: () => Partial<Content<Kind>> } = {
  destination: () => ({ areaIds: [] }),
  area: () => ({ colour: FIRST_COLOUR.area }),
  poi: () => ({ opening: {} }),
  pin: () => ({ note: {}, precision: 'exact' }),
  marker: () => ({ colour: FIRST_COLOUR.marker }),
  post: () => ({ body: {}, places: [] }),
};

/** Content of a kind as an editor starts with it: what has a neutral value has it, a colour is its kind's, the rest is absent. */
export function emptyContent(kind: PublishedKind): Partial<Content> {
  return {
    title: {},
    summary: {},
    visibility: 'public',
    photos: [],
    tags: [],
    ...EMPTY[kind](),
  };
}
