/** The units in which a reader may have distances. They are apart from the settings, whose schema no page loads first. */
export const UNITS = ['metric', 'imperial'] as const;
export type Units = (typeof UNITS)[number];
