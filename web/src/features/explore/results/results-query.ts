import { KINDS } from '@waymark/model/entities/kinds';
import { NO_VIEW, type View } from '@waymark/model/view-codec';
import { boundsInView } from '../../../map/bounds-in-view.ts';
import type { MapView } from '../../../map/in-view.ts';
import type { ResultsQuery } from '../../../services/search/result-requests.ts';

/** The lists of a view that only a search applies, each with the facet that counts its values. */
export const REFINEMENTS = {
  pages: 'kind',
  countries: 'country',
  tags: 'tags',
  creators: 'creator',
  languages: 'languages',
} as const satisfies Partial<Record<keyof View, string>>;

export type Refined = keyof typeof REFINEMENTS;

// Object.keys cannot know that the table has no other keys than those of its type.
export const REFINED = Object.keys(REFINEMENTS) as Refined[];

/** What a view without filters has in their place. */
export const NO_FILTERS: Partial<View> = {
  kinds: [],
  categories: [],
  ...Object.fromEntries(REFINED.map((list) => [list, NO_VIEW[list]])),
};

/** Whether a view asks for what the map cannot count, such as words, tags or countries. The search engine answers it. */
export function isSearch(view: View): boolean {
  return view.query !== '' || isRefined(view) || isOrderFound(view);
}

/** Whether the list of what is on the map has an order that only the search engine knows. */
function isOrderFound({ sort, area }: View): boolean {
  return area === 'map' && (sort === 'new' || sort === 'saved');
}

/** Whether a view excludes anything. */
export function isFiltered(view: View): boolean {
  return view.kinds.length > 0 || view.categories.length > 0 || isRefined(view);
}

function isRefined(view: View): boolean {
  return REFINED.some((list) => view[list].length > 0);
}

/** The search of a view; null for a view without one. Cameras are rounded, so that a touch of the map does not search again. */
export function resultsQueryOf(view: View, mapView: MapView): ResultsQuery | null {
  if (!isSearch(view)) return null;
  const { query, kinds, categories, pages, tags, countries, creators, languages, sort, area } = view;
  const { lat, lng } = mapView.camera;
  return {
    words: query,
    // Categories choose among items of all kinds, beside the pages.
    kinds: [...(kinds.length === 0 && categories.length > 0 && pages.length > 0 ? KINDS : kinds), ...pages],
    categories,
    tags,
    countries,
    creators,
    languages,
    sort,
    area: area === 'map' ? areaOf(mapView) : area,
    near: sort === 'near' ? { lat: rounded(lat), lng: rounded(lng) } : null,
  };
}

/** The area that a map shows, as an address holds it. */
export function areaOf(mapView: MapView): NonNullable<ResultsQuery['area']> {
  const { west, south, east, north } = boundsInView(mapView);
  return { west: rounded(west), south: rounded(south), east: rounded(east), north: rounded(north) };
}

/** To 3 decimals, 110 m. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
