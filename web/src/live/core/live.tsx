import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useStore } from '../../ui/store.ts';
import { useLiveLayer } from './live-layer.ts';
import type { FailureReason, LiveEvent, LiveQuery, LiveState, ValueSource } from './live-query.ts';
import { heardBy, initialState, nextState, stateInNewSession } from './next-state.ts';
import { sessionEpoch } from './session-epoch.ts';

interface LiveProps<Value> {
  query: LiveQuery<Value>;
  /** What the page's payload says; what is live takes over from it without a flicker. */
  initial?: Value | undefined;
  /** Nobody sees it yet: what is known is shown, and nothing is listened to. */
  asleep?: boolean;
  /** Who said the value tells whether it is the answer to this query or still that to the one before. */
  children: (value: Value, from: ValueSource) => ReactNode;
  loading: ReactNode;
  missing: ReactNode;
  failed: (reason: FailureReason) => ReactNode;
}

/** A query and a session. */
interface Asked<Value> {
  query: LiveQuery<Value>;
  epoch: number;
}

/** What was last known, of which query and in which session. */
interface Held<Value> extends Asked<Value> {
  state: LiveState<Value>;
}

/**
 * Shows a value and keeps it true: first `initial`, then what the database says under the security rules. It never suspends
 * and never remounts what it shows; a failure after a value leaves that value on the page.
 */
export function Live<Value>({
  query,
  initial,
  asleep = false,
  children,
  loading,
  missing,
  failed,
}: LiveProps<Value>) {
  const [held, setHeld] = useState<Held<Value>>();
  const epoch = useStore(sessionEpoch).number;
  const state = stateOf(held, { query, epoch }, initial);
  // What the payload says is no answer to another query: that one waits for nobody's first input.
  const [first] = useState(query.key);
  const layer = useLiveLayer((initial === undefined || query.key !== first) && !asleep);

  const read = useMemo(() => layer?.readerOf(query), [layer, query]);
  const onEvent = useCallback(
    (event: LiveEvent) =>
      setHeld((before) => {
        const last = stateOf(before, { query, epoch }, initial);
        return { query, epoch, state: read ? nextState(read, last, heardBy(query, event)) : last };
      }),
    [query, epoch, initial, read],
  );

  const shown = () => {
    if (state.status === 'ready') return children(state.value, state.from);
    if (state.status === 'failed') return failed(state.reason);
    return state.status === 'missing' ? missing : loading;
  };
  return (
    <>
      {/* In one place: a part that is there before the value as well stays what it is. */}
      {shown()}
      {layer && !asleep && <layer.LiveSource key={query.key} query={query} onEvent={onEvent} />}
    </>
  );
}

function stateOf<Value>(
  held: Held<Value> | undefined,
  now: Asked<Value>,
  initial: Value | undefined,
): LiveState<Value> {
  if (held === undefined) return initialState(initial);
  const isSame = held.query.key === now.query.key;
  if (isSame && held.epoch === now.epoch) return held.state;
  const isRelated = now.query.family !== undefined && held.query.family === now.query.family;
  return isSame || isRelated ? stateInNewSession(held.state, initial) : initialState(initial);
}
