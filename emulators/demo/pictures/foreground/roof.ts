import { type Colour, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, polygon } from '../svg.ts';

type Roof = {
  /** `eaves` shows the viewer its slope, `gable` its pointed end. */
  readonly kind: 'eaves' | 'gable';
  /** The middle of the front it covers and that front's width, pixels. */
  readonly x: number;
  readonly width: number;
  /** How far the house runs back, to which side, and by how much its back seems higher, pixels. */
  readonly depth: number;
  readonly away: number;
  readonly rise: number;
  readonly eaves: number;
  /** Height of the ridge above the eaves, pixels. */
  readonly pitch: number;
  readonly overhang: number;
  readonly tiles: Colour;
  readonly distance: number;
};

type Slope = readonly [Point, Point, Point, Point];

/** The roof of a house that is seen a little from above and from one side. */
export function drawRoof({ light }: Stage, roof: Roof): string {
  const { kind, width, tiles, distance } = roof;
  const slope = kind === 'eaves' ? slopeOverFront(roof) : slopeOverSide(roof);
  const exposure = kind === 'eaves' ? 0.9 : 0.35;
  return [
    fill(polygon(slope), tone(light, tiles, exposure, distance)),
    kind === 'gable' ? fill(farEdge(roof), tone(light, tiles, 1, distance)) : '',
    width < 70 ? '' : fill(courses(slope), tone(light, vary(tiles, -0.06), exposure * 0.6, distance), 0.5),
  ].join('');
}

function slopeOverFront({ x, width, depth, away, rise, eaves, pitch, overhang }: Roof): Slope {
  const outer = x - (away * width) / 2;
  const corner = x + (away * width) / 2;
  const ridge = eaves - pitch - rise / 2;
  return [
    [outer - away * overhang, eaves + overhang * 0.6],
    [outer + away * (depth / 2 - overhang), ridge],
    [corner + away * (depth / 2 + overhang), ridge],
    [corner + away * overhang, eaves + overhang * 0.6],
  ];
}

function slopeOverSide({ x, width, depth, away, rise, eaves, pitch, overhang }: Roof): Slope {
  const corner = x + (away * width) / 2;
  const ridge = eaves - pitch - overhang * 0.5;
  return [
    [x, ridge],
    [x + away * (depth + overhang), ridge - rise],
    [corner + away * (depth + overhang * 1.5), eaves - rise + overhang * 0.7],
    [corner + away * overhang, eaves + overhang * 0.8],
  ];
}

/** The edge of the slope that falls away on the sunny side of a gable. */
function farEdge({ x, width, away, eaves, pitch, overhang }: Roof): string {
  const outer = x - (away * width) / 2;
  return polygon([
    [outer - away * overhang, eaves + overhang * 0.8],
    [x, eaves - pitch - overhang * 1.3],
    [x, eaves - pitch + overhang * 0.4],
    [outer + away * overhang * 0.2, eaves + overhang * 0.9],
  ]);
}

/** Courses of tiles: thin slivers across a slope. */
function courses([foot, top, farTop, farFoot]: Slope): string {
  const between = (from: Point, to: Point, along: number): Point => [
    from[0] + (to[0] - from[0]) * along,
    from[1] + (to[1] - from[1]) * along,
  ];
  return [0.2, 0.42, 0.66, 0.86]
    .map((along) =>
      polygon([
        between(foot, top, along),
        between(farFoot, farTop, along),
        between(farFoot, farTop, along + 0.05),
      ]),
    )
    .join('');
}
