import type { LiveQuery, LiveState } from './live-query.ts';
import type { Asked } from './use-listeners.ts';

/** What was last known, of which query and in which session. */
export interface Held<Value> extends Asked<LiveQuery<Value>> {
  state: LiveState<Value>;
}

/** What is known of a query, by what was last known of it or of the one before. */
export function stateOf<Value>(
  held: Held<Value> | undefined,
  now: Asked<LiveQuery<Value>>,
  initial: Value | undefined,
): LiveState<Value> {
  if (held === undefined) return initialState(initial);
  const isSame = held.query.key === now.query.key;
  if (isSame && held.epoch === now.epoch) return held.state;
  const isRelated = now.query.family !== undefined && held.query.family === now.query.family;
  return isSame || isRelated ? stateInNewSession(held.state, initial) : initialState(initial);
}

/** What is known before any listener has spoken. */
export function initialState<Value>(initial: Value | undefined): LiveState<Value> {
  return initial === undefined ? { status: 'loading' } : { status: 'ready', value: initial, from: 'payload' };
}

/** What a new session starts from: a value stays until it is confirmed or denied; what else the former was told is forgotten. */
export function stateInNewSession<Value>(
  last: LiveState<Value>,
  initial: Value | undefined,
): LiveState<Value> {
  if (last.status !== 'ready') return initialState(initial);
  return last.from === 'payload' ? last : { ...last, from: 'former-session' };
}
