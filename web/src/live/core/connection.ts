import { createStore, type Source } from '../../ui/hooks/store.ts';

/*
 * Whether the page receives live data. It does not while the browser reports that the network is gone, nor while a listener
 * answers from the cache without the server. The latter counts only after a moment, because a new listener may show cached
 * data before the server's answer.
 */

/** How long a listener may be without the server before the page shows it, in milliseconds. */
export const PATIENCE = 2_000;

/** Listeners without the server, each with the timer after which it counts as away. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
const away = new Set<string>();
const shown = createStore(false);
let isNetworkGone = false;

/**
 * Reports for one consumer of a live query whether its last answer came from the server; also true when the consumer stops.
 */
export function reportConnection(consumer: string, fromServer: boolean): void {
  if (fromServer) {
    clearTimeout(waiting.get(consumer));
    waiting.delete(consumer);
    away.delete(consumer);
    show();
  } else if (!waiting.has(consumer)) {
    const countAsAway = () => {
      away.add(consumer);
      show();
    };
    waiting.set(consumer, setTimeout(countAsAway, PATIENCE));
  }
}

/**
 * Follows the network. The value of `navigator.onLine` at the opening of the page does not count: the page has just been loaded,
 * and a machine without a network may have a local stack.
 */
function onNetworkChange({ type }: Event): void {
  isNetworkGone = type === 'offline';
  show();
}

function show(): void {
  shown.set(isNetworkGone || away.size > 0);
}

/** Whether the network went, or a live query of the page has been without the server for `PATIENCE`. */
export function isServerUnreachable(): boolean {
  return shown.current();
}

/** Calls the listener when `isServerUnreachable` changes. @returns a function that stops it */
export function onConnectionChange(listener: () => void): () => void {
  // Added for the life of the page. Adding the same function again has no effect.
  addEventListener('offline', onNetworkChange);
  addEventListener('online', onNetworkChange);
  return shown.subscribe(listener);
}

/** `isServerUnreachable` as a store for components. */
export const connection: Source<boolean> = { ...shown, subscribe: onConnectionChange };
