import { preloadObservable, type ReactFireGlobals } from 'reactfire';
import { auth, firebaseStarted } from '../../session/firebase.ts';
import { onSessionEnd } from '../../session/session-end.ts';
import { onUidChange } from '../../session/uid.ts';
import { type StoredAnswers, withStoredAnswers } from '../offline/with-stored-answers.ts';
import { reportConnection } from './connection.ts';
import { listen } from './listen.ts';
import type { Listening, LiveEvent } from './live-query.ts';
import { stateAfter } from './next-state.ts';
import { closeEpoch, openEpoch, sessionEpoch } from './session-epoch.ts';
import { createSubscriptions } from './subscriptions.ts';

// `stateAfter` is needed only once there are events, so it loads with this part.
export { firebaseStarted, stateAfter };

/** Removes an observable from reactfire's cache, whose location reactfire's own type documents. */
function forget(id: string): void {
  // reactfire keeps its cache on the global object and exports no access to it.
  (globalThis as unknown as ReactFireGlobals)._reactFirePreloadedObservables?.delete(id);
}

/** The answers that this browser stores for the signed-in user. Their code loads when the server cannot be reached, or for a list. */
const stored: StoredAnswers = {
  async read(name) {
    const uid = auth.currentUser?.uid;
    if (uid === undefined) return undefined;
    const { storedAnswer } = await import('../offline/stored-answers.ts');
    return (await storedAnswer(uid, name))?.documents;
  },
  async update(name, documents) {
    const uid = auth.currentUser?.uid;
    if (uid === undefined) return;
    const { storeAnswer, storedAnswer } = await import('../offline/stored-answers.ts');
    if ((await storedAnswer(uid, name)) !== undefined)
      await storeAnswer({ uid, name, at: Date.now(), documents });
  },
};

const subscriptions = createSubscriptions(withStoredAnswers(listen, stored), forget);

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
 * Listens to a query in the open session. If the query already has a listener, its last answer is delivered at once. This is a
 * function and not a hook, because it exists only once this part has loaded. @returns a function that stops it
 */
export function follow(query: Listening, onEvent: (event: LiveEvent) => void): () => void {
  const { id, events, retain } = subscriptions.of(query);
  const release = retain();
  // The same query may have two followers, which stop separately.
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
