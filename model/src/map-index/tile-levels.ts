import type { Position } from '../geography/position.ts';
import { ancestorTile, tileAt } from '../geography/tiles.ts';
import type { Camera } from '../view-codec.ts';
import { GLOBE_BELOW, type Size, tilesOf } from './camera-tiles.ts';
import { tileKey } from './map-tile.ts';

/** The levels of map tiles by which stories and lists are found. A view asks for tiles of one of them. */
const TILE_LEVELS = [2, 4, 6, 8, 10, 12] as const;

/** The keys of the tiles that a position lies in, one for each of the levels. */
export function tilesHolding(position: Position): string[] {
  return TILE_LEVELS.map((level) => tileKey(tileAt(position, level)));
}

/**
 * The keys of the tiles under a view, at most as many as `tilesOf` returns, all of one of the levels; undefined where the view
 * needs the whole world. The tiles reach beyond the view, relatively farther at higher zoom.
 */
export function tilesOfView(camera: Camera, size: Size): string[] | undefined {
  if (camera.zoom < GLOBE_BELOW) return undefined;
  const seen = tilesOf(camera, size);
  const level = TILE_LEVELS.findLast((candidate) => candidate <= (seen[0]?.level ?? 0));
  if (level === undefined) return undefined;
  return [...new Set(seen.map((tile) => tileKey(ancestorTile(tile, level))))];
}
