import { preloadObservable, type ReactFireGlobals } from 'reactfire';
import { firebaseStarted } from '../../session/firebase.ts';
import { onSessionEnd } from '../../session/session-end.ts';
import { onUidChange } from '../../session/uid.ts';
import { reportConnection } from './connection.ts';
import { listen } from './listen.ts';
import type { Listening, LiveEvent } from './live-query.ts';
import { stateAfter } from './next-state.ts';
import { closeEpoch, openEpoch, sessionEpoch } from './session-epoch.ts';
import { createSubscriptions } from './subscriptions.ts';

// What is known after an event is not needed before there can be one.
export { firebaseStarted, stateAfter };

/** Drops what reactfire keeps of an observable; its own type says where that is. */
function forget(id: string): void {
  // reactfire puts its cache on the global object, and has no other way to it.
  (globalThis as unknown as ReactFireGlobals)._reactFirePreloadedObservables?.delete(id);
}

const subscriptions = createSubscriptions(listen, forget);

// Another user may see other data, so every listener starts again under the new identity.
onUidChange(() => {
  closeEpoch();
  openEpoch();
});
onSessionEnd((moment) => {
  if (moment === 'ending') closeEpoch();
  else if (!sessionEpoch.current().open) openEpoch();
});

let followers = 0;

/**
 * Listens to a query in the session that is open, and says what it hears: the last answer at once where others listen to it already.
 * It is a function and no hook, since it is there only once this part is loaded. The answer ends it.
 */
export function follow(query: Listening, onEvent: (event: LiveEvent) => void): () => void {
  const { id, events, retain } = subscriptions.of(query);
  const release = retain();
  // The same query may have two followers, and one of them may stop.
  const follower = `${id}/${followers++}`;
  const following = preloadObservable(events, id).subscribe((event) => {
    reportConnection(follower, 'documents' in event ? event.fromServer : event.failure !== 'unavailable');
    onEvent(event);
  });
  return () => {
    following.unsubscribe();
    reportConnection(follower, true);
    release();
  };
}
