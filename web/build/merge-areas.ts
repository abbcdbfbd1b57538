import { Clipper, EndType, FillRule, JoinType, type Paths64 } from 'clipper2-ts';
import type { TileLine } from './tile-layers.ts';

/** How coarse the areas of a tile are. Lengths are in steps of the tile. */
export interface Coarseness {
  /** Areas become one where there is less than twice this between them. */
  reach: number;
  /** A corner is left out where the outline is no further than this from it. */
  tolerance: number;
  /** An area or a hole that is smaller is left out. */
  area: number;
}

/** Areas that are close become one, as buildings become blocks. A hole turns the other way than the outline around it. */
export function mergedAreas(outlines: readonly TileLine[], coarseness: Coarseness): TileLine[] {
  const { reach, tolerance, area } = coarseness;
  const paths: Paths64 = outlines
    .map((outline) => outline.map(([x, y]) => ({ x, y })))
    // The library fails where nothing is left of an outline.
    .filter((path) => Clipper.area(path) !== 0);
  const joined = Clipper.union(
    Clipper.inflatePaths(paths, reach, JoinType.Miter, EndType.Polygon),
    FillRule.Positive,
  );
  const blocks = Clipper.inflatePaths(joined, -reach, JoinType.Miter, EndType.Polygon);
  return Clipper.simplifyPaths(blocks, tolerance)
    .filter((path) => path.length > 2 && Math.abs(Clipper.area(path)) >= area)
    .map((path) => path.map(({ x, y }) => [x, y]));
}
