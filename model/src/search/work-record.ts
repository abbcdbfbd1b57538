import * as z from 'zod/mini';
import { givenCategory } from '../entities/fields.ts';
import { PUBLISHED_KINDS } from '../entities/kinds.ts';
import { WORK_STATES } from '../entities/work.ts';
import { position } from '../geography/position-schema.ts';
import { idSchema, uidSchema } from '../ids.ts';

const texts = z.strictObject({ en: z.exactOptional(z.string()), fr: z.exactOptional(z.string()) });

/**
 * A record of the index of works, `WORKS_INDEX`: what its owner finds of a work in any state but in the trash. A work with a long text
 * has several, each with a part of the text, as an item in the public index.
 */
export const workRecord = z.strictObject({
  objectID: z.string(),
  /** The path of the work in the database. */
  key: z.string(),
  part: z.int().check(z.minimum(0)),
  /** Every key for this index has a filter by this field. */
  ownerId: uidSchema,
  id: idSchema,
  kind: z.enum(PUBLISHED_KINDS),
  state: z.enum(WORK_STATES),
  title: texts,
  summary: z.exactOptional(texts),
  /** All its other texts in each language. */
  text: z.exactOptional(texts),
  words: z.array(z.string()),
  tags: z.array(z.string()),
  category: z.exactOptional(givenCategory),
  projectId: z.exactOptional(idSchema),
  /** The id of its public document, where it has been published. */
  publicId: z.exactOptional(idSchema),
  _geoloc: z.exactOptional(position),
  /** The path of its cover photo. */
  photo: z.exactOptional(z.string()),
});
export type WorkRecord = z.infer<typeof workRecord>;

/** What a search of a creator’s own works answers of each. */
export const OWN_HIT_FIELDS = ['id', 'kind', 'state', 'title', 'publicId'] as const;

const { id, kind, state, title, publicId } = workRecord.shape;
const ownHit = z.object({ id, kind, state, title, publicId });
export type OwnHit = z.infer<typeof ownHit>;

/** The hits of an answer that are works. Others are left out: an older build may not know a newer kind. */
export function readOwnHits(hits: readonly unknown[]): OwnHit[] {
  return hits.flatMap((hit) => ownHit.safeParse(hit).data ?? []);
}
