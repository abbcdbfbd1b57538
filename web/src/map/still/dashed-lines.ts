import type { DrawnPart } from './decode-tile.ts';

/*
 * A canvas makes each dash of a line, also of those far outside of the picture: a tile from close by has hundreds of thousands. So
 * only the part of a dashed line in view is drawn, and its dashes are where they would be if the whole line were.
 */

export const DASHED_PARTS: readonly DrawnPart[] = ['states', 'borders'];

/** A point of a line, and how far along the line it is. */
export interface PointAlong {
  x: number;
  y: number;
  /** The length of the line up to the point. */
  along: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = Readonly<Pick<PointAlong, 'x' | 'y'>>;

/** A line with the length up to each point, and with so many points that no segment is longer than this. */
export function measureLine(line: readonly Point[], longest: number): PointAlong[] {
  const [first] = line;
  if (first === undefined) return [];
  const measured: PointAlong[] = [{ x: first.x, y: first.y, along: 0 }];
  let [before, along] = [first, 0];
  for (const point of line.slice(1)) {
    const length = Math.hypot(point.x - before.x, point.y - before.y);
    const pieces = Math.ceil(length / longest);
    for (let piece = 1; piece <= pieces; piece++) {
      const share = piece / pieces;
      measured.push({
        x: before.x + (point.x - before.x) * share,
        y: before.y + (point.y - before.y) * share,
        along: along + length * share,
      });
    }
    [before, along] = [point, along + length];
  }
  return measured;
}

/** The runs of a line near a box: of all segments, those whose own box touches it. */
export function runsIn(line: readonly PointAlong[], box: Box): PointAlong[][] {
  const runs: PointAlong[][] = [];
  let run: PointAlong[] = [];
  for (const [at, point] of line.entries()) {
    const before = line[at - 1];
    if (before === undefined) continue;
    if (!touches(before, point, box)) {
      run = [];
      continue;
    }
    if (run.length === 0) {
      run.push(before);
      runs.push(run);
    }
    run.push(point);
  }
  return runs;
}

function touches(one: Point, other: Point, { left, top, right, bottom }: Box): boolean {
  return (
    Math.max(one.x, other.x) >= left &&
    Math.min(one.x, other.x) <= right &&
    Math.max(one.y, other.y) >= top &&
    Math.min(one.y, other.y) <= bottom
  );
}
