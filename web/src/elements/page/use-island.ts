import type { Island } from '@waymark/model/island-keys';
import type { IslandContent } from '@waymark/model/islands';
import { useEffect, useState } from 'react';
import { fetchIsland } from '../../services/island.ts';

/** How long a part counts as current, in milliseconds: the CDN keeps its content as long. */
export const CURRENT_TIME = 60_000;

/**
 * The content of a part that refreshes on its own: it loads at first, and again when the reader returns to the tab. Where it is
 * unavailable, the part keeps what it shows. Undefined until the first load ends, and null where that failed.
 *
 * @param island the object stays the same while the part does; undefined while there is nothing to load
 * @param isKnown whether the page already has current content, so that the first load can wait for a return
 */
export function useIsland<One extends Island>(
  island: One | undefined,
  { isKnown = false } = {},
): IslandContent<One['name']> | null | undefined {
  const [loaded, setLoaded] = useState<{ island: One; content: IslandContent<One['name']> | null }>();
  useEffect(() => {
    if (island === undefined) return;
    const gone = new AbortController();
    const { signal } = gone;
    let currentUntil = isKnown ? Date.now() + CURRENT_TIME : 0;
    const load = async () => {
      if (document.visibilityState === 'hidden' || Date.now() < currentUntil) return;
      currentUntil = Date.now() + CURRENT_TIME;
      const content = await fetchIsland(island, signal);
      if (signal.aborted) return;
      if (content === undefined) currentUntil = 0;
      setLoaded((before) =>
        content === undefined && before?.island === island ? before : { island, content: content ?? null },
      );
    };
    void load();
    document.addEventListener('visibilitychange', load, { signal });
    return () => gone.abort();
  }, [island, isKnown]);
  return loaded?.island === island ? loaded?.content : undefined;
}
