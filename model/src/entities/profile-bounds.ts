/*
 * Bounds of a creator's profile, for pages that count characters and have no schemas. Lengths are in UTF-16 code units.
 */

export const MAX_BIO = 1_000;
export const MAX_LINKS = 8;
