import type { SearchKind } from '@waymark/model/search/search-kinds';

/** Where words fit several results equally well, the larger place comes first, and a place before what is written about it. */
export const WEIGHT: Readonly<Record<SearchKind, number>> = {
  country: 9,
  destination: 8,
  area: 7,
  post: 6,
  poi: 5,
  creator: 5,
  list: 4,
  article: 4,
  pin: 3,
  marker: 2,
};

/**
 * The largest number of records of a work, which hold about 12,000 words. All are written whenever its creator pauses while writing, so
 * that they are fewer than those of what is published.
 */
export const MOST_WORK_PARTS = 8;

/**
 * The largest number of records of a document. Those that a shorter text does not need any more are deleted with every write,
 * so the numbers are no larger than the bounds of the texts demand.
 */
export const MOST_PARTS: Readonly<Record<SearchKind, number>> = {
  country: 1,
  destination: 1,
  area: 1,
  post: 50,
  poi: 2,
  creator: 3,
  list: 1,
  article: 50,
  pin: 4,
  marker: 1,
};
