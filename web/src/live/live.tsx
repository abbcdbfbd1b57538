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

/** A query and a session. */
interface Asked {
  key: string;
  family: string | undefined;
  epoch: number;
}

/** What was last known, of which query and in which session. */
interface Held<Value> extends Asked {
  state: LiveState<Value>;
}

interface Now<Value> extends Asked {
  initial: Value | undefined;
}

/**
 * Shows a value and keeps it true: first `initial`, then what the database says under the security rules. It never suspends
 * and never remounts what it shows; a failure after a value leaves that value on the page.
 */
export function Live<Value>({ query, initial, children, loading, missing, failed }: LiveProps<Value>) {
  const [held, setHeld] = useState<Held<Value>>();
  const { key, family } = query;
  const epoch = useSyncExternalStore(onEpochChange, currentEpoch).number;
  const state = stateOf(held, { key, family, epoch, initial });
  const layer = useLiveLayer(initial === undefined);

  const onEvent = useCallback(
    (event: LiveEvent) =>
      setHeld((before) => {
        const { key, family } = query;
        const last = stateOf(before, { key, family, epoch, initial });
        return { key, family, epoch, state: nextState(query, last, event) };
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

function stateOf<Value>(held: Held<Value> | undefined, now: Now<Value>): LiveState<Value> {
  if (held?.key === now.key && held.epoch === now.epoch) return held.state;
  const related = held && (held.key === now.key || (now.family !== undefined && held.family === now.family));
  return related ? stateInNewSession(held.state, now.initial) : initialState(now.initial);
}
