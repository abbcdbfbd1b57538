import { blob } from '../brush.ts';
import { mix, oklch } from '../colour.ts';
import { lamplit, tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, rounded } from '../svg.ts';
import type { Standing } from './standing.ts';

/** Somebody seen from behind or afar: coat, head, legs; never a face. */
export function drawPerson(
  { light, palette }: Stage,
  random: Random,
  { x, y, height, distance = 0 }: Standing,
): string {
  const coat = mix(
    random.pick([...palette.accent, palette.deepWater, palette.wood]),
    oklch(0.42, 0.03, 260),
    0.3,
  );
  const skin = random.pick([oklch(0.5, 0.06, 50), oklch(0.66, 0.07, 58), oklch(0.78, 0.06, 62)]);
  const hair = random.pick([oklch(0.28, 0.03, 50), oklch(0.36, 0.05, 45), oklch(0.24, 0.02, 270)]);
  const broad = height * random.between(0.13, 0.16);
  const stride = height * random.between(0.02, 0.07);
  const hem = y - height * random.between(0.24, 0.42);
  const shape = (width: number): Point[] => [
    [x - width * 1.1, hem],
    [x - width * 1.15, y - height * 0.6],
    [x - width * 0.8, y - height * 0.82],
    [x, y - height * 0.86],
    [x + width * 0.8, y - height * 0.82],
    [x + width * 1.15, y - height * 0.6],
    [x + width * 1.1, hem],
  ];
  const leg = (side: number): string =>
    rounded([
      [x + side * broad * 0.2, hem - 4],
      [x + side * (broad * 0.8), hem - 4],
      [x + side * (broad * 0.4 + stride), y],
      [x + side * (broad * 0.1 + stride), y],
    ]);
  return [
    fill(leg(-1) + leg(1), tone(light, oklch(0.34, 0.03, 260), 0.35, distance)),
    fill(rounded(shape(broad)), tone(light, coat, 0.45, distance)),
    fill(
      rounded(
        shape(broad).map(
          ([left, top]): Point => [
            (left - x) * 0.42 + x + random.between(0.2, 0.4) * broad,
            top + height * 0.01,
          ],
        ),
      ),
      light.lampsLit ? lamplit(coat) : tone(light, coat, 0.9, distance),
      0.7,
    ),
    fill(
      blob(random, x, y - height * 0.92, height * 0.062, height * 0.075, 0.06),
      light.lampsLit ? lamplit(skin) : tone(light, skin, 0.7, distance),
    ),
    fill(
      blob(random, x, y - height * 0.945, height * 0.066, height * 0.056, 0.08),
      tone(light, hair, 0.5, distance),
    ),
  ].join('');
}
