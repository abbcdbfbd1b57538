import type { Tile } from '@waymark/model/geography/tiles';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import { documentTiles } from '../../live/tiles/tile-cache-context.ts';
import { loadMapTile } from '../../services/map-tile.ts';
import { keptTiles } from '../../services/offline/kept-tiles.ts';

let restoring: Promise<void> | undefined;

/**
 * Loads a tile for `useMapTiles`. Where it is not available, the document gets all tiles that this browser has kept: one of them may
 * cover the place of this one.
 */
export async function loadTile(tile: Tile, signal: AbortSignal): Promise<MapTile | null | undefined> {
  const content = await loadMapTile(tile, signal);
  if (content !== undefined || signal.aborted) return content;
  restoring ??= restore().finally(() => {
    restoring = undefined;
  });
  await restoring;
  return documentTiles.known(tile);
}

async function restore(): Promise<void> {
  try {
    documentTiles.fill(await keptTiles());
  } catch {
    // A browser may refuse to read its storage. The live layer loads the tiles later.
  }
}
