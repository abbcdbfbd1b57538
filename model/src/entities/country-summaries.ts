import type { Country, CountrySummaries } from './country.ts';

/** The path of the document with all countries. It lies deep enough not to be mistaken for content. */
export const COUNTRY_SUMMARIES_PATH = 'summaries/countries/parts/all';

/** The content of that document, given all countries. */
export function summariesOf(countries: readonly Country[]): CountrySummaries {
  const inOrder = countries.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    id: 'all',
    countries: inOrder.map(({ slug, code, name, centre, bounds, frame, counts }) => ({
      slug,
      code,
      name,
      centre,
      bounds: frame ?? bounds,
      counts,
    })),
  };
}
