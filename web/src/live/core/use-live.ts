import { useState } from 'react';
import { useStore } from '../../ui/store.ts';
import { type Held, initialState, stateOf } from './held-state.ts';
import { useLiveLayer } from './live-layer.ts';
import type { LiveQuery, LiveState } from './live-query.ts';
import { sessionEpoch } from './session-epoch.ts';
import { useListeners } from './use-listeners.ts';

interface LiveOptions<Value> {
  /** What the page's payload says; what is live takes over from it without a flicker. */
  initial?: Value | undefined;
  /** It is not seen yet: what is known is shown, and nothing is listened to. */
  asleep?: boolean;
}

/**
 * What is known of a query, kept true: first `initial`, then what the database says under the security rules. A failure after a
 * value leaves that value, unless the query `clears`. What has to stay through every silence, such as a form that is being filled in,
 * takes what it needs of the state through `useLast`. Without a query nothing is asked.
 */
export function useLive<Value>(
  query: LiveQuery<Value> | undefined,
  { initial, asleep = false }: LiveOptions<Value> = {},
): LiveState<Value> {
  const [held, setHeld] = useState<Held<Value>>();
  const epoch = useStore(sessionEpoch).number;
  // What the payload says is no answer to another query: that one does not wait for a first input.
  const [first] = useState(query?.key);
  const isAsked = query !== undefined && !asleep;
  const layer = useLiveLayer(isAsked && (initial === undefined || query.key !== first));
  useListeners<LiveQuery<Value>>(layer, isAsked ? [query] : [], (event, asked, { stateAfter, readerOf }) =>
    setHeld((before) => ({
      ...asked,
      state: stateAfter(asked.query, readerOf(asked.query), stateOf(before, asked, initial), event),
    })),
  );
  return query === undefined ? initialState(initial) : stateOf(held, { query, epoch }, initial);
}
