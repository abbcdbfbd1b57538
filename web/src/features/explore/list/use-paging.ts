import { useCallback, useState } from 'react';

/** How many items are shown at first, as in the payload, and how many more with each step. */
export const PAGE_SIZE = 12;

/** How many items are searched without another request by the visitor, for the ones in view. */
const AUTOMATIC_LIMIT = 96;

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

/** @param key the place that is searched: another key starts again with the first number of items */
export function usePaging(key: string | undefined): Paging {
  const [last, setLast] = useState<Numbers>();
  const now = last !== undefined && last.key === key ? last : firstOf(key);
  const searchFurther = useCallback(
    () =>
      setLast((before) => {
        const { limit, until, ...rest } = before !== undefined && before.key === key ? before : firstOf(key);
        return { ...rest, limit: Math.min(2 * limit, Math.max(limit, until)), until };
      }),
    [key],
  );
  const showMore = (inView: number) => {
    const wanted = inView < now.wanted ? now.wanted : now.wanted + PAGE_SIZE;
    setLast({ key, wanted, limit: now.limit + PAGE_SIZE, until: now.limit + AUTOMATIC_LIMIT });
  };
  return {
    shownCount: now.wanted,
    limit: now.limit,
    searchesByItself: now.limit < now.until,
    showMore,
    searchFurther,
  };
}

function firstOf(key: string | undefined): Numbers {
  return { key, wanted: PAGE_SIZE, limit: PAGE_SIZE, until: AUTOMATIC_LIMIT };
}
