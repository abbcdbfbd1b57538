/** How many documents the payload of a page may read at most: what a page costs does not grow with the content. */
export const MOST_READS = 30;
