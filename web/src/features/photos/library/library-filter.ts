import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { LOCALES } from '@waymark/model/locale';
import type { Shown } from './use-photos.ts';

/** What the list shows, in the order of the choice. */
const FILTERS = [
  'added',
  'taken',
  'favourites',
  'undescribed-en',
  'undescribed-fr',
  'unused',
  'unplaced',
  'duplicates',
] as const;
export type LibraryFilter = (typeof FILTERS)[number];

const PARAMETER = 'show';

/** The part of the library's address that names a filter. */
export function searchOf(filter: LibraryFilter): string {
  return `?${new URLSearchParams({ [PARAMETER]: filter })}`;
}

/** The filter that an address of the library names, if it names one. */
export function filterIn(search: string): LibraryFilter | undefined {
  const named = new URLSearchParams(search).get(PARAMETER);
  return FILTERS.find((filter) => filter === named);
}

/** The photos of a filter; undefined where it is not known yet. */
export function shownBy(filter: LibraryFilter, uses: PhotoUses | undefined): Shown | undefined {
  if (filter === 'added') return 'all';
  if (filter === 'favourites') return 'favourites';
  return uses && idsOf(filter, uses);
}

/** How many photos a filter shows; undefined where that is not counted. */
export function countOf(filter: LibraryFilter, uses: PhotoUses | undefined): number | undefined {
  const shown = shownBy(filter === 'added' ? 'taken' : filter, uses);
  return typeof shown === 'string' ? undefined : shown?.length;
}

/** The filters that make sense for a creator: descriptions are asked for in their languages only. */
export function filtersFor(uses: PhotoUses | undefined): LibraryFilter[] {
  const languages = new Set(uses?.undescribed.map(({ locale }) => locale) ?? LOCALES);
  return FILTERS.filter(
    (filter) =>
      (filter !== 'undescribed-en' || languages.has('en')) &&
      (filter !== 'undescribed-fr' || languages.has('fr')),
  );
}

/** The photos that have no description in one of the languages, the number that the page asks for. */
export function undescribedIn(uses: PhotoUses): ReadonlySet<string> {
  return new Set(uses.undescribed.flatMap(({ ids }) => ids));
}

/** The photos that nothing shows, the last taken first. */
export function unusedIn(uses: PhotoUses): readonly string[] {
  const used = new Set([
    ...uses.works.flatMap(({ photos }) => photos),
    ...uses.profile,
    ...uses.lists,
    ...uses.imports,
  ]);
  return uses.ids.filter((id) => !used.has(id));
}

function idsOf(filter: Exclude<LibraryFilter, 'added' | 'favourites'>, uses: PhotoUses): readonly string[] {
  switch (filter) {
    case 'taken':
      return uses.ids;
    case 'unused':
      return unusedIn(uses);
    case 'unplaced': {
      const placed = new Set(uses.placed.map(({ id }) => id));
      return uses.ids.filter((id) => !placed.has(id));
    }
    case 'duplicates':
      return uses.duplicates;
    case 'undescribed-en':
    case 'undescribed-fr':
      return uses.undescribed.find(({ locale }) => filter.endsWith(locale))?.ids ?? [];
  }
}
