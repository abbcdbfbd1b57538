import { type Colour, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, polygon } from '../svg.ts';

/** A wall in perspective: `along` runs from the viewer (0) to far away (1), `up` is in pixels at the viewer. */
export type Project = (along: number, up: number) => Point;

export type Facade = {
  /** Where the house front begins and ends along the street, 0..1. */
  readonly from: number;
  readonly to: number;
  /** Height of its eaves, pixels at the viewer's end. */
  readonly height: number;
  readonly exposure: number;
  readonly distance: number;
  /** How the front ends above: a stepped or a pointed gable, or a cornice under a roof. */
  readonly crown: 'steps' | 'point' | 'cornice';
};

/** A tall house front in perspective: windows with sills, a door, and the crown of its region. */
export function drawFacade(stage: Stage, random: Random, project: Project, facade: Facade): string {
  const { from, to, height, exposure, distance, crown } = facade;
  const { light, palette } = stage;
  const paint = vary(random.pick(palette.plaster), random.between(-0.03, 0.03));
  const at = (across: number, up: number): Point => project(from + (to - from) * across, up);
  const quad = (left: number, right: number, low: number, high: number): string =>
    polygon([at(left, low), at(left, high), at(right, high), at(right, low)]);
  const gable = height * 0.24;
  const crowns: Readonly<Record<Facade['crown'], Point[]>> = {
    steps: [
      at(0, height),
      at(0.14, height),
      at(0.14, height + gable * 0.4),
      at(0.3, height + gable * 0.4),
      at(0.3, height + gable * 0.75),
      at(0.42, height + gable * 0.75),
      at(0.42, height + gable),
      at(0.58, height + gable),
      at(0.58, height + gable * 0.75),
      at(0.7, height + gable * 0.75),
      at(0.7, height + gable * 0.4),
      at(0.86, height + gable * 0.4),
      at(0.86, height),
      at(1, height),
    ],
    point: [at(0, height), at(0.5, height + gable), at(1, height)],
    cornice: [at(0, height), at(1, height)],
  };
  const tile = tone(light, random.pick(palette.roof), Math.min(1, exposure + 0.15), distance);
  const roof =
    crown === 'cornice'
      ? fill(
          polygon([at(-0.04, height), at(0.04, height * 1.1), at(0.96, height * 1.1), at(1.04, height)]),
          tile,
        )
      : '';
  const floors = Math.max(3, Math.round(height / 150));
  const columns = random.pick([2, 3, 3]);
  const dark: string[] = [];
  const lit: string[] = [];
  const frames: string[] = [];
  for (let floor = 1; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const middle = (column + 0.5) / columns;
      const half = 0.17 / columns;
      const low = (height * (floor + 0.2)) / floors;
      const high = (height * (floor + 0.72)) / floors;
      frames.push(quad(middle - half * 1.22, middle + half * 1.22, low - 6, high + 4));
      (light.lampsLit && random.chance(0.5) ? lit : dark).push(quad(middle - half, middle + half, low, high));
    }
  }
  const shop = random.chance(0.35)
    ? quad(0.08, 0.92, (height / floors) * 0.72, (height / floors) * 0.98)
    : '';
  const ground = [
    quad(0.16, 0.38, 8, (height / floors) * 0.72),
    quad(0.56, 0.86, (height / floors) * 0.2, (height / floors) * 0.72),
  ];
  const glass: Colour = tone(light, palette.deepWater, exposure * 0.4, distance);
  return [
    roof,
    fill(polygon([at(0, 0), ...crowns[crown], at(1, 0)]), tone(light, paint, exposure, distance)),
    fill(quad(0, 0.07, 0, height), tone(light, paint, exposure * 0.45, distance), 0.6),
    fill(quad(0, 1, 0, (height / floors) * 0.16), tone(light, palette.stone, exposure * 0.6, distance), 0.8),
    fill(frames.join(''), tone(light, palette.snow, Math.min(1, exposure + 0.05), distance)),
    fill(dark.join(''), glass),
    fill(lit.join(''), light.lamp),
    fill(ground[0] ?? '', tone(light, random.pick(palette.accent), exposure * 0.8, distance)),
    fill(ground[1] ?? '', light.lampsLit ? light.lamp : glass),
    shop && fill(shop, tone(light, random.pick(palette.accent), Math.min(1, exposure + 0.1), distance)),
  ].join('');
}
