import type { LiveEvent, LiveQuery, LiveState } from './live-query.ts';
import type { RawDocument } from './raw-document.ts';

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

/** What is known of a query after an event of its listener. */
export function stateAfter<Value>(
  query: LiveQuery<Value>,
  read: (documents: readonly RawDocument[]) => Value | undefined,
  last: LiveState<Value>,
  event: LiveEvent,
): LiveState<Value> {
  const heard = heardBy(query, event);
  const isCleared = query.clears && 'failure' in heard;
  return nextState(read, isCleared ? { status: 'loading' } : last, heard);
}

/** What an event says of a query that `hides`: a refusal is an absence. */
export function heardBy<Value>({ hides = false }: LiveQuery<Value>, event: LiveEvent): LiveEvent {
  const isAbsence = hides && 'failure' in event && event.failure === 'denied';
  return isAbsence ? { documents: [], fromServer: true } : event;
}
