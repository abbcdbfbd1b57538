/** How opaque countries are filled, from none to the most items: steps that one can tell apart. Labels on the last can still be read. */
export const FILLS = [0, 0.2, 0.4, 0.6, 0.8] as const;

/**
 * How opaque a country is filled, from 0 to 1. The scale is logarithmic, because a few countries have hundreds of times as many items
 * as most.
 * @param most the number of items in the country that has most
 */
export function fillOf(count: number, most: number): number {
  const last = FILLS.length - 1;
  return FILLS[Math.ceil((last * Math.log1p(count)) / Math.log1p(most))] ?? 0;
}
