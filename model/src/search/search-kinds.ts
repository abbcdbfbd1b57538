import { KINDS } from '../entities/kinds.ts';

/** What can be found and is no item: it has a public page of its own, and the map does not show it. */
export const PAGE_KINDS = ['creator', 'country', 'article'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Everything that can be found. */
export const SEARCH_KINDS = [...KINDS, ...PAGE_KINDS] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Whether things of a kind are places with a name of their own, which travellers search for first. */
const IS_NAMED_PLACE: Readonly<Record<SearchKind, boolean>> = {
  destination: true,
  area: true,
  country: true,
  poi: false,
  pin: false,
  marker: false,
  post: false,
  list: false,
  creator: false,
  article: false,
};

export const NAMED_PLACES = SEARCH_KINDS.filter((kind) => IS_NAMED_PLACE[kind]);
