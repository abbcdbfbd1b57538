import type { Tile } from '@waymark/model/geography/tiles';
import { CACHES } from './caches.ts';

const ADDRESS = /\/api\/map\/(\d+)\/(\d+)\/(\d+)\.json$/;

/** The tiles of the map index that this browser has kept, each with its content as the server wrote it. */
export async function keptTiles(): Promise<Tile[]> {
  const { name } = CACHES.places;
  if (typeof caches === 'undefined' || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const tiles = (await cache.keys()).map(async (request): Promise<Tile> => {
    const [level = 0, x = 0, y = 0] = (ADDRESS.exec(request.url) ?? []).slice(1).map(Number);
    // Tiles that do not exist are kept as null.
    return { level, x, y, ...(await (await cache.match(request))?.json()) };
  });
  return await Promise.all(tiles);
}
