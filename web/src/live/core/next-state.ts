import type { LiveEvent, LiveQuery, LiveState } from './live-query.ts';
import type { RawDocument } from './raw-document.ts';

/**
 * The state after an event. Neither a failure nor the cache alone removes a value, except one that only a former session may
 * see.
 */
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
    // The cache may hold only some of the documents of a query, and cannot know that a document is missing.
    const mayReplace = event.isStored && last.status === 'ready' && last.from === 'former-session';
    if (last.status === 'ready' && last.from !== 'listener' && !mayReplace) return last;
    if (event.documents.length === 0) {
      return last.status === 'loading' ? { status: 'failed', reason: 'unavailable' } : last;
    }
  }
  const value = read(event.documents);
  return value === undefined ? { status: 'missing' } : { status: 'ready', value, from: 'listener' };
}

/** The state of a query after an event of its listener. */
export function stateAfter<Value>(
  query: LiveQuery<Value>,
  read: (documents: readonly RawDocument[]) => Value | undefined,
  last: LiveState<Value>,
  event: LiveEvent,
): LiveState<Value> {
  const received = receivedBy(query, event);
  const isCleared = query.clears && 'failure' in received;
  return nextState(read, isCleared ? { status: 'loading' } : last, received);
}

/** The event as the query receives it: a query that `hides` turns a refusal into a missing document. */
export function receivedBy<Value>({ hides = false }: LiveQuery<Value>, event: LiveEvent): LiveEvent {
  const isAbsence = hides && 'failure' in event && event.failure === 'denied';
  return isAbsence ? { documents: [], fromServer: true } : event;
}
