import { type ReactNode, useCallback, useState } from 'react';
import { useLiveLayer } from './live-layer.ts';
import type { FailureReason, LiveEvent, LiveQuery, LiveState } from './live-query.ts';

interface LiveProps<Value> {
  query: LiveQuery<Value>;
  /** What the page's payload says; what is live takes over from it without a flicker. */
  initial?: Value | undefined;
  children: (value: Value) => ReactNode;
  loading: ReactNode;
  missing: ReactNode;
  failed: (reason: FailureReason) => ReactNode;
}

/**
 * Shows a value and keeps it true: first `initial`, then what the database says under the security rules. It never suspends
 * and never remounts what it shows; a failure after a value leaves that value on the page.
 */
export function Live<Value>({ query, initial, children, loading, missing, failed }: LiveProps<Value>) {
  const [held, setHeld] = useState<{ key: string; state: LiveState<Value> }>();
  const state = held?.key === query.key ? held.state : initialState(initial);
  const layer = useLiveLayer(initial === undefined);

  const onEvent = useCallback(
    (event: LiveEvent) =>
      setHeld((before) => {
        const last = before?.key === query.key ? before.state : initialState(initial);
        return { key: query.key, state: nextState(query, last, event) };
      }),
    [query, initial],
  );

  return (
    <>
      {state.status === 'ready' && children(state.value)}
      {state.status === 'loading' && loading}
      {state.status === 'missing' && missing}
      {state.status === 'failed' && failed(state.reason)}
      {layer && <layer.LiveSource key={query.key} query={query} onEvent={onEvent} />}
    </>
  );
}

function initialState<Value>(initial: Value | undefined): LiveState<Value> {
  return initial === undefined ? { status: 'loading' } : { status: 'ready', value: initial };
}

/** What is known after an event: memory alone never takes a value away, and neither does a failure. */
export function nextState<Value>(
  query: LiveQuery<Value>,
  last: LiveState<Value>,
  event: LiveEvent,
): LiveState<Value> {
  if ('failure' in event) return last.status === 'ready' ? last : { status: 'failed', reason: event.failure };
  if (!event.fromServer && event.documents.length === 0) {
    return last.status === 'loading' ? { status: 'failed', reason: 'unavailable' } : last;
  }
  const value = query.read(event.documents);
  return value === undefined ? { status: 'missing' } : { status: 'ready', value };
}
