import { ownLinks } from '@waymark/model/entities/own-links';
import { photoUses } from '@waymark/model/entities/photo-uses';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { PROBLEM_CODES, type Problem } from '@waymark/model/problems';
import * as z from 'zod/mini';

/* The answers of the endpoints. This module loads with the first request, so that no page loads zod earlier. */

const problem = z.object({
  field: z.string(),
  // A code that this build does not know still counts as a problem.
  code: z.catch(z.enum(PROBLEM_CODES), 'wrong'),
  limit: z.catch(z.optional(z.number()), undefined),
});

const problems = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((all) => all.flatMap(problemIn)),
);

/** The schemas of successful answers, by name. */
export const ANSWERS = {
  /** Any answer means success. */
  done: z.unknown(),
  publication: z.object({ id: z.string() }),
  invitation: z.object({ invitation: z.string() }),
  preview: z.object({
    // Of a work that may be incomplete, so that the schema of public items would refuse it.
    item: z.custom<PublicDocument>((value) => typeof value === 'object' && value !== null),
    isPlaced: z.boolean(),
    isPublished: z.boolean(),
    expiresAt: z.number(),
  }),
  previewLink: z.object({ preview: z.string(), expiresAt: z.number() }),
  previewEnd: z.object({ expiresAt: z.nullable(z.number()) }),
  searchKey: z.object({ key: z.string() }),
  address: z.object({ address: z.url() }),
  id: z.object({ id: z.string() }),
  addedItems: z.object({ skipped: z.array(z.string()) }),
  photoUses,
  ownLinks,
  deletion: z.object({ dueAt: z.number() }),
  charactersLeft: z.object({ left: z.number() }),
  translations: z.object({ texts: z.array(z.string()), left: z.number() }),
};

export type Answers = { [Name in keyof typeof ANSWERS]: z.infer<(typeof ANSWERS)[Name]> };

/** The answer of every endpoint that refuses a request. */
export const REFUSAL = z.object({ error: z.string(), problems: z.prefault(problems, []) });

/** Drops entries that are not problems. */
function problemIn(value: unknown): Problem[] {
  const { data } = problem.safeParse(value);
  if (data === undefined) return [];
  const { field, code, limit } = data;
  return [{ field, code, ...(limit !== undefined && { limit }) }];
}
