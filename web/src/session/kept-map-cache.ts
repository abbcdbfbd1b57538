/** The cache with the maps of lists that a user keeps on the device (`map/kept`). Its names say which lists. */
export const KEPT_MAP_CACHE = 'waymark-kept-map';
