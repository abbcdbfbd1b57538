import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { type Problem, type ProblemCode, problemsIn } from '@waymark/model/problems';
import type { Draft } from '../../../live/writes/save-work.ts';

/** What keeps a content from being published, as far as it can be known here: what it mentions may be gone all the same. */
export function problemsOf(kind: PublishedKind, content: Draft): Problem[] {
  return problemsIn(CONTENT_SCHEMAS[kind], content);
}

/** What the database may refuse also in a work that need not be whole. */
const NOT_EVEN_SAVED: readonly ProblemCode[] = [
  'too-long',
  'too-many',
  'too-large',
  'not-a-choice',
  'wrong-type',
];

/** Why a content that the database refused was refused. */
export function problemsOfSaving(kind: PublishedKind, content: Draft): Problem[] {
  return problemsOf(kind, content).filter(({ code }) => NOT_EVEN_SAVED.includes(code));
}

/** All of both, each problem of a field once. */
export function joined(some: readonly Problem[], others: readonly Problem[]): Problem[] {
  const all = [...some, ...others].map((problem) => [`${problem.field} ${problem.code}`, problem] as const);
  return [...new Map(all).values()];
}
