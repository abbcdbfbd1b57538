/** The most documents that the payload of a page may read, so that the cost of a page does not grow with the content. */
export const MOST_READS = 30;
