import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { folded } from '@waymark/model/folded';
import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { NO_PROJECT, type WorksView } from './works-view.ts';

/** The language of the reader, which decides the alphabet. */
interface Reader {
  locale: Locale;
  /** The language as an Intl locale. */
  intlLocale: string;
}

/** Facts about the works that their documents do not have. */
interface Known {
  /** The ids of all projects. A work of any other project counts as in none. */
  projects: ReadonlySet<string>;
  /** The positions of the works, by id. */
  places: ReadonlyMap<string, unknown>;
  /** The ids of the works that the search engine found for the text of the view. */
  found: ReadonlySet<string>;
}

/**
 * The works that pass the filters of a view, regardless of the map, in the order of the view. A text matches anywhere in a title of
 * any language, whatever its case and accents; a work that the search engine found for it passes too. Works without a title or without
 * a publication time come last in either direction.
 */
export function findWorks(
  all: readonly WorkSummary[],
  view: WorksView,
  { projects, places, found: hits }: Known,
  { locale, intlLocale }: Reader,
): WorkSummary[] {
  const text = folded(view.text).trim();
  const found = all.filter(
    (work) =>
      (work.deletedAt !== undefined) === view.inTrash &&
      (view.kind === undefined || work.kind === view.kind) &&
      (view.state === undefined || work.state === view.state) &&
      !isOutOfTheWay(work, view) &&
      (view.tag === undefined || work.tags.includes(view.tag)) &&
      (view.project === undefined || projectOf(work, projects) === view.project) &&
      (view.missing === undefined || work.missing.includes(view.missing)) &&
      !(view.placeless && places.has(work.id)) &&
      (text === '' ||
        hits.has(work.id) ||
        Object.values(work.title).some((title) => folded(title).includes(text))),
  );
  const sign = view.direction === 'asc' ? 1 : -1;
  if (view.by === 'title') {
    const { compare } = new Intl.Collator(intlLocale, { numeric: true, sensitivity: 'base' });
    const titled = found.map((work) => ({ work, key: choose(work.title, locale).value }));
    const isUntitled = ({ key }: { key: string }) => Number(key === '');
    return titled
      .toSorted((a, b) => isUntitled(a) - isUntitled(b) || sign * compare(a.key, b.key))
      .map(({ work }) => work);
  }
  const timeOf = view.by === 'updated' ? ({ updatedAt }: WorkSummary) => updatedAt : publicationTimeOf;
  return found.toSorted((a, b) => byTime(timeOf(a), timeOf(b), sign));
}

/** Whether a work is archived, and neither asked for by its state nor searched for by a text, nor in the open project or in the trash. */
export function isOutOfTheWay({ state }: WorkSummary, view: WorksView): boolean {
  const isSearched = view.text.trim() !== '' || view.project !== undefined || view.inTrash;
  return state === 'archived' && view.state === undefined && !isSearched;
}

/** The scheduled or the first publication of a work. */
export function publicationTimeOf({ state, publishAt, publishedAt }: WorkSummary): number | undefined {
  return state === 'scheduled' ? (publishAt ?? publishedAt) : publishedAt;
}

/** The project of a work. A deleted project counts as none. */
export function projectOf({ projectId }: WorkSummary, projects: ReadonlySet<string>): string {
  return projectId !== undefined && projects.has(projectId) ? projectId : NO_PROJECT;
}

function byTime(a: number | undefined, b: number | undefined, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return sign * (a - b);
}

/** The tags of works outside the trash, in the order of their letters. */
export function tagsOf(works: readonly WorkSummary[]): string[] {
  const tags = new Set(works.flatMap((work) => (work.deletedAt === undefined ? work.tags : [])));
  return [...tags].toSorted((a, b) => a.localeCompare(b));
}
