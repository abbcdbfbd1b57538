import type { Position } from '@waymark/model/geography/position';
import pMap from 'p-map';
import { KEPT_MAP_CACHE } from '../../session/kept-map-cache.ts';
import { MAP_TILE, NEAR_TILE, RELIEF_TILE } from '../base-map/load.ts';
import { openArchive, type StreetArchive } from '../streets/archive.ts';
import { type PlannedTile, tilesAround, within } from './kept-plan.ts';
import { fromKept, keptFactsAddress, keptListAddress, keptStreetsAddress, packedTile } from './kept-tiles.ts';

/** The most that the map of one list may take, in bytes. */
export const MOST_KEPT = 20_000_000;

/** The weight of a tile of the region, which is known only once it is loaded: most are lighter. */
const REGION_TILE = 25_000;

/** How many tiles are requested at a time. */
const AT_A_TIME = 6;

interface WeighedTile extends PlannedTile {
  bytes: number;
  /** Its address in the cache. */
  address: string;
}

/** What keeping the map of a list will download. */
export interface KeptPlan {
  bytes: number;
  tiles: readonly WeighedTile[];
  streets: { address: string; archive: StreetArchive } | null;
}

/** What is kept for a list, as the cache has it. */
interface KeptList {
  bytes: number;
  addresses: readonly string[];
}

/**
 * Plans what to keep of the map around the places of a list.
 * @param streets the address of the archive of streets, where there is one
 */
export async function planKept(
  positions: readonly Position[],
  streets: string | undefined,
): Promise<KeptPlan> {
  const archive = streets === undefined ? null : await openArchive(streets);
  const weighed = await pMap(
    tilesAround(positions, archive !== null),
    async (planned): Promise<WeighedTile> => {
      const { part, tile } = planned;
      if (part !== 'streets') return { ...planned, bytes: REGION_TILE, address: regionAddress(planned) };
      const bytes = (await archive?.sizeOf(tile.level, tile.x, tile.y)) ?? 0;
      return { ...planned, bytes, address: keptStreetsAddress(streets ?? '', tile) };
    },
    { concurrency: AT_A_TIME },
  );
  const tiles = within(
    weighed.filter(({ bytes }) => bytes > 0),
    MOST_KEPT,
  );
  return {
    bytes: tiles.reduce((sum, { bytes }) => sum + bytes, 0),
    tiles,
    streets: streets === undefined || archive === null ? null : { address: streets, archive },
  };
}

/** Downloads what was planned. What was downloaded before an error or an abort is let go of. */
export async function keepMap(
  listId: string,
  { tiles, streets }: KeptPlan,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(KEPT_MAP_CACHE);
  const addresses = tiles.map(({ address }) => address);
  let bytes = 0;
  let done = 0;
  try {
    // Written first, so that what an interrupted download leaves is let go of too.
    await cache.put(keptListAddress(listId), Response.json({ bytes: 0, addresses } satisfies KeptList));
    if (streets) {
      const { bounds, minZoom, maxZoom, attribution } = streets.archive;
      await cache.put(
        keptFactsAddress(streets.address),
        Response.json({ bounds, minZoom, maxZoom, attribution }),
      );
    }
    await pMap(
      tiles,
      async ({ part, tile, address }) => {
        const content =
          part === 'streets'
            ? await packedTile(
                (await streets?.archive.tile(tile.level, tile.x, tile.y, signal)) ?? new Uint8Array(),
              )
            : await loaded(address, signal);
        await cache.put(address, new Response(content));
        bytes += content.size;
        onProgress(++done / tiles.length);
      },
      { concurrency: AT_A_TIME, signal },
    );
    await cache.put(keptListAddress(listId), Response.json({ bytes, addresses } satisfies KeptList));
  } catch (error) {
    await letGo(listId);
    throw error;
  }
}

async function loaded(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response.blob();
}

/** The bytes that are kept for a list; null where its map is not kept, or not wholly. */
export async function keptBytes(listId: string): Promise<number | null> {
  const kept: KeptList | undefined = await (await fromKept(keptListAddress(listId)))?.json();
  return kept && kept.bytes > 0 ? kept.bytes : null;
}

/** Deletes the map of a list from the device, but for what the maps of other lists need too. */
export async function letGo(listId: string): Promise<void> {
  const cache = await caches.open(KEPT_MAP_CACHE);
  const own = await (await cache.match(keptListAddress(listId)))?.json().then(readKept);
  await cache.delete(keptListAddress(listId));
  const needed = new Set<string>();
  for (const request of await cache.keys()) {
    if (!new URL(request.url).pathname.startsWith(keptListAddress(''))) continue;
    const other = await (await cache.match(request))?.json().then(readKept);
    for (const address of other?.addresses ?? []) needed.add(address);
  }
  if (needed.size === 0) await caches.delete(KEPT_MAP_CACHE);
  else for (const address of own?.addresses ?? []) if (!needed.has(address)) await cache.delete(address);
}

/** Only this file writes it. */
function readKept(kept: KeptList): KeptList {
  return kept;
}

function regionAddress({ part, tile: { level, x, y } }: PlannedTile): string {
  const template = { map: MAP_TILE, near: NEAR_TILE, relief: RELIEF_TILE, streets: '' }[part];
  return template.replace('{z}', String(level)).replace('{x}', String(x)).replace('{y}', String(y));
}
