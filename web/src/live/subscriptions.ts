import { Observable, ReplaySubject, Subject, share, takeUntil, timer } from 'rxjs';
import type { LiveEvent, LiveQuery } from './live-query.ts';
import { currentEpoch, onEpochChange } from './session-epoch.ts';

/** Starts one listener; the answer ends it. */
export type Listen = (source: LiveQuery<unknown>['source'], next: (event: LiveEvent) => void) => () => void;

/** How long a listener outlives the last who looked, in milliseconds: going back finds it still there. */
export const GRACE = 5_000;

export interface Subscription {
  /** Unique over sessions and over the lives of one query: the name under which reactfire caches it. */
  id: string;
  events: Observable<LiveEvent>;
  /** Says that somebody looks; the answer says that they no longer do. */
  retain(): () => void;
}

/**
 * Owns what lives and dies. reactfire never lets go of an observable, so what it is given completes when nobody has looked
 * for `GRACE`, or when the session ends, and its cache entry is dropped with it.
 */
export function createSubscriptions(listen: Listen, forget: (id: string) => void) {
  const running = new Map<string, { subscription: Subscription; end: () => void }>();
  let born = 0;

  onEpochChange(() => {
    for (const { end } of [...running.values()]) end();
  });

  function start(query: LiveQuery<unknown>): Subscription {
    const id = `${currentEpoch().number}/${born++}/${query.key}`;
    const end$ = new Subject<void>();
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

    const events = new Observable<LiveEvent>((subscriber) =>
      listen(query.source, (event) => subscriber.next(event)),
    ).pipe(
      takeUntil(end$),
      share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(GRACE) }),
    );
    const subscription = { id, events, retain };
    running.set(query.key, { subscription, end });
    // Whoever asked may never come to look: a render that React threw away.
    endUnlessSeen();
    return subscription;
  }

  return {
    /** The subscription of a query: the running one, else a new one. */
    of: (query: LiveQuery<unknown>): Subscription => running.get(query.key)?.subscription ?? start(query),
    /** How many listeners there are. */
    size: () => running.size,
  };
}
