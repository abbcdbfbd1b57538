import { fetchBuilt, loadOnce } from './load-once.ts';
import type { PackedNames } from './names.ts';

/** The names of places, which the build makes: a file of the first view of the embedded map. The build replaces the path. */
export const NAMES = '/@base-map/names.json';

export const loadNames = loadOnce(() => fetchBuilt<PackedNames>(NAMES));
