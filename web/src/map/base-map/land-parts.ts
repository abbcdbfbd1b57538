/** What the ground is drawn of, from below; the tiles of the land have a layer for each. */
export const LAND_PARTS = ['shelf', 'graticule', 'land', 'coasts', 'borders'] as const;

export type LandPart = (typeof LAND_PARTS)[number];

/** The levels of the tiles: from the first fine, from the second as fine as there is. What is nearer is drawn from the last. */
export const LAND_LEVELS = { first: 3, fine: 5, last: 5 } as const;
