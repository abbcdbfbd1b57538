/** The parts of the drawn land, from the bottom up. The map tiles have a layer for each. */
export const LAND_PARTS = ['shelf', 'graticule', 'land', 'coasts', 'borders'] as const;

export type LandPart = (typeof LAND_PARTS)[number];

/**
 * The levels of the map tiles, which hold the land and the region: the first level, the first one with the finest land, and the
 * last. Closer views are drawn from the last, and from the near tiles, which have a level of their own.
 */
export const TILE_LEVELS = { first: 3, fine: 5, last: 5, near: 6 } as const;
