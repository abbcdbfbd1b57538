import type { WorkSummary } from '@waymark/model/entities/work-summary';

/** The progress of the works in a group. */
interface Progress {
  all: number;
  /** The works that are public, including those with later edits. */
  published: number;
  /** The works that are complete in every language. */
  translated: number;
  withPhoto: number;
}

/** The progress of works, without those in the trash. */
export function progressOf(works: readonly WorkSummary[]): Progress {
  const notDeleted = works.filter(({ deletedAt }) => deletedAt === undefined);
  const count = (is: (work: WorkSummary) => boolean) => notDeleted.filter(is).length;
  return {
    all: notDeleted.length,
    published: count(({ state }) => state === 'published' || state === 'changed'),
    translated: count(({ missing }) => missing.length === 0),
    withPhoto: count(({ photo }) => photo !== null),
  };
}

/** Works by the project that they name. */
export function byProject(works: readonly WorkSummary[]): ReadonlyMap<string | undefined, WorkSummary[]> {
  return Map.groupBy(works, ({ projectId }) => projectId);
}
