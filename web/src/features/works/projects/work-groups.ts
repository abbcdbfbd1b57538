import type { WorkSummary } from '@waymark/model/entities/work-summary';

/** How far works have come that belong together. */
interface Progress {
  all: number;
  /** What visitors can see, also with later edits. */
  published: number;
  /** What is whole in every language. */
  translated: number;
  withPhoto: number;
}

/** How far works have come, without those in the trash. */
export function progressOf(works: readonly WorkSummary[]): Progress {
  const kept = works.filter(({ deletedAt }) => deletedAt === undefined);
  const count = (is: (work: WorkSummary) => boolean) => kept.filter(is).length;
  return {
    all: kept.length,
    published: count(({ state }) => state === 'published' || state === 'changed'),
    translated: count(({ missing }) => missing.length === 0),
    withPhoto: count(({ photo }) => photo !== null),
  };
}

/** Works by the project that they say they are in. */
export function byProject(works: readonly WorkSummary[]): ReadonlyMap<string | undefined, WorkSummary[]> {
  return Map.groupBy(works, ({ projectId }) => projectId);
}
