/** Where an island lies: its middle, pixels from the left, and the level of the sea, pixels from the top. */
export type IslandPlace = { readonly centre: number; readonly sea: number };
