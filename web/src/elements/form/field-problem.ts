import type { Problem } from '@waymark/model/problems';

/** What is wrong with a field: a code of the model's problems, or that somebody else has the handle. */
export type FieldProblem = Pick<Problem, 'limit'> & { code: Problem['code'] | 'taken' };

/** By the name of the field, a path of names joined by dots; none where all is right. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** Of several problems of a field the first one is said. */
export function byField(problems: readonly Problem[]): FieldProblems {
  return Object.fromEntries(problems.toReversed().map(({ field, ...problem }) => [field, problem]));
}
