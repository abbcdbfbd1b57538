/** What a page sends to a service worker. `CACHE_URLS` is understood by Workbox. */
export type ToWorker =
  /** Answer with the id of your build, at the port that is sent along. */
  | { type: 'BUILD' }
  /** Replace the active worker now. */
  | { type: 'SKIP_WAITING' }
  /** Keep what is at these addresses. */
  | {
      type: 'CACHE_URLS';
      payload: { urlsToCache: [address: string, init?: { headers: Record<string, string> }][] };
    }
  /** Keep these tiles of the map index, as the server answers with them. */
  | { type: 'KEEP_TILES'; payload: readonly (readonly [key: string, json: string])[] };
