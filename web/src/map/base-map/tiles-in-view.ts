import { ancestorTile, type Tile } from '@waymark/model/geography/tiles';
import { type Size, tilesOf } from '@waymark/model/map-index/camera-tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import type { Camera } from '@waymark/model/view-codec';
import { TILE_LEVELS } from './land-parts.ts';
import { MAP_TILE, NEAR_TILE } from './load.ts';

/** A tile of land and region, and where it is. */
export interface AddressedTile {
  address: string;
  tile: Tile;
}

/** The tiles of land and region in a view, the near ones last. Where the whole world is drawn from one file, there are none. */
export function tilesInView(camera: Camera, size: Size): AddressedTile[] {
  const { first, last, near } = TILE_LEVELS;
  const level = Math.min(Math.floor(camera.zoom), last);
  if (level < first) return [];
  const closest = camera.zoom > near ? ancestors(camera, size, near) : [];
  return [
    ...ancestors(camera, size, level).map((tile) => ({ address: addressOf(MAP_TILE, tile), tile })),
    ...closest.map((tile) => ({ address: addressOf(NEAR_TILE, tile), tile })),
  ];
}

/** The tiles of a level in a view. */
function ancestors(camera: Camera, size: Size, level: number): Tile[] {
  const tiles = tilesOf(camera, size).flatMap((tile) =>
    tile.level < level ? [] : ancestorTile(tile, level),
  );
  return [...new Map(tiles.map((tile) => [tileKey(tile), tile])).values()];
}

function addressOf(template: string, { level, x, y }: Tile): string {
  return template.replace('{z}', String(level)).replace('{x}', String(x)).replace('{y}', String(y));
}
