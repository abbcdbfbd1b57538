import { LOCALES } from '@waymark/model/locale';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { SHARE_PATHS } from '../services/offline/app-paths.ts';
import { CACHES, type CacheName, MAX_AGE, pageKeyOf } from '../services/offline/caches.ts';
import type { ToWorker } from '../services/offline/worker-messages.ts';
import { PHOTO_VARIANTS } from '../services/photo-address.ts';
import { KEPT_MAP_CACHE } from '../session/kept-map-cache.ts';
import { BUILD_ID, PRECACHED, SHELL } from './built-in.ts';
import { cachePreviousFiles } from './cache-previous-files.ts';
import { isCacheable, isWithdrawn } from './is-cacheable.ts';
import { receiveShare } from './receive-share.ts';
import { routed } from './routed-request.ts';
import { storeTiles } from './store-tiles.ts';

interface Extendable {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The global parts of a service worker that this one uses. TypeScript's types for workers exclude those for pages. */
interface WorkerScope {
  location: { origin: string };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: 'message',
    listener: (event: MessageEvent<unknown> & Extendable) => void,
  ) => void) &
    ((type: 'install', listener: (event: Extendable) => void) => void);
}

// The types of this room are those of pages.
const scope = self as unknown as WorkerScope;

/** How long the network may take before a cached answer is shown in its place, in seconds. */
const NETWORK_TIMEOUT = 4;

scope.addEventListener('install', (event) => {
  event.waitUntil(cachePreviousFiles(new Set(PRECACHED.map(({ url }) => url))));
});
precache(PRECACHED);
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
enableNavigationPreload();
clientsClaim();

const pages = networkFirst('pages', ({ url }) => pageKeyOf(url));
const network = new NetworkOnly({ networkTimeoutSeconds: 2 * NETWORK_TIMEOUT });
const STRATEGIES: Readonly<Record<Exclude<CacheName, 'pages'>, Strategy>> = {
  payloads: networkFirst('payloads'),
  places: networkFirst('places'),
  // A page requests its pictures without CORS, and such answers could not be checked.
  photos: cacheFirst('photos', { mode: 'cors', credentials: 'omit' }),
  assets: cacheFirst('assets'),
  land: cacheFirst('land', {}, [
    // What a user keeps for a list is there after other tiles have taken its place in the cache.
    { handlerDidError: async ({ request }) => (await caches.open(KEPT_MAP_CACHE)).match(request) },
  ]),
};

for (const cache of ['pages', 'shell'] as const) {
  registerRoute(isRoutedTo(cache), async (asked) => {
    try {
      return await (cache === 'pages' ? pages : network).handle(asked);
    } catch (error) {
      const shell = await matchPrecache(SHELL);
      if (shell === undefined) throw error;
      return shell;
    }
  });
}
// Object.entries cannot know that the table has only the keys of its type.
for (const [cache, strategy] of Object.entries(STRATEGIES) as [CacheName, Strategy][]) {
  registerRoute(isRoutedTo(cache), strategy);
}

for (const locale of LOCALES) {
  const isShare = ({ url }: { url: URL }) =>
    url.origin === scope.location.origin && url.pathname === SHARE_PATHS[locale];
  registerRoute(isShare, ({ request }) => receiveShare(request, locale), 'POST');
}

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  // Only pages of this origin can send messages here, and Workbox reads those of other types.
  const message = data as Partial<ToWorker> | null;
  if (message?.type === 'BUILD') ports[0]?.postMessage(BUILD_ID);
  if (message?.type === 'SKIP_WAITING') void scope.skipWaiting();
  if (message?.type === 'KEEP_TILES' && message.payload !== undefined)
    event.waitUntil(storeTiles(message.payload, scope.location.origin));
});

function isRoutedTo(cache: CacheName | 'shell') {
  return ({ url, request }: { url: URL; request: Request }) =>
    routed({ url, request }, scope.location.origin, PHOTO_VARIANTS) === cache;
}

function networkFirst(cache: CacheName, keyOf = ({ url }: Request) => url): Strategy {
  const { name } = CACHES[cache];
  return new NetworkFirst({
    cacheName: name,
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
        fetchDidSucceed: async ({ request, response }) => {
          // What was public when it was kept may not be shown without a connection either.
          if (isWithdrawn(response))
            await (await caches.open(name)).delete(keyOf(request), { ignoreVary: true });
          return response;
        },
      },
      ...bounds(cache),
    ],
  });
}

/** For answers that never change. */
function cacheFirst(
  cache: CacheName,
  fetchOptions: RequestInit = {},
  plugins: readonly WorkboxPlugin[] = [],
): Strategy {
  return new CacheFirst({
    cacheName: CACHES[cache].name,
    fetchOptions,
    matchOptions: { ignoreVary: true },
    plugins: [...bounds(cache), ...plugins],
  });
}

function bounds(cache: CacheName): WorkboxPlugin[] {
  const { maxEntries, maxBytes } = CACHES[cache];
  return [
    { cacheWillUpdate: async ({ response }) => ((await isCacheable(response, maxBytes)) ? response : null) },
    // Its types declare a callback that it may lack, which exact types refuse.
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE, purgeOnQuotaError: true }) as WorkboxPlugin,
  ];
}
