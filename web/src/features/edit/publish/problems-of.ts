import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { type Problem, type ProblemCode, problemsIn } from '@waymark/model/problems';
import type { Draft } from '../../../live/writes/save-work.ts';

/** The problems that prevent publishing, as far as the client can detect them. An item that the content mentions may still be gone. */
export function problemsOf(kind: PublishedKind, content: Draft): Problem[] {
  return problemsIn(CONTENT_SCHEMAS[kind], content);
}

/** The problems for which the database refuses a content even as a draft. */
const NOT_EVEN_SAVED: readonly ProblemCode[] = [
  'too-long',
  'too-many',
  'too-large',
  'not-a-choice',
  'wrong-type',
];

/** The reason for which the database refused a content. */
export function problemsOfSaving(kind: PublishedKind, content: Draft): Problem[] {
  return problemsOf(kind, content).filter(({ code }) => NOT_EVEN_SAVED.includes(code));
}

/** The problems of both, without duplicates. */
export function joined(some: readonly Problem[], others: readonly Problem[]): Problem[] {
  const all = [...some, ...others].map((problem) => [`${problem.field} ${problem.code}`, problem] as const);
  return [...new Map(all).values()];
}
