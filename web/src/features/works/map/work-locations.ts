import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';

/**
 * The positions of works, by id: a work with a position or an outline is there. A story is at the first of its places that is a work
 * of the same creator and has a position. The places of other creators are unknown here.
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
