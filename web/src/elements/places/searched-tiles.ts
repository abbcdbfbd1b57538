import { type Tile, tileAt } from '@waymark/model/geography/tiles';
import { FIRST_CAMERA, tilesOf } from '@waymark/model/map-index/camera-tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import type { MapView } from '../../map/in-view.ts';

/** Only every other level of tiles is searched. */
const STEP = 2;

/**
 * The tiles that a name search reads, each once: the tiles in view, and for everything else the tiles of the whole world and
 * the levels between, each with the best known items of its area.
 */
export function searchedTiles(view: MapView | null): Tile[] {
  const world = tilesOf(FIRST_CAMERA, NO_SIZE);
  if (view === null) return world;
  const seen = tilesOf(view.camera, view.size);
  const deepest = seen[0]?.level ?? 0;
  const between: Tile[] = [];
  for (let level = 2 * STEP; level < deepest; level += STEP) between.push(tileAt(view.camera, level));
  return [...new Map([...world, ...between, ...seen].map((tile) => [tileKey(tile), tile])).values()];
}

/** At this zoom the size does not matter. */
const NO_SIZE = { width: 0, height: 0 };
