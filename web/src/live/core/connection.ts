import { createStore, type Source } from '../../ui/store.ts';

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
let networkWent = false;

/**
 * Reports for one consumer of a live query whether its last answer came from the server; also true when the consumer stops.
 */
export function reportConnection(looker: string, fromServer: boolean): void {
  if (fromServer) {
    clearTimeout(waiting.get(looker));
    waiting.delete(looker);
    away.delete(looker);
    show();
  } else if (!waiting.has(looker)) {
    const countAsAway = () => {
      away.add(looker);
      show();
    };
    waiting.set(looker, setTimeout(countAsAway, PATIENCE));
  }
}

/**
 * The network's coming and going. What `navigator.onLine` says when a page opens is left aside: the page has just been loaded,
 * and a machine without any network has a local stack all the same.
 */
function heedNetwork({ type }: Event): void {
  networkWent = type === 'offline';
  show();
}

function show(): void {
  shown.set(networkWent || away.size > 0);
}

/** Whether the network went, or a live query of the page has been without the server for `PATIENCE`. */
export function isAway(): boolean {
  return shown.current();
}

/** Calls the listener when `isAway` changes. @returns a function that stops it */
export function onConnectionChange(listener: () => void): () => void {
  // Added for the life of the page. Adding the same function again has no effect.
  addEventListener('offline', heedNetwork);
  addEventListener('online', heedNetwork);
  return shown.subscribe(listener);
}

/** `isAway` as a store for components. */
export const connection: Source<boolean> = { ...shown, subscribe: onConnectionChange };
