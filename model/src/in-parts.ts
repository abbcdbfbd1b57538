/**
 * Divides values into parts of one size, of which the last may be smaller.
 * @param size the number of values in a part, at least 1
 * @returns the parts in order; none where there are no values
 */
export function inParts<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, part) =>
    values.slice(part * size, (part + 1) * size),
  );
}
