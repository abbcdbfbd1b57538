import { cacheNames } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { CACHES, MAX_AGE } from '../services/offline/caches.ts';

/**
 * Caches the files of the previous build, which the pages that were seen before need without a connection. Precaching deletes them once
 * the new worker is active.
 * @param current the paths of the files of this build
 */
export async function cachePreviousFiles(current: ReadonlySet<string>): Promise<void> {
  const { name, maxEntries } = CACHES.assets;
  const [previous, assets] = await Promise.all([caches.open(cacheNames.precache), caches.open(name)]);
  const expiration = new CacheExpiration(name, { maxEntries, maxAgeSeconds: MAX_AGE });
  for (const { url } of await previous.keys()) {
    const { pathname } = new URL(url);
    const file = current.has(pathname) ? undefined : await previous.match(url);
    // Only the files whose name has a hash: the shell is that of the newest build.
    if (file === undefined || !pathname.startsWith('/assets/')) continue;
    await assets.put(url, file);
    await expiration.updateTimestamp(url);
  }
  await expiration.expireEntries();
}
