import { drawMass } from '../brush.ts';
import { mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, polygon, rectangle } from '../svg.ts';
import type { Standing } from './standing.ts';

const TERRACES = 8;

/** A stepped pyramid with its great stair and the temple on top. */
export function drawStepPyramid(
  stage: Stage,
  random: Random,
  { x, y, height, distance = 0 }: Standing,
): string {
  const { light, palette, sunSide } = stage;
  const base = height * 1.05;
  const stone = vary(palette.stone, -0.06);
  const tall = (height * 0.8) / TERRACES;
  const bright = tone(light, stone, 0.95, distance);
  const dim = tone(light, stone, 0.1, distance);
  const terraces = Array.from({ length: TERRACES }, (_, index) => {
    const foot = y - index * tall;
    const half = base * (1 - index * 0.098);
    const slope = tall * 0.26;
    const outline = polygon([
      [x - half, foot],
      [x - half + slope, foot - tall],
      [x + half - slope, foot - tall],
      [x + half, foot],
    ]);
    const shadowed = polygon([
      [x - sunSide * half, foot],
      [x - sunSide * (half - slope), foot - tall],
      [x - sunSide * half * 0.42, foot - tall],
      [x - sunSide * half * 0.42, foot],
    ]);
    return (
      drawMass(random, {
        outline,
        box: { x: x - half, y: foot - tall, width: half * 2, height: tall },
        colour: mix(bright, dim, 0.12),
        length: tall * 1.6,
        contrast: 0.04,
      }) +
      fill(shadowed, dim, 0.55) +
      fill(rectangle(x - half + slope, foot - tall, (half - slope) * 2, tall * 0.13), bright) +
      fill(rectangle(x - half, foot - tall * 0.16, half * 2, tall * 0.16), dim, 0.5)
    );
  });
  const top = y - height * 0.8;
  const stair = polygon([
    [x - base * 0.2, y + 2],
    [x - base * 0.13, top],
    [x + base * 0.13, top],
    [x + base * 0.2, y + 2],
  ]);
  const treads = Array.from({ length: 34 }, (_, index) => {
    const up = index / 34;
    const half = base * (0.2 - 0.07 * up);
    return rectangle(x - half, y - height * 0.8 * up - 3, half * 2, height * 0.009);
  }).join('');
  const rail = (side: number): string =>
    polygon([
      [x + side * base * 0.2, y + 2],
      [x + side * base * 0.13, top],
      [x + side * base * 0.155, top],
      [x + side * base * 0.235, y + 2],
    ]);
  const shrine = rectangle(x - base * 0.19, top - height * 0.13, base * 0.38, height * 0.13);
  const comb = polygon([
    [x - base * 0.21, top - height * 0.13],
    [x - base * 0.16, top - height * 0.2],
    [x + base * 0.16, top - height * 0.2],
    [x + base * 0.21, top - height * 0.13],
  ]);
  const doors = [-0.1, 0, 0.1]
    .map((out) => rectangle(x + out * base - base * 0.025, top - height * 0.095, base * 0.05, height * 0.095))
    .join('');
  return [
    ...terraces,
    fill(stair, mix(bright, dim, 0.25)),
    fill(treads, dim, 0.6),
    fill(rail(1) + rail(-1), mix(bright, dim, 0.1)),
    fill(shrine, mix(bright, dim, 0.15)),
    fill(comb, bright),
    fill(
      rectangle(x - (sunSide > 0 ? base * 0.19 : 0), top - height * 0.13, base * 0.19, height * 0.13),
      dim,
      0.35,
    ),
    fill(doors, light.lampsLit ? light.lamp : dim),
  ].join('');
}
