import type { Country, CountrySummaries } from './country.ts';

/** Where the one document with every country is: deep enough not to be taken for content. */
export const COUNTRY_SUMMARIES_PATH = 'summaries/countries/parts/all';

/** What that document holds, given all countries. */
export function summariesOf(countries: readonly Country[]): CountrySummaries {
  const inOrder = countries.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    id: 'all',
    countries: inOrder.map(({ slug, code, name, centre, bounds, counts }) => ({
      slug,
      code,
      name,
      centre,
      bounds,
      counts,
    })),
  };
}
