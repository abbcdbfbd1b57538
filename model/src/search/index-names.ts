/** The index of everything public. Its name is part of the configuration of the search engine. */
export const SEARCH_INDEX = 'waymark';

/** The index of the works of all creators, each of whom gets a key for their own. Its name never begins as the public one's. */
export const WORKS_INDEX = 'works';

/** How long a creator's key for their own works is valid, in milliseconds: an hour. */
export const OWN_KEY_LIFE = 3_600_000;

/** The orders of results. */
export const SORTS = ['fit', 'near', 'new', 'saved'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * The index that answers in an order. All but the first are replicas: the engine copies every record to them, because an index
 * has one ranking only. The order `near` needs a position in the query (`aroundLatLng`).
 */
export const INDEX_OF_SORT = {
  fit: SEARCH_INDEX,
  near: `${SEARCH_INDEX}_near`,
  new: `${SEARCH_INDEX}_new`,
  saved: `${SEARCH_INDEX}_saved`,
} as const satisfies Record<Sort, string>;
