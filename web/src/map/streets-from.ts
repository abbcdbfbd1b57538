/** The zoom from which streets are drawn. The first picture of a map needs it, and the style of the streets is loaded later. */
export const STREETS_FROM = 10;
