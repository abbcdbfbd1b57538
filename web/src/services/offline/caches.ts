/*
 * The caches of the service worker. Each cache is bounded: by the number of its answers, and by the size of each of
 * them, so that their product is the most that it takes.
 */

import { KEPT_MAP_CACHE, SEEN_STREETS_CACHE } from '../../session/kept-map-cache.ts';

interface Bounds {
  name: string;
  maxEntries: number;
  /** The maximum size of one answer, in bytes. A larger one is not cached. */
  maxBytes: number;
}

export const CACHES = {
  /** HTML pages that were seen: at most 40 MB. */
  pages: { name: 'waymark-pages', maxEntries: 80, maxBytes: 500_000 },
  /** The data of pages that were opened within the application: at most 40 MB. */
  payloads: { name: 'waymark-payloads', maxEntries: 80, maxBytes: 500_000 },
  /** Tiles of the map index, with the places that were in view: at most 30 MB. */
  places: { name: 'waymark-places', maxEntries: 300, maxBytes: 100_000 },
  /** Variants of photos that were seen: at most 80 MB. */
  photos: { name: 'waymark-photos', maxEntries: 200, maxBytes: 400_000 },
  /** Files of the build that were loaded, the map engine among them: at most 300 MB, in practice under 10. */
  assets: { name: 'waymark-assets', maxEntries: 200, maxBytes: 1_500_000 },
  /** Tiles of the map: at most 60 MB. */
  land: { name: 'waymark-land', maxEntries: 600, maxBytes: 100_000 },
} as const satisfies Record<string, Bounds>;

export type CacheName = keyof typeof CACHES;

/** The cache with what was shared with the application (`shared-photos.ts`). */
export const SHARED_CACHE = 'waymark-shared';

/** How long an answer is cached that is not requested again, in seconds. */
export const MAX_AGE = 30 * 24 * 60 * 60;

/** The caches that show what a user has seen. Signing out deletes them. */
const PERSONAL: readonly CacheName[] = ['pages', 'payloads', 'places', 'photos'];

/** Deletes what a user has seen and shared on this device. It works in pages too, and also where there is no service worker. */
export async function forgetSeen(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const names = PERSONAL.map((cache) => CACHES[cache].name);
  const others = [SHARED_CACHE, KEPT_MAP_CACHE, SEEN_STREETS_CACHE];
  await Promise.all([...names, ...others].map((name) => caches.delete(name)));
}

/** The key of a page in its cache. The query holds the view of the map, or an answer of the identity provider. */
export function pageKeyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}
