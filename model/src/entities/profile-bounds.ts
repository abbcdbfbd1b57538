/*
 * Bounds of what creators write of themselves: for the pages that count and add, which have no schemas. Lengths are in UTF-16
 * code units.
 */

export const MAX_BIO = 1_000;
export const MAX_LINKS = 8;
