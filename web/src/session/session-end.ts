/*
 * A session that ends is told of before it does, in every tab: what listens to the database stops first, so that nothing is
 * denied to somebody who has just signed out.
 */

type Moment = 'ending' | 'ended';

/** Hears of a moment, and whether it was brought about in this tab. */
type Listener = (moment: Moment, isOurs: boolean) => void;

/** How long an end may take, in milliseconds: the tab that brings it about may be closed meanwhile. */
const LONGEST_END = 5_000;

const listeners = new Set<Listener>();
const channel = new BroadcastChannel('waymark.session');

let ends = 0;
/** Those that are under way, until the last is over. */
let ending: PromiseWithResolvers<void> | undefined;

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'ending' || data === 'ended') tell(data, false);
});

/** How many sessions have ended, or begun to: what was asked for a session that has ended since is worth nothing. */
export function endsSoFar(): number {
  return ends;
}

/** Resolves when no end is under way, in this tab or another. */
export function untilNoneEnds(): Promise<void> {
  return ending?.promise ?? Promise.resolve();
}

/** Calls when a session is about to end, in this tab or another, and when it has; the answer stops that. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOfEnd(moment: Moment): void {
  tell(moment, true);
  channel.postMessage(moment);
}

/** Makes a change of who is signed in that concerns this tab alone: what listens stops for its time. */
export async function whileListenersStop(change: () => Promise<unknown>): Promise<void> {
  for (const listener of listeners) listener('ending', true);
  try {
    await change();
  } finally {
    for (const listener of listeners) listener('ended', true);
  }
}

function tell(moment: Moment, isOurs: boolean): void {
  if (moment === 'ending') begin(isOurs);
  else ending?.resolve();
  for (const listener of listeners) listener(moment, isOurs);
}

function begin(isOurs: boolean): void {
  ends += 1;
  if (ending !== undefined) return;
  const mine = Promise.withResolvers<void>();
  ending = mine;
  // The tab that was to say so is gone; of its own end a tab always says that it is over.
  const timeout = isOurs ? undefined : setTimeout(() => tell('ended', false), LONGEST_END);
  void mine.promise.then(() => {
    clearTimeout(timeout);
    ending = undefined;
  });
}
