import { catchError, Observable, of, ReplaySubject, repeat, takeUntil, timer } from 'rxjs';
import type { Listening, LiveEvent } from './live-query.ts';
import { sessionEpoch } from './session-epoch.ts';

/** Starts a listener. The returned function stops it. */
export type Listen = (source: Listening['source'], next: (event: LiveEvent) => void) => () => void;

/** How long a listener outlives its last consumer, in milliseconds, so that going back finds it running. */
export const GRACE = 5_000;
/** How long after the server was unavailable a listener starts again, in milliseconds. */
export const LISTEN_AGAIN_AFTER = 10_000;

export interface Subscription {
  /** The key in reactfire's cache. It is unique over sessions, and over successive subscriptions of one query. */
  id: string;
  /** Never emits an error, which reactfire would keep and throw in every later render. Failures are events. */
  events: Observable<LiveEvent>;
  /** Registers a consumer. The returned function removes it. */
  retain(): () => void;
}

/**
 * Owns the life of the listeners. reactfire never drops an observable from its cache. An observable here therefore completes when
 * it has had no consumer for `GRACE`, or when the session ends, and its cache entry is dropped at the same time.
 */
export function createSubscriptions(listen: Listen, forget: (id: string) => void) {
  const running = new Map<string, { subscription: Subscription; end: () => void }>();
  let nextId = 0;

  sessionEpoch.subscribe(() => {
    for (const { end } of [...running.values()]) end();
  });

  function start(query: Listening): Subscription {
    const id = `${sessionEpoch.current().number}/${nextId++}/${query.key}`;
    // It replays the end, so that a late subscriber starts no listener.
    const end$ = new ReplaySubject<void>(1);
    let consumers = 0;
    let grace: ReturnType<typeof setTimeout>;

    const end = () => {
      clearTimeout(grace);
      end$.next();
      if (running.get(query.key)?.end === end) running.delete(query.key);
      forget(id);
    };
    const endAfterGrace = () => {
      clearTimeout(grace);
      grace = setTimeout(end, GRACE);
    };
    const retain = () => {
      consumers++;
      clearTimeout(grace);
      return () => {
        consumers--;
        if (consumers === 0) endAfterGrace();
      };
    };

    const subscription = { id, events: eventsOf(query, listen).pipe(takeUntil(end$)), retain };
    running.set(query.key, { subscription, end });
    // The caller may never subscribe, because React discarded its render.
    endAfterGrace();
    return subscription;
  }

  return {
    /** The subscription of a query: the running one, else a new one. */
    of: (query: Listening): Subscription => running.get(query.key)?.subscription ?? start(query),
  };
}

/** The events of a listener, which starts again after the server was unavailable. There are none while no session is open. */
function eventsOf(query: Listening, listen: Listen): Observable<LiveEvent> {
  return new Observable<LiveEvent>((subscriber) => {
    if (!sessionEpoch.current().open) return;
    return listen(query.source, (event) => {
      if (query.clears && 'failure' in event) {
        console.warn(`The query ${query.key} has failed (${event.failure}).`);
      }
      subscriber.next(event);
      if ('failure' in event && event.failure === 'unavailable') subscriber.complete();
    });
  }).pipe(
    repeat({ delay: () => timer(LISTEN_AGAIN_AFTER) }),
    catchError((error: unknown) => {
      reportError(error);
      return of<LiveEvent>({ failure: 'broken' });
    }),
  );
}
