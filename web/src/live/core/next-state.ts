import type { LiveEvent, LiveQuery, LiveState } from './live-query.ts';
import type { RawDocument } from './raw-document.ts';

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

/** What is known after an event: neither a failure nor memory alone takes a value away, except one that only a former session might see. */
export function nextState<Value>(
  read: (documents: readonly RawDocument[]) => Value | undefined,
  last: LiveState<Value>,
  event: LiveEvent,
): LiveState<Value> {
  if ('failure' in event) {
    const keeps = last.status === 'ready' && !(last.from === 'former-session' && event.failure === 'denied');
    return keeps ? last : { status: 'failed', reason: event.failure };
  }
  if (!event.fromServer) {
    // Memory may hold but some of what a query finds, and knows of no document that it is not there.
    if (last.status === 'ready' && last.from !== 'listener') return last;
    if (event.documents.length === 0) {
      return last.status === 'loading' ? { status: 'failed', reason: 'unavailable' } : last;
    }
  }
  const value = read(event.documents);
  return value === undefined ? { status: 'missing' } : { status: 'ready', value, from: 'listener' };
}

/** What an event says of a query that `hides`: a refusal is an absence. */
export function heardBy<Value>({ hides = false }: LiveQuery<Value>, event: LiveEvent): LiveEvent {
  const isAbsence = hides && 'failure' in event && event.failure === 'denied';
  return isAbsence ? { documents: [], fromServer: true } : event;
}
