import { catchError, Observable, of, ReplaySubject, repeat, takeUntil, timer } from 'rxjs';
import type { Listening, LiveEvent } from './live-query.ts';
import { sessionEpoch } from './session-epoch.ts';

/** Starts a listener. The returned function stops it. */
export type Listen = (source: Listening['source'], next: (event: LiveEvent) => void) => () => void;

/** How long a listener outlives its last consumer, in milliseconds, so that going back finds it running. */
export const GRACE = 5_000;
/** How long after the server ended a listener because it was unavailable it is asked again, in milliseconds. */
export const LISTEN_AGAIN_AFTER = 10_000;

export interface Subscription {
  /** Unique over sessions and over the lives of one query: the name under which reactfire caches it. */
  id: string;
  /** Never emits an error, which reactfire would keep and throw in every later render. Failures are events. */
  events: Observable<LiveEvent>;
  /** Registers a consumer. The returned function removes it. */
  retain(): () => void;
}

/**
 * Owns what lives and dies. reactfire never lets go of an observable, so what it is given completes when nobody has looked
 * for `GRACE`, or when the session ends, and its cache entry is dropped with it.
 */
export function createSubscriptions(listen: Listen, forget: (id: string) => void) {
  const running = new Map<string, { subscription: Subscription; end: () => void }>();
  let born = 0;

  sessionEpoch.subscribe(() => {
    for (const { end } of [...running.values()]) end();
  });

  function start(query: Listening): Subscription {
    const id = `${sessionEpoch.current().number}/${born++}/${query.key}`;
    // A replay, so that a late subscriber does not start a listener.
    const end$ = new ReplaySubject<void>(1);
    let lookers = 0;
    let grace: ReturnType<typeof setTimeout>;

    const end = () => {
      clearTimeout(grace);
      end$.next();
      if (running.get(query.key)?.end === end) running.delete(query.key);
      forget(id);
    };
    const endUnlessSeen = () => {
      clearTimeout(grace);
      grace = setTimeout(end, GRACE);
    };
    const retain = () => {
      lookers++;
      clearTimeout(grace);
      return () => {
        lookers--;
        if (lookers === 0) endUnlessSeen();
      };
    };

    const subscription = { id, events: eventsOf(query, listen).pipe(takeUntil(end$)), retain };
    running.set(query.key, { subscription, end });
    // The caller may never subscribe, because React discarded its render.
    endUnlessSeen();
    return subscription;
  }

  return {
    /** The subscription of a query: the running one, else a new one. */
    of: (query: Listening): Subscription => running.get(query.key)?.subscription ?? start(query),
  };
}

/** A listener that starts again after the server was unavailable, and says nothing while no session is open. */
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
