import { PROBLEM_CODES, type Problem } from '@waymark/model/problems';
import * as z from 'zod/mini';

/*
 * What the endpoints answer. It is loaded with the first request: no page loads zod before.
 */

const problem = z.object({
  field: z.string(),
  // A code that this build does not know is a problem all the same.
  code: z.catch(z.enum(PROBLEM_CODES), 'wrong'),
  limit: z.catch(z.optional(z.number()), undefined),
});

const problems = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((all) => all.flatMap(problemIn)),
);

/** What is done, by what it answers. */
export const ANSWERS = {
  /** Whatever is answered, it is done. */
  done: z.unknown(),
  publication: z.object({ id: z.string() }),
  invitation: z.object({ invitation: z.string() }),
};

export type Answers = { [Name in keyof typeof ANSWERS]: z.infer<(typeof ANSWERS)[Name]> };

/** What every endpoint answers that did nothing. */
export const REFUSAL = z.object({ error: z.string(), problems: z.prefault(problems, []) });

/** What is no problem is left out. */
function problemIn(value: unknown): Problem[] {
  const { data } = problem.safeParse(value);
  if (data === undefined) return [];
  const { field, code, limit } = data;
  return [{ field, code, ...(limit !== undefined && { limit }) }];
}
