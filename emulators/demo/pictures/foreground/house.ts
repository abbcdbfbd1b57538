import { type Colour, mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { faded, fill, type Point, polygon, rectangle } from '../svg.ts';
import type { Standing } from './standing.ts';
import { drawWindows } from './windows.ts';

export type House = Standing & {
  readonly width: number;
  /** How far its side runs back, pixels. */
  readonly depth?: number;
  /** `eaves` faces the viewer with its roof, `gable` with its pointed end. */
  readonly roof?: 'eaves' | 'gable' | 'flat';
  readonly plaster?: Colour;
  readonly tiles?: Colour;
  readonly shutters?: boolean;
  /** How much of the wall can be seen from the eaves down, where something stands before it, pixels. */
  readonly shown?: number;
  /** Height of a storey, pixels. */
  readonly storey?: number;
};

/** A house seen a little from above: a front in the light, a side in the shade, a roof. `height` is the wall's. */
export function drawHouse(stage: Stage, random: Random, house: House): string {
  const {
    x,
    y,
    height,
    width,
    distance = 0,
    depth = width * 0.45,
    roof = 'eaves',
    shutters = false,
    storey = 46,
    shown = height,
  } = house;
  const { light, palette, sunSide } = stage;
  const plaster = vary(house.plaster ?? random.pick(palette.plaster), random.between(-0.025, 0.025));
  const tiles = vary(
    house.tiles ?? random.pick(palette.roof),
    random.between(-0.03, 0.03),
    1,
    random.between(-5, 5),
  );
  const away = -sunSide;
  const corner = x + (away * width) / 2;
  const outer = x - (away * width) / 2;
  const eaves = y - height;
  const rise = depth * 0.22;
  const pitch = roof === 'gable' ? width * 0.42 : depth * 0.42;
  const back = corner + away * depth;
  const sidePeak: Point[] = roof === 'eaves' ? [[corner + (away * depth) / 2, eaves - pitch - rise / 2]] : [];
  const frontPeak: Point[] = roof === 'gable' ? [[x, eaves - pitch]] : [];
  const front = polygon([[outer, y], [outer, eaves], ...frontPeak, [corner, eaves], [corner, y]]);
  const side = polygon([[corner, y], [corner, eaves], ...sidePeak, [back, eaves - rise], [back, y - rise]]);
  const wall = tone(light, plaster, 0.95, distance);
  const shade = tone(light, plaster, 0.2, distance);
  const over = Math.max(2, width * 0.05);
  const roofs = roof === 'flat' ? '' : drawRoof();
  function drawRoof(): string {
    const slope: Point[] =
      roof === 'eaves'
        ? [
            [outer - away * over, eaves + over * 0.6],
            [outer + away * (depth / 2 - over), eaves - pitch - rise / 2],
            [corner + away * (depth / 2 + over), eaves - pitch - rise / 2],
            [corner + away * over, eaves + over * 0.6],
          ]
        : [
            [x, eaves - pitch - over * 0.5],
            [x + away * (depth + over), eaves - pitch - rise - over * 0.5],
            [back + away * over * 1.5, eaves - rise + over * 0.7],
            [corner + away * over, eaves + over * 0.8],
          ];
    const farSlope = polygon([
      [outer - away * over, eaves + over * 0.8],
      [x, eaves - pitch - over * 1.3],
      [x, eaves - pitch + over * 0.4],
      [outer + away * over * 0.2, eaves + over * 0.9],
    ]);
    const lit = roof === 'eaves' ? 0.9 : 0.35;
    return (
      fill(polygon(slope), tone(light, tiles, lit, distance)) +
      (roof === 'gable' ? fill(farSlope, tone(light, tiles, 1, distance)) : '') +
      (width < 70 ? '' : fill(courses(slope), tone(light, vary(tiles, -0.06), lit * 0.6, distance), 0.5))
    );
  }
  return [
    fill(side, shade),
    width < 50
      ? fill(front, wall)
      : faded(
          front,
          [0, eaves],
          [0, y],
          [
            [0, wall],
            [1, mix(wall, tone(light, vary(plaster, -0.05), 0.4, distance), 0.55)],
          ],
        ),
    fill(rectangle(Math.min(outer, corner), eaves, width, over), tone(light, plaster, 0.3, distance), 0.7),
    drawWindows(stage, random, {
      x: x - width / 2,
      y: eaves,
      width,
      height: shown,
      distance,
      shutters,
      exposure: 0.9,
      floor: storey,
      door: shown === height,
    }),
    depth < 24
      ? ''
      : drawWindows(stage, random, {
          x: Math.min(corner, back),
          y: eaves - rise / 2,
          width: depth,
          height: shown,
          distance,
          exposure: 0.3,
          floor: storey,
          door: false,
        }),
    roofs,
  ].join('');
}

/** Courses of tiles: thin slivers across a roof slope given by its four corners. */
function courses(slope: readonly Point[]): string {
  const [one, two, three, four] = slope;
  if (!one || !two || !three || !four) return '';
  const between = (from: Point, to: Point, along: number): Point => [
    from[0] + (to[0] - from[0]) * along,
    from[1] + (to[1] - from[1]) * along,
  ];
  return [0.2, 0.42, 0.66, 0.86]
    .map((along) =>
      polygon([between(one, two, along), between(four, three, along), between(four, three, along + 0.05)]),
    )
    .join('');
}
