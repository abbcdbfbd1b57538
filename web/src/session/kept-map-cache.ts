/** The cache with the tiles of streets that were seen on this device (`map/kept`). */
export const SEEN_STREETS_CACHE = 'waymark-seen-streets';

/** The cache with the maps of lists that a user keeps on the device (`map/kept`). Its names say which lists. */
export const KEPT_MAP_CACHE = 'waymark-kept-map';
