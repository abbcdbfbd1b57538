import type { Bounds } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import { quadkeyAt } from '@waymark/model/map-index/map-item';

/** What is derived of a list from its items, given where each of them is, in order; undefined for those without a place. */
export function deriveList(positions: readonly (Position | undefined)[]): {
  count: number;
  position?: Position;
  bounds?: Bounds;
  quadkey?: string;
} {
  const placed = positions.filter((position) => position !== undefined);
  const [position] = placed;
  const bounds = boundsOf(placed);
  return {
    count: positions.length,
    ...(position && { position, quadkey: quadkeyAt(position) }),
    ...(bounds && { bounds }),
  };
}
