import { ancestorTile } from '@waymark/model/geography/tiles';
import { type Size, tilesOf } from '@waymark/model/map-index/camera-tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import type { Camera } from '@waymark/model/view-codec';
import { TILE_LEVELS } from './base-map/land-parts.ts';
import { MAP_TILE } from './base-map/load.ts';
import { NAMES } from './base-map/load-names.ts';
import { ENGINE_CODE } from './engine-code.tsx';
import type { EngineName } from './fallback-order.ts';

/** The addresses of our own files that an engine needs for its first picture. The development server has no such files of code. */
export function engineFiles(name: EngineName, camera: Camera, size: Size): string[] {
  if (name === 'none') return [];
  const code = import.meta.env.PROD ? ENGINE_CODE[name].addresses.split(' ') : [];
  return name === 'embedded' ? [...code, NAMES, ...mapTiles(camera, size)] : code;
}

/** The tiles in a view; none where the whole world is drawn from one file. */
function mapTiles(camera: Camera, size: Size): string[] {
  const level = Math.min(Math.floor(camera.zoom), TILE_LEVELS.last);
  if (level < TILE_LEVELS.first) return [];
  const tiles = tilesOf(camera, size).flatMap((tile) =>
    tile.level < level ? [] : ancestorTile(tile, level),
  );
  const byKey = new Map(tiles.map((tile) => [tileKey(tile), tile]));
  return [...byKey.values()].map(({ x, y }) =>
    MAP_TILE.replace('{z}', String(level)).replace('{x}', String(x)).replace('{y}', String(y)),
  );
}
