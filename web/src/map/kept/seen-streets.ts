import type { Tile } from '@waymark/model/geography/tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { SEEN_STREETS_CACHE } from '../../session/kept-map-cache.ts';
import { loadOnce } from '../base-map/load-once.ts';
import type { StreetArchive } from '../streets/archive.ts';
import { type ArchiveFacts, packedTile, unpacked } from './kept-tiles.ts';

/*
 * The browser's own cache does not hold the streets: it loses ranges of one file that arrive at the same time, and answers nothing
 * without a connection. So each tile that was seen has an address of its own in a cache, with the version of its archive.
 */

/** How many tiles are stored, the last seen ones, and how many bytes each of them may have: at most 80 MB, in practice under 20. */
const MOST_TILES = 400;
const MOST_BYTES = 200_000;

/** An archive, or as much of it as there is on the device. */
export type OpenedStreets = Omit<StreetArchive, 'sizeOf' | 'version'>;

type SeenFacts = ArchiveFacts & { version: string };

/** An archive that stores the tiles that are read of it, and reads none of them twice. */
export function withSeenTiles(address: string, archive: StreetArchive): OpenedStreets {
  const { bounds, minZoom, maxZoom, attribution, version } = archive;
  // Without a version it is not known whether a stored tile is still that of the archive.
  if (version === undefined || typeof caches === 'undefined') return archive;
  const facts = { bounds, minZoom, maxZoom, attribution, version };
  inBackground(store(factsAddress(address), new Blob([JSON.stringify(facts satisfies SeenFacts)])));
  return {
    bounds,
    minZoom,
    maxZoom,
    attribution,
    async tile(z, x, y, signal) {
      const path = tileAddress(address, version, { level: z, x, y });
      const seen = await stored(path).then(unpacked);
      if (seen !== undefined)
        inBackground(loadExpiration().then((expiration) => expiration.updateTimestamp(path)));
      const tile = seen ?? (await archive.tile(z, x, y, signal));
      if (seen === undefined && tile !== undefined) inBackground(storeTile(path, tile));
      return tile;
    },
  };
}

/** What was seen of an archive that cannot be read now; undefined where that is nothing. */
export async function openSeen(address: string): Promise<OpenedStreets | undefined> {
  const facts: SeenFacts | undefined = await (await stored(factsAddress(address)))?.json();
  if (facts === undefined) return undefined;
  const { version, ...opened } = facts;
  return {
    ...opened,
    tile: (level, x, y) => stored(tileAddress(address, version, { level, x, y })).then(unpacked),
  };
}

/** Not before there is a tile: the map needs none of it. */
const loadExpiration = loadOnce(async () => {
  const { CacheExpiration } = await import('workbox-expiration');
  return new CacheExpiration(SEEN_STREETS_CACHE, { maxEntries: MOST_TILES });
});

async function storeTile(path: string, tile: Uint8Array): Promise<void> {
  const packed = await packedTile(tile);
  if (packed.size > MOST_BYTES) return;
  await store(path, packed);
  const expiration = await loadExpiration();
  await expiration.updateTimestamp(path);
  await expiration.expireEntries();
}

async function store(path: string, content: Blob): Promise<void> {
  await (await caches.open(SEEN_STREETS_CACHE)).put(path, new Response(content));
}

/** The cache is not created where nothing was seen. */
async function stored(path: string): Promise<Response | undefined> {
  if (typeof caches === 'undefined' || !(await caches.has(SEEN_STREETS_CACHE))) return undefined;
  return (await caches.open(SEEN_STREETS_CACHE)).match(path);
}

/** The map does not depend on what is stored: a browser may refuse it, for example because its storage is full. */
function inBackground(storing: Promise<void>): void {
  storing.catch(() => {});
}

function factsAddress(archive: string): string {
  return `/seen-map/streets/${encodeURIComponent(archive)}/facts`;
}

function tileAddress(archive: string, version: string, tile: Tile): string {
  return `/seen-map/streets/${encodeURIComponent(archive)}/${encodeURIComponent(version)}/${tileKey(tile)}`;
}
