import type { Problem } from '@waymark/model/problems';

/** What is wrong with a field: one of the model's problem codes, or a handle that is taken. */
export type FieldProblem = Pick<Problem, 'limit'> & { code: Problem['code'] | 'taken' };

/** Problems by field name, as a path of names joined by dots; empty where everything is valid. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** The first problem of each field. */
export function byField(problems: readonly Problem[]): FieldProblems {
  return Object.fromEntries(problems.toReversed().map(({ field, ...problem }) => [field, problem]));
}
