import type * as z from 'zod/mini';

/** Why a field of a work cannot be published; `messages/` has a sentence for each in both languages. */
export const PROBLEM_CODES = [
  'missing',
  'wrong-type',
  'too-short',
  'too-long',
  'too-small',
  'too-big',
  'too-many',
  'too-few',
  'not-a-choice',
  'malformed',
  'unknown-field',
  'repeated',
  'not-https',
  'in-future',
  'not-json',
  'not-polygon',
  'not-closed',
  'too-few-points',
  'too-large',
  'too-deep',
  'out-of-range',
  'self-crossing',
  'not-hours',
  'not-rich-text',
  'not-found',
  'not-wider',
  'not-yours',
  'wrong',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  /** The path of names and indexes, joined by dots: `title.en`, `photos.3.alt`. */
  field: string;
  code: ProblemCode;
  /** The exceeded bound, where there is one. */
  limit?: number;
}

/** More than any form has fields. Content that was not written by the editor may have a hundred thousand problems. */
export const MOST_PROBLEMS = 500;

/** What a schema refuses in a value: one problem for each field and code, in the order of the schema, the first 500. */
export function problemsIn(schema: z.ZodMiniType, value: unknown): Problem[] {
  // Without `reportInput` an issue does not say whether a value had the wrong type or was missing.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return [];
  const problems = new Map<string, Problem>();
  for (const issue of parsed.error.issues) {
    for (const problem of toProblems(issue)) {
      if (problems.size === MOST_PROBLEMS) return [...problems.values()];
      const key = `${problem.field} ${problem.code}`;
      if (!problems.has(key)) problems.set(key, problem);
    }
  }
  return [...problems.values()];
}

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  const field = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'invalid_type':
      return [{ field, code: issue.input === undefined ? 'missing' : 'wrong-type' }];
    case 'unrecognized_keys':
      return issue.keys.slice(0, MOST_PROBLEMS).map((key) => ({
        field: field === '' ? key : `${field}.${key}`,
        code: 'unknown-field',
      }));
    case 'too_big':
      return [{ field, code: bigCode(issue.origin), limit: Number(issue.maximum) }];
    case 'too_small':
      return [{ field, code: smallCode(issue.origin), limit: Number(issue.minimum) }];
    case 'invalid_value':
    case 'invalid_union':
      return [{ field, code: issue.input === undefined ? 'missing' : 'not-a-choice' }];
    case 'invalid_format':
      return [{ field, code: 'malformed' }];
    case 'custom':
      return [{ field, code: knownCode(issue.params?.['code']), ...limitOf(issue.params) }];
    default:
      return [{ field, code: 'wrong' }];
  }
}

function bigCode(origin: string): ProblemCode {
  if (origin === 'string') return 'too-long';
  return origin === 'array' || origin === 'set' ? 'too-many' : 'too-big';
}

function smallCode(origin: string): ProblemCode {
  if (origin === 'string') return 'too-short';
  return origin === 'array' || origin === 'set' ? 'too-few' : 'too-small';
}

/** The bound that an issue of our own names. */
function limitOf(params: Readonly<Record<string, unknown>> | undefined): Pick<Problem, 'limit'> {
  const limit = params?.['limit'];
  return typeof limit === 'number' ? { limit } : {};
}

function knownCode(code: unknown): ProblemCode {
  return PROBLEM_CODES.find((known) => known === code) ?? 'wrong';
}
