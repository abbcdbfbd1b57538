import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { folded } from '@waymark/model/folded';
import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { NO_PROJECT, type WorksView } from './works-view.ts';

/** The reader, who has an alphabet. */
interface Reader {
  locale: Locale;
  /** As Intl calls their language. */
  intlLocale: string;
}

/** What is known of all works beside what each tells of itself. */
interface Known {
  /** The ids of all projects: a work of any other is in none. */
  projects: ReadonlySet<string>;
  /** Where they stand, by their ids. */
  places: ReadonlyMap<string, unknown>;
}

/**
 * Those of all works that a view lets through wherever the map is, in its order. A text is found anywhere in a title of any language, whatever its case
 * and accents. Works without a title come last, and so do those without a time to be published, whichever way the order goes.
 */
export function findWorks(
  all: readonly WorkSummary[],
  view: WorksView,
  { projects, places }: Known,
  { locale, intlLocale }: Reader,
): WorkSummary[] {
  const text = folded(view.text).trim();
  const found = all.filter(
    (work) =>
      (work.deletedAt !== undefined) === view.inTrash &&
      (view.kind === undefined || work.kind === view.kind) &&
      (view.state === undefined || work.state === view.state) &&
      (view.project === undefined || projectOf(work, projects) === view.project) &&
      (view.missing === undefined || work.missing.includes(view.missing)) &&
      !(view.placeless && places.has(work.id)) &&
      (text === '' || Object.values(work.title).some((title) => folded(title).includes(text))),
  );
  const turn = view.direction === 'asc' ? 1 : -1;
  if (view.by === 'title') {
    const { compare } = new Intl.Collator(intlLocale, { numeric: true, sensitivity: 'base' });
    const titled = found.map((work) => ({ work, key: choose(work.title, locale).value }));
    const isUntitled = ({ key }: { key: string }) => Number(key === '');
    return titled
      .toSorted((a, b) => isUntitled(a) - isUntitled(b) || turn * compare(a.key, b.key))
      .map(({ work }) => work);
  }
  const timeOf = view.by === 'updated' ? ({ updatedAt }: WorkSummary) => updatedAt : goesOutAt;
  return found.toSorted((a, b) => byTime(timeOf(a), timeOf(b), turn));
}

/** When a work goes out, or first went. */
export function goesOutAt({ state, publishAt, publishedAt }: WorkSummary): number | undefined {
  return state === 'scheduled' ? (publishAt ?? publishedAt) : publishedAt;
}

/** The project that a work is in: one that was deleted is none. */
export function projectOf({ projectId }: WorkSummary, projects: ReadonlySet<string>): string {
  return projectId !== undefined && projects.has(projectId) ? projectId : NO_PROJECT;
}

function byTime(a: number | undefined, b: number | undefined, turn: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return turn * (a - b);
}
