/*
 * Announces the end of a session in every tab before it happens. Database listeners stop first, so that none is denied after
 * the sign-out.
 */

type Moment = 'ending' | 'ended';

/** Called at each moment, with whether this tab caused it. */
type Listener = (moment: Moment, isOwn: boolean) => void;

/** How long an end may take, in milliseconds. The tab that caused it may be closed meanwhile. */
const LONGEST_END = 5_000;

const listeners = new Set<Listener>();
/** A server has no sessions. */
const channel = typeof document === 'undefined' ? undefined : new BroadcastChannel('waymark.session');

let ends = 0;
/** Pending until the last end that is under way is over. */
let ending: PromiseWithResolvers<void> | undefined;

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'ending' || data === 'ended') notify(data, false);
});

/** The number of ends so far. A result is discarded if its session has ended since the request. */
export function sessionEndCount(): number {
  return ends;
}

/** Resolves when no end is under way in any tab. */
export function untilNoSessionEnds(): Promise<void> {
  return ending?.promise ?? Promise.resolve();
}

/** Calls the listener when a session is about to end and when it has ended, in any tab. @returns a function that stops it */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceEnd(moment: Moment): void {
  notify(moment, true);
  channel?.postMessage(moment);
}

/** Changes the session of this tab alone. Listeners stop for the duration. */
export async function whileListenersStop(change: () => Promise<unknown>): Promise<void> {
  for (const listener of listeners) listener('ending', true);
  try {
    await change();
  } finally {
    for (const listener of listeners) listener('ended', true);
  }
}

function notify(moment: Moment, isOwn: boolean): void {
  if (moment === 'ending') begin(isOwn);
  else ending?.resolve();
  for (const listener of listeners) listener(moment, isOwn);
}

function begin(isOwn: boolean): void {
  ends += 1;
  if (ending !== undefined) return;
  const own = Promise.withResolvers<void>();
  ending = own;
  // The tab that should report the end may be gone. This tab always reports its own.
  const timeout = isOwn ? undefined : setTimeout(() => notify('ended', false), LONGEST_END);
  void own.promise.then(() => {
    clearTimeout(timeout);
    ending = undefined;
  });
}
