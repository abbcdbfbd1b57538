import { config } from '../../config.ts';
import { TILE_LEVELS } from '../base-map/land-parts.ts';
import { loadOnce } from '../base-map/load-once.ts';
import { STREETS_FROM } from '../streets-from.ts';
import type { LaterPart } from './later-style.ts';

export const REGION: LaterPart = {
  from: TILE_LEVELS.first,
  load: async () => (await import('./region-style.ts')).regionStyle,
};

export const STREETS: LaterPart = {
  from: STREETS_FROM,
  load: loadOnce(async () =>
    config.VITE_STREETS_URL === undefined
      ? null
      : (await import('./streets-style.ts')).loadStreets(config.VITE_STREETS_URL),
  ),
};

/** The zoom is that of `terrain-style.ts`, which is loaded later. */
export const TERRAIN: LaterPart = {
  from: 7,
  load: loadOnce(async () =>
    config.VITE_TERRAIN_URL === undefined
      ? null
      : (await import('./terrain-style.ts')).loadTerrain(config.VITE_TERRAIN_URL),
  ),
};
