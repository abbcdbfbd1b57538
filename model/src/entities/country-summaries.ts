import type { Bounds } from '../geography/bounds.ts';
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
      bounds: roughly(frame ?? bounds),
      counts,
    })),
  };
}

/** The bounds to a hundredth of a degree, which a map of the country does not show; a quarter of the document would be their other digits. */
function roughly(bounds: Bounds): Bounds {
  const { west, south, east, north } = bounds;
  // Across the antimeridian, the rounded edges could meet.
  if (west > east) return bounds;
  // The database keeps −0 apart from 0.
  const rounded = (round: (value: number) => number, degrees: number) => round(degrees * 100) / 100 || 0;
  return {
    west: rounded(Math.floor, west),
    south: rounded(Math.floor, south),
    east: rounded(Math.ceil, east),
    north: rounded(Math.ceil, north),
  };
}
