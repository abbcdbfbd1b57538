import { useEffect } from 'react';
import { useStore } from '../../ui/store.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { LiveLayer } from './live-layer.ts';
import type { Listening, LiveEvent } from './live-query.ts';
import { sessionEpoch } from './session-epoch.ts';

/** A query, and the number of the session that it is asked in. */
export interface Asked<Query extends Listening> {
  query: Query;
  epoch: number;
}

/**
 * Listens to queries as long as the part of the page that calls is there, in whatever session is open: with each new one again. `hear`
 * is called with what a listener says, and with the query and the session that it says it of.
 */
export function useListeners<Query extends Listening>(
  layer: LiveLayer | undefined,
  queries: readonly Query[],
  hear: (event: LiveEvent, asked: Asked<Query>, layer: LiveLayer) => void,
): void {
  const epoch = useStore(sessionEpoch);
  const latest = useLatest({ queries, hear });
  const keys = keysOf(queries);
  useEffect(() => {
    if (layer === undefined || keys === '' || !epoch.open) return;
    const ends = latest.current.queries.map((query) => {
      const asked = { query, epoch: epoch.number };
      return layer.follow(query, (event) => latest.current.hear(event, asked, layer));
    });
    return () => {
      for (const end of ends) end();
    };
  }, [layer, keys, epoch, latest]);
}

/** What tells some queries from others: those with the same keys are the same, whatever objects they are. */
export function keysOf(queries: readonly Listening[]): string {
  return queries.map(({ key }) => key).join('\n');
}
