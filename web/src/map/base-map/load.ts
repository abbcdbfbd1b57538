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

/** Its URL, with `{z}`, `{x}` and `{y}` for a tile of the land. The tiles of a view have about 50 KB. */
export const LAND_TILE = '/@base-map/tiles/{z}/{x}/{y}.pbf';
