import type { LiveQuery, LiveState } from './live-query.ts';
import type { SessionQuery } from './use-listeners.ts';

/** The last known state, with its query and session. */
export interface KnownState<Value> extends SessionQuery<LiveQuery<Value>> {
  state: LiveState<Value>;
}

/** The state of a query, from the last known state of it or of the query before. */
export function stateOf<Value>(
  known: KnownState<Value> | undefined,
  now: SessionQuery<LiveQuery<Value>>,
  initial: Value | undefined,
): LiveState<Value> {
  if (known === undefined) return initialState(initial);
  const isSame = known.query.key === now.query.key;
  if (isSame && known.epoch === now.epoch) return known.state;
  const isRelated = now.query.family !== undefined && known.query.family === now.query.family;
  return isSame || isRelated ? stateInNewSession(known.state, initial) : initialState(initial);
}

/** The state before any listener has answered. */
export function initialState<Value>(initial: Value | undefined): LiveState<Value> {
  return initial === undefined ? { status: 'loading' } : { status: 'ready', value: initial, from: 'payload' };
}

/**
 * The first state in a new session. A value stays until it is confirmed or denied; everything else of the former session is
 * dropped.
 */
export function stateInNewSession<Value>(
  last: LiveState<Value>,
  initial: Value | undefined,
): LiveState<Value> {
  if (last.status !== 'ready') return initialState(initial);
  return last.from === 'payload' ? last : { ...last, from: 'former-session' };
}
