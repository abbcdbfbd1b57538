/**
 * What surrounds a highlighted word in an answer of the search engine. These characters are for private use and are removed from
 * every record, so that no text of a creator can look like a highlight, or like markup.
 */
export const HIGHLIGHT = { start: '\uE000', end: '\uE001' } as const;
