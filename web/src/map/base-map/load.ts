import { type PackedLand, unpackLand } from './land.ts';
import type { PackedNames } from './names.ts';

/*
 * The data of the embedded map. The build makes it, so its shape is known. `web/build/base-map.ts` serves it under these
 * paths, and replaces them with hashed URLs in a build. Loaded data stays loaded; a failed load is tried again at the next
 * call.
 */

/** For the first view: 23 KB. */
export const loadCoarseLand = once(() => fetchJson<PackedLand>('/@base-map/land-110m.json').then(unpackLand));

/** Its URL, with `{z}`, `{x}` and `{y}` for a tile of the land. The tiles of a view have about 50 KB. */
export const LAND_TILE = '/@base-map/tiles/{z}/{x}/{y}.pbf';

/** The names of places: another file of the first view. */
export const NAMES = '/@base-map/names.json';

export const loadNames = once(() => fetchJson<PackedNames>(NAMES));

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response.json();
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
