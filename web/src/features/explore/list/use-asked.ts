import { useCallback, useState } from 'react';

/** How many items are shown at first, as in the payload, and how many more with each step. */
export const FIRST = 12;

/** How many items are searched without another request by the visitor, for the ones in view. */
const PATIENTLY = 96;

/** How much of a collection is requested. */
export interface Asked {
  /** How many items to show. */
  wanted: number;
  /** How many items to query: more than are shown where some of them lie outside the view. */
  limit: number;
  /** Whether the list will look further back without a request by the visitor. */
  patient: boolean;
  /** Asks for more, given the number of items in view. */
  more: (inView: number) => void;
  /** Looks through the same number again, up to the limit. */
  further: () => void;
}

interface Numbers {
  key: string | undefined;
  wanted: number;
  limit: number;
  until: number;
}

/** @param key the place that is searched: another key starts again with the first number of items */
export function useAsked(key: string | undefined): Asked {
  const [last, setLast] = useState<Numbers>();
  const now = last !== undefined && last.key === key ? last : firstOf(key);
  const further = useCallback(
    () =>
      setLast((before) => {
        const { limit, until, ...rest } = before !== undefined && before.key === key ? before : firstOf(key);
        return { ...rest, limit: Math.min(2 * limit, Math.max(limit, until)), until };
      }),
    [key],
  );
  const more = (inView: number) => {
    const wanted = inView < now.wanted ? now.wanted : now.wanted + FIRST;
    setLast({ key, wanted, limit: now.limit + FIRST, until: now.limit + PATIENTLY });
  };
  return { wanted: now.wanted, limit: now.limit, patient: now.limit < now.until, more, further };
}

function firstOf(key: string | undefined): Numbers {
  return { key, wanted: FIRST, limit: FIRST, until: PATIENTLY };
}
