import { type PackedLand, unpackLand } from './land.ts';
import { fetchBuilt, loadOnce } from './load-once.ts';

/*
 * The data of the embedded map. The build makes it, so its shape is known. `web/build/base-map.ts` serves it under these
 * paths, and replaces them with hashed URLs in a build.
 */

/** For the first view: 23 KB. */
export const loadCoarseLand = loadOnce(() =>
  fetchBuilt<PackedLand>('/@base-map/land-110m.json').then(unpackLand),
);

/** Its URL, with `{z}`, `{x}` and `{y}` for a tile of the land and the region. The tiles of a view have up to 200 KB. */
export const MAP_TILE = '/@base-map/tiles/{z}/{x}/{y}.pbf';

/** The URL of a tile with what is drawn from close by only. */
export const NEAR_TILE = '/@base-map/tiles/near/{x}/{y}.pbf';

/** The URL of a picture of the relief. */
export const RELIEF_TILE = '/@base-map/relief/{x}/{y}.webp';
