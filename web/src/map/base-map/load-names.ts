import { fetchBuilt, loadOnce } from './load-once.ts';
import type { MapNames, PackedNames } from './names.ts';

/*
 * The build makes these files, and replaces the paths. The names of countries and seas are a file of the first view of the embedded
 * map; cities are in its tiles.
 */

export const NAMES = '/@base-map/names.json';

const CITIES = '/@base-map/cities.json';

export const loadMapNames = loadOnce(() => fetchBuilt<MapNames>(NAMES));

/** All names of places, to be searched. */
export const loadNames = loadOnce(async (): Promise<PackedNames> => {
  const [names, cities] = await Promise.all([loadMapNames(), fetchBuilt<PackedNames['cities']>(CITIES)]);
  return { ...names, cities };
});
