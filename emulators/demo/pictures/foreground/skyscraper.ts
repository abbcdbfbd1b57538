import { type Colour, mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { faded, fill, type Point, polygon, rectangle } from '../svg.ts';
import type { Standing } from './standing.ts';

export type Skyscraper = Standing & {
  readonly width: number;
  readonly paint: Colour;
  readonly top: 'flat' | 'steps' | 'spire' | 'taper' | 'slant' | 'dome';
};

/** A tall building: a lit face, a narrow shaded one, rows of windows, and a top of its own. */
export function drawSkyscraper(stage: Stage, random: Random, tower: Skyscraper): string {
  const { x, y, height, width, distance = 0 } = tower;
  const { light, sunSide } = stage;
  const paint = vary(tower.paint, random.between(-0.06, 0.03), 0.8);
  const left = x - width / 2;
  const eaves = y - height;
  const bright = tone(light, paint, 0.85, distance);
  const dark = tone(light, paint, 0.15, distance);
  const crown = crownOf(tower, eaves);
  const outline = polygon([[left, y], [left, eaves], ...crown, [left + width, eaves], [left + width, y]]);
  const corner = x - sunSide * width * 0.14;
  const shadeTo = x - (sunSide * width) / 2;
  const shade = rectangle(Math.min(corner, shadeTo), eaves, Math.abs(corner - shadeTo), height);
  const face = faded(
    outline,
    [0, eaves - 60],
    [0, y],
    [
      [0, bright],
      [1, mix(bright, dark, 0.35)],
    ],
  );
  const mast =
    tower.top === 'spire' || tower.top === 'taper'
      ? rectangle(x - 1.3, eaves - width * 2.2, 2.6, width * 1.6)
      : '';
  return fill(mast, dark) + face + fill(shade, dark, 0.75) + drawPanes(stage, random, tower, eaves, dark);
}

/** The points between the two upper corners. */
function crownOf({ x, width, top }: Skyscraper, eaves: number): Point[] {
  const half = width / 2;
  switch (top) {
    case 'flat':
      return [];
    case 'steps':
      return [
        [x - half * 0.7, eaves],
        [x - half * 0.7, eaves - width * 0.3],
        [x - half * 0.38, eaves - width * 0.3],
        [x - half * 0.38, eaves - width * 0.62],
        [x, eaves - width * 1.1],
        [x + half * 0.38, eaves - width * 0.62],
        [x + half * 0.38, eaves - width * 0.3],
        [x + half * 0.7, eaves - width * 0.3],
        [x + half * 0.7, eaves],
      ];
    case 'spire':
      return [
        [x - half * 0.3, eaves - width * 0.5],
        [x, eaves - width * 1.4],
        [x + half * 0.3, eaves - width * 0.5],
      ];
    case 'taper':
      return [
        [x - half * 0.55, eaves - width * 0.9],
        [x + half * 0.55, eaves - width * 0.9],
      ];
    case 'slant':
      return [[x - half, eaves - width * 0.55]];
    case 'dome':
      return [
        [x - half * 0.92, eaves - width * 0.2],
        [x - half * 0.6, eaves - width * 0.42],
        [x, eaves - width * 0.52],
        [x + half * 0.6, eaves - width * 0.42],
        [x + half * 0.92, eaves - width * 0.2],
      ];
  }
}

/** Bands of windows; after dark a good part of them is lit. */
function drawPanes(
  { light, palette }: Stage,
  random: Random,
  { x, y, width, height, distance = 0 }: Skyscraper,
  eaves: number,
  dark: Colour,
): string {
  const columns = Math.max(3, Math.round(width / 13));
  const rows = Math.round(height / 19);
  const across = width / columns;
  const down = (y - eaves) / rows;
  const lit: string[] = [];
  const unlit: string[] = [];
  const bands = random.chance(0.3);
  for (let row = 0; row < rows - 1; row += 1) {
    const top = eaves + (row + 0.5) * down;
    if (bands) unlit.push(rectangle(x - width * 0.44, top, width * 0.88, down * 0.34));
    for (let column = 0; column < columns; column += 1) {
      const glows = light.lampsLit && random.chance(0.34);
      if (!glows && (bands || distance > 0.6 || random.chance(0.5))) continue;
      (glows ? lit : unlit).push(
        rectangle(x - width / 2 + (column + 0.28) * across, top, across * 0.46, down * 0.46),
      );
    }
  }
  return (
    fill(unlit.join(''), mix(dark, tone(light, palette.deepWater, 0.3, distance), 0.4), 0.55) +
    fill(lit.join(''), mix(light.lamp, tone(light, palette.earth, 1, distance), distance * 0.55))
  );
}
