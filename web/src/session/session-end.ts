/*
 * A session that ends is told of before it does, in every tab: what listens to the database stops first, so that nothing is
 * denied to somebody who has just signed out.
 */

type Moment = 'ending' | 'ended';

/** Hears of a moment, and whether it was brought about in this tab. */
type Listener = (moment: Moment, isOurs: boolean) => void;

const listeners = new Set<Listener>();
const channel = new BroadcastChannel('waymark.session');

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'ending' || data === 'ended') tell(data, false);
});

/** Calls when a session is about to end, in this tab or another, and when it has; the answer stops that. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOfEnd(moment: Moment): void {
  tell(moment, true);
  channel.postMessage(moment);
}

function tell(moment: Moment, isOurs: boolean): void {
  for (const listener of listeners) listener(moment, isOurs);
}
