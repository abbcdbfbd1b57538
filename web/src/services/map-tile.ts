import type { Tile } from '@waymark/model/geography/tiles';
import { type MapTile, readTile, tileKey } from '@waymark/model/map-index/map-tile';
import { http } from './http.ts';
import { mapTileAddress } from './map-tile-address.ts';

/** Loads a tile of the map index before the live layer is ready; undefined where it is not available now. */
export async function loadMapTile(tile: Tile, signal: AbortSignal): Promise<MapTile | null | undefined> {
  try {
    const written: unknown = await http(mapTileAddress(tileKey(tile)), { signal });
    return written === null ? null : readTile(written);
  } catch {
    // The live layer loads it later.
    return undefined;
  }
}
