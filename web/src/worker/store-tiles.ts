import { CacheExpiration } from 'workbox-expiration';
import { mapTileAddress } from '../services/map-tile-address.ts';
import { CACHES, MAX_AGE } from '../services/offline/caches.ts';
import type { ToWorker } from '../services/offline/worker-messages.ts';

type Tiles = Extract<ToWorker, { type: 'KEEP_TILES' }>['payload'];

const KEY = /^\d+\/\d+\/\d+$/;

/** Stores tiles where the answers of the server about them are stored. */
export async function storeTiles(tiles: Tiles, origin: string): Promise<void> {
  const { name, maxEntries, maxBytes } = CACHES.places;
  const cache = await caches.open(name);
  const expiration = new CacheExpiration(name, { maxEntries, maxAgeSeconds: MAX_AGE });
  for (const [key, json] of tiles) {
    const content = new Blob([json], { type: 'application/json' });
    if (!KEY.test(key) || content.size > maxBytes) continue;
    const address = origin + mapTileAddress(key);
    await cache.put(address, new Response(content));
    await expiration.updateTimestamp(address);
  }
  await expiration.expireEntries();
}
