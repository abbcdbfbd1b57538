import { useMemo, useState } from 'react';
import { useStore } from '../../ui/hooks/store.ts';
import { type KnownState, stateOf } from './known-state.ts';
import { useLiveLayer } from './live-layer.ts';
import type { LiveQuery, LiveState } from './live-query.ts';
import { sessionEpoch } from './session-epoch.ts';
import { keysOf, useListeners } from './use-listeners.ts';

/**
 * As `useLive`, for any number of queries: the state of each, in their order. The array is the same as long as no state changes.
 * @param atOnce false where the page shows its payload meanwhile: see `useLiveLayer`
 */
export function useLiveAll<Value>(
  queries: readonly LiveQuery<Value>[],
  atOnce = queries.length > 0,
): readonly LiveState<Value>[] {
  const [held, setHeld] = useState<ReadonlyMap<string, KnownState<Value>>>(() => new Map());
  const epoch = useStore(sessionEpoch).number;
  const layer = useLiveLayer(atOnce);
  useListeners(layer, queries, (event, sent, { stateAfter, readerOf }) =>
    setHeld((before) => {
      const { query } = sent;
      const last = stateOf(before.get(query.key), sent, undefined);
      const state = stateAfter(query, readerOf(query), last, event);
      return new Map(before).set(query.key, { ...sent, state });
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys identify the queries
  return useMemo(
    () => queries.map((query) => stateOf(held.get(query.key), { query, epoch }, undefined)),
    [held, epoch, keysOf(queries)],
  );
}
