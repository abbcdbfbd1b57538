import { useCallback, useState } from 'react';

/** How many are shown at first, as the payload has them, and how many more with each step. */
export const FIRST = 12;

/** So many are looked through, without being asked again, for those among them that lie in view. */
const PATIENTLY = 96;

/** How much of a collection is asked for. */
export interface Asked {
  /** So many are to be shown. */
  wanted: number;
  /** So many are to be found: more than that where some of them lie beside the view. */
  limit: number;
  /** Whether there will be a look further back without anybody asking for it. */
  patient: boolean;
  /** Asks for more, given how many there are in view. */
  more: (inView: number) => void;
  /** Looks through as many again, as long as there is patience. */
  further: () => void;
}

interface Numbers {
  key: string | undefined;
  wanted: number;
  limit: number;
  until: number;
}

/** @param key where one looks: somewhere else it begins again with as few as at first */
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
