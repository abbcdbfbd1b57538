import { createStore, type Source } from '../../ui/store.ts';

/*
 * Whether what is on the page follows the database. It does not where the browser says that the network went; and where a
 * listener answers from memory because the server does not. That counts after a moment only, since a new listener may show what
 * is in memory before the server's answer.
 */

/** How long one listener is without the server before the page says so, in milliseconds. */
export const PATIENCE = 2_000;

/** Listeners without the server, each with what will count it as away. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
const away = new Set<string>();
const shown = createStore(false);
let networkWent = false;

/** Says of one looker at a live query whether its last answer came from the server; true also when it looks no more. */
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

/** Calls when `isAway` changes; the answer stops that. */
export function onConnectionChange(listener: () => void): () => void {
  // A function that is added again is heard once; it is heard for the life of the page.
  addEventListener('offline', heedNetwork);
  addEventListener('online', heedNetwork);
  return shown.subscribe(listener);
}

/** `isAway`, for a component. */
export const connection: Source<boolean> = { ...shown, subscribe: onConnectionChange };
