import { ancestorTile, type Tile } from '@waymark/model/geography/tiles';
import { type Size, tilesOf } from '@waymark/model/map-index/camera-tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import type { Camera } from '@waymark/model/view-codec';
import { createStore, type Source } from '../../ui/hooks/store.ts';
import { STREETS_FROM } from '../streets-from.ts';

/** The tiles of which the archive had streets. An archive may hold a few cities of the world. */
const found = new Set<string>();
const count = createStore(0);

/** How many tiles of streets have been found: changes with each. */
export const foundStreets: Source<number> = count;

/** Remembers that the archive had streets for a tile. */
export function addFoundStreets(tile: Tile): void {
  found.add(tileKey(tile));
  count.set(found.size);
}

/** Whether a view shows streets that were found. */
export function showsStreets(camera: Camera, size: Size): boolean {
  if (camera.zoom < STREETS_FROM || found.size === 0) return false;
  return tilesOf(camera, size).some((tile) =>
    Array.from({ length: Math.max(0, tile.level - STREETS_FROM + 1) }, (_, up) =>
      tileKey(ancestorTile(tile, STREETS_FROM + up)),
    ).some((key) => found.has(key)),
  );
}
