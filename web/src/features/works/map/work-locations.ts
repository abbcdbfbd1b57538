import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';

/**
 * Where works stand, by their ids: what has a spot or an outline there, and a story at the first of its places that is a work of the
 * same person, as far as that has a spot. Of others' places nothing is known here.
 */
export function placesOf(works: readonly WorkSummary[]): ReadonlyMap<string, Position> {
  const ofPublic = new Map<string, Position>();
  for (const { publicId, position } of works) if (publicId && position) ofPublic.set(publicId, position);
  return new Map(
    works.flatMap(({ id, position, placeIds = [] }) => {
      const place =
        position ?? placeIds.map((placeId) => ofPublic.get(placeId)).find((at) => at !== undefined);
      return place ? [[id, place] as const] : [];
    }),
  );
}
