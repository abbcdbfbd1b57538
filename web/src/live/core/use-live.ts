import { useState } from 'react';
import { useStore } from '../../ui/hooks/store.ts';
import { initialState, type KnownState, stateOf } from './known-state.ts';
import { useLiveLayer } from './live-layer.ts';
import type { LiveQuery, LiveState } from './live-query.ts';
import { sessionEpoch } from './session-epoch.ts';
import { useListeners } from './use-listeners.ts';

interface LiveOptions<Value> {
  /** The value in the page's payload. Live data replaces it without a flicker. */
  initial?: Value | undefined;
  /** Set while the part is not in view: it shows the known state and has no listener. */
  asleep?: boolean;
  /** Set for a part that the page can wait for: it does not load the live layer, and starts with the other parts. */
  patient?: boolean;
}

/**
 * The live state of a query: first `initial`, then the database's answers under the security rules. A failure does not replace a
 * value, unless the query `clears`. A part that always needs a value, such as an open form, takes it through `useLastDefined`. Without a
 * query no listener starts.
 */
export function useLive<Value>(
  query: LiveQuery<Value> | undefined,
  { initial, asleep = false, patient = false }: LiveOptions<Value> = {},
): LiveState<Value> {
  const [held, setHeld] = useState<KnownState<Value>>();
  const epoch = useStore(sessionEpoch).number;
  // The payload does not answer another query, so that one does not wait for a first input.
  const [first] = useState(query?.key);
  const isAsked = query !== undefined && !asleep;
  const layer = useLiveLayer(isAsked && !patient && (initial === undefined || query.key !== first));
  useListeners<LiveQuery<Value>>(layer, isAsked ? [query] : [], (event, sent, { stateAfter, readerOf }) =>
    setHeld((before) => ({
      ...sent,
      state: stateAfter(sent.query, readerOf(sent.query), stateOf(before, sent, initial), event),
    })),
  );
  return query === undefined ? initialState(initial) : stateOf(held, { query, epoch }, initial);
}
