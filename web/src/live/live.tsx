import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { useLiveLayer } from './live-layer.ts';
import type { FailureReason, LiveEvent, LiveQuery, LiveState } from './live-query.ts';
import { initialState, nextState, stateInNewSession } from './next-state.ts';
import { currentEpoch, onEpochChange } from './session-epoch.ts';

interface LiveProps<Value> {
  query: LiveQuery<Value>;
  /** What the page's payload says; what is live takes over from it without a flicker. */
  initial?: Value | undefined;
  children: (value: Value) => ReactNode;
  loading: ReactNode;
  missing: ReactNode;
  failed: (reason: FailureReason) => ReactNode;
}

/** What was last known, of which query and in which session. */
interface Held<Value> {
  key: string;
  epoch: number;
  state: LiveState<Value>;
}

/**
 * Shows a value and keeps it true: first `initial`, then what the database says under the security rules. It never suspends
 * and never remounts what it shows; a failure after a value leaves that value on the page.
 */
export function Live<Value>({ query, initial, children, loading, missing, failed }: LiveProps<Value>) {
  const [held, setHeld] = useState<Held<Value>>();
  const { key } = query;
  const epoch = useSyncExternalStore(onEpochChange, currentEpoch).number;
  const state = stateOf(held, { key, epoch, initial });
  const layer = useLiveLayer(initial === undefined);

  const onEvent = useCallback(
    (event: LiveEvent) =>
      setHeld((before) => {
        const last = stateOf(before, { key: query.key, epoch, initial });
        return { key: query.key, epoch, state: nextState(query, last, event) };
      }),
    [query, epoch, initial],
  );

  return (
    <>
      {state.status === 'ready' && children(state.value)}
      {state.status === 'loading' && loading}
      {state.status === 'missing' && missing}
      {state.status === 'failed' && failed(state.reason)}
      {layer && <layer.LiveSource key={key} query={query} onEvent={onEvent} />}
    </>
  );
}

function stateOf<Value>(
  held: Held<Value> | undefined,
  { key, epoch, initial }: { key: string; epoch: number; initial: Value | undefined },
): LiveState<Value> {
  if (held?.key !== key) return initialState(initial);
  return held.epoch === epoch ? held.state : stateInNewSession(held.state, initial);
}
