import type { Photo } from '@waymark/model/entities/photo';

/**
 * Paths of photos in the turns in which a text shows them: as somebody chose them, and those that came by themselves, in whatever
 * order, as they stand among all.
 */
export function interleave(
  chosen: readonly string[],
  came: ReadonlySet<string>,
  photos: readonly Photo[],
): string[] {
  const places = new Map(photos.map(({ path }, place) => [path, place]));
  // What is not among them yet comes last.
  const placeOf = (path: string) => places.get(path) ?? photos.length;
  const sorted = chosen
    .filter((path) => came.has(path))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return chosen.map((path) => (came.has(path) ? (sorted.shift() ?? path) : path));
}
