import type { Photo } from '@waymark/model/entities/photo';

/**
 * Paths of photos in the order in which a text shows them. Chosen photos keep the order of the choice. Photos that were selected
 * when their upload finished keep their order among all photos.
 */
export function interleave(
  chosen: readonly string[],
  uploaded: ReadonlySet<string>,
  photos: readonly Photo[],
): string[] {
  const places = new Map(photos.map(({ path }, place) => [path, place]));
  // A photo that is not in the list yet comes last.
  const placeOf = (path: string) => places.get(path) ?? photos.length;
  const sorted = chosen
    .filter((path) => uploaded.has(path))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return chosen.map((path) => (uploaded.has(path) ? (sorted.shift() ?? path) : path));
}
