import { vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { flowing, type Point, stroke } from '../svg.ts';
import { drawShadow, type Standing } from './standing.ts';

/** A saguaro: a ribbed column and a few raised arms. */
export function drawSaguaro(stage: Stage, random: Random, cactus: Standing): string {
  const { x, y, height, distance = 0 } = cactus;
  const { light, palette, sunSide } = stage;
  const girth = height * 0.12;
  const arms = Array.from({ length: random.whole(1, 3) }, (_, index): Point[] => {
    const side = index % 2 === 0 ? 1 : -1;
    const low = y - height * random.between(0.32, 0.55);
    const reach = side * height * random.between(0.17, 0.24);
    return [
      [x, low],
      [x + reach * 0.9, low],
      [x + reach, low - height * 0.06],
      [x + reach, low - height * random.between(0.2, 0.34)],
    ];
  });
  const limbs: { line: Point[]; width: number }[] = [
    ...arms.map((line) => ({ line, width: girth * 0.72 })),
    {
      line: [
        [x, y + 4],
        [x, y - height / 2],
        [x, y - height],
      ],
      width: girth,
    },
  ];
  const paint = vary(palette.foliage[1], 0.03);
  return (
    drawShadow(stage, random, cactus, height * 0.5) +
    limbs
      .map(({ line, width }) => {
        const shifted = (by: number): string =>
          flowing(line.map(([left, top]): Point => [left + sunSide * by * width, top]));
        return [
          stroke(shifted(0), tone(light, vary(paint, -0.04), 0.15, distance), width),
          stroke(shifted(0.16), tone(light, paint, 0.6, distance), width * 0.6),
          stroke(shifted(0.26), tone(light, vary(paint, 0.08), 1, distance), width * 0.24),
          stroke(
            shifted(-0.1),
            tone(light, vary(paint, -0.06), 0.1, distance),
            Math.max(1, width * 0.05),
            0.7,
          ),
          stroke(
            shifted(0.12),
            tone(light, vary(paint, -0.06), 0.2, distance),
            Math.max(1, width * 0.04),
            0.6,
          ),
        ].join('');
      })
      .join('')
  );
}
