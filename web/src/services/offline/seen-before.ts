import type { ToWorker } from './worker-messages.ts';

type Addresses = Extract<ToWorker, { type: 'CACHE_URLS' }>['payload']['urlsToCache'];

/** The maximum number of addresses that a page names. */
const MAX_ADDRESSES = 200;

/**
 * What this document has loaded so far, for a service worker that did not see it: the page itself and its files, pictures and
 * data. The worker keeps of it what it would have kept.
 */
export function seenBefore(): Addresses {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const kept = [...new Set(loaded)].filter((address) => address.startsWith('http')).slice(0, MAX_ADDRESSES);
  // A page cannot make a request that navigates, so it says what it asks for.
  return [
    [location.origin + location.pathname, { headers: { accept: 'text/html' } }],
    ...kept.map((address): Addresses[number] => [address]),
  ];
}
