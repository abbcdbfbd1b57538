import { type Colour, mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { faded, fill, type Point, polygon, rectangle } from '../svg.ts';
import { drawRoof } from './roof.ts';
import type { Standing } from './standing.ts';
import { drawWindows } from './windows.ts';

type House = Standing & {
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

/** A house seen a little from above: front in the light, side in the shade, roof. `height` is the wall's. */
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
  const overhang = Math.max(2, width * 0.05);
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
    fill(
      rectangle(Math.min(outer, corner), eaves, width, overhang),
      tone(light, plaster, 0.3, distance),
      0.7,
    ),
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
    roof === 'flat'
      ? ''
      : drawRoof(stage, { kind: roof, x, width, depth, away, eaves, rise, pitch, overhang, tiles, distance }),
  ].join('');
}
