import { useEffect } from 'react';
import { useStore } from '../../ui/hooks/store.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import type { LiveLayer } from './live-layer.ts';
import type { Listening, LiveEvent } from './live-query.ts';
import { sessionEpoch } from './session-epoch.ts';

/** A query, and the number of its session. */
export interface SessionQuery<Query extends Listening> {
  query: Query;
  epoch: number;
}

/**
 * Listens to queries while the calling component is mounted, and starts again with each new session. `onEvent` receives each event of
 * a listener, with its query and session.
 */
export function useListeners<Query extends Listening>(
  layer: LiveLayer | undefined,
  queries: readonly Query[],
  onEvent: (event: LiveEvent, sent: SessionQuery<Query>, layer: LiveLayer) => void,
): void {
  const epoch = useStore(sessionEpoch);
  const latest = useLatest({ queries, onEvent });
  const keys = keysOf(queries);
  useEffect(() => {
    if (layer === undefined || keys === '' || !epoch.open) return;
    const ends = latest.current.queries.map((query) => {
      const sent = { query, epoch: epoch.number };
      return layer.follow(query, (event) => latest.current.onEvent(event, sent, layer));
    });
    return () => {
      for (const end of ends) end();
    };
  }, [layer, keys, epoch, latest]);
}

/** The identity of several queries. Queries with the same keys are the same, even as different objects. */
export function keysOf(queries: readonly Listening[]): string {
  return queries.map(({ key }) => key).join('\n');
}
