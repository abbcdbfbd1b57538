import { useCallback, useState } from 'react';
import { NEAREST_OF } from '../../../live/queries/card-queries.ts';

/** How many items are shown at first, as in the payload, and how many more with each step. */
export const PAGE_SIZE = 12;

/** How many items are searched without another request by the visitor, for the ones in view. */
const AUTOMATIC_LIMIT = NEAREST_OF;

/** How much of a collection is requested. */
export interface Paging {
  /** How many items to show. */
  shownCount: number;
  /** How many items to query: more than are shown where some of them lie outside the view. */
  limit: number;
  /** Whether the list will look further back without a request by the visitor. */
  searchesByItself: boolean;
  /** Asks for more, given the number of items in view. */
  showMore: (inView: number) => void;
  /** Looks through the same number again, up to the limit. */
  searchFurther: () => void;
}

interface Numbers {
  key: string | undefined;
  wanted: number;
  limit: number;
  until: number;
}

/**
 * @param key the place that is searched, and the order: another key starts again with the first number of items
 * @param first how many items are searched at first
 */
export function usePaging(key: string | undefined, first = PAGE_SIZE): Paging {
  const [last, setLast] = useState<Numbers>();
  const now = last !== undefined && last.key === key ? last : firstOf(key, first);
  const searchFurther = useCallback(
    () =>
      setLast((before) => {
        const { limit, until, ...rest } =
          before !== undefined && before.key === key ? before : firstOf(key, first);
        return { ...rest, limit: Math.min(2 * limit, Math.max(limit, until)), until };
      }),
    [key, first],
  );
  const showMore = (inView: number) => {
    const wanted = inView < now.wanted ? now.wanted : now.wanted + PAGE_SIZE;
    // Where enough were found already, no others are read.
    const limit = inView < wanted ? now.limit + PAGE_SIZE : now.limit;
    setLast({ key, wanted, limit, until: now.limit + AUTOMATIC_LIMIT });
  };
  return {
    shownCount: now.wanted,
    limit: now.limit,
    searchesByItself: now.limit < now.until,
    showMore,
    searchFurther,
  };
}

function firstOf(key: string | undefined, limit: number): Numbers {
  return { key, wanted: PAGE_SIZE, limit, until: AUTOMATIC_LIMIT };
}
