import { useEffect, useId } from 'react';
import { type ReactFireGlobals, useObservable } from 'reactfire';
import { firebaseStarted } from '../../session/firebase.ts';
import { onSessionEnd } from '../../session/session-end.ts';
import { onUidChange } from '../../session/uid.ts';
import { useStore } from '../../ui/store.ts';
import { reportConnection } from './connection.ts';
import { listen } from './listen.ts';
import type { Listening, LiveEvent } from './live-query.ts';
import { closeEpoch, openEpoch, sessionEpoch } from './session-epoch.ts';
import { createSubscriptions } from './subscriptions.ts';

export { firebaseStarted };

/** Drops what reactfire keeps of an observable; its own type says where that is. */
function forget(id: string): void {
  // reactfire puts its cache on the global object, and has no other way to it.
  (globalThis as unknown as ReactFireGlobals)._reactFirePreloadedObservables?.delete(id);
}

const subscriptions = createSubscriptions(listen, forget);

// Whoever is signed in now may see other things: every listener starts again under the new identity.
onUidChange(() => {
  closeEpoch();
  openEpoch();
});
onSessionEnd((moment) => {
  if (moment === 'ending') closeEpoch();
  else if (!sessionEpoch.current().open) openEpoch();
});

interface LiveSourceProps {
  query: Listening;
  onEvent(event: LiveEvent): void;
}

/** The invisible end of a `Live`: listens while it is mounted and says what it hears. */
export function LiveSource(props: LiveSourceProps) {
  const epoch = useStore(sessionEpoch);
  return epoch.open ? <Listener key={epoch.number} {...props} /> : null;
}

function Listener({ query, onEvent }: LiveSourceProps) {
  // Two may look at the same query, and one of them go.
  const looker = useId();
  const { id, events, retain } = subscriptions.of(query);
  const { data } = useObservable<LiveEvent | undefined>(id, events, { suspense: false });
  useEffect(retain, [retain]);
  useEffect(() => {
    if (data === undefined) return;
    reportConnection(looker, 'documents' in data ? data.fromServer : data.failure !== 'unavailable');
    onEvent(data);
  }, [data, onEvent, looker]);
  useEffect(() => () => reportConnection(looker, true), [looker]);
  return null;
}
