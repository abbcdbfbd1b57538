import { dab } from '../brush.ts';
import { type Colour, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, rounded } from '../svg.ts';
import { drawShadow, type Standing } from './standing.ts';

/** A cypress, or with more `breadth` and a lighter `paint` a poplar: a flame of leaves. */
export function drawCypress(
  stage: Stage,
  random: Random,
  tree: Standing & { breadth?: number; paint?: Colour },
): string {
  const { x, y, height, distance = 0, breadth = 0.16 } = tree;
  const { light, palette, sunSide } = stage;
  const paint = tree.paint ?? vary(palette.conifer, 0.01, 1, random.between(-8, 6));
  const half = (height * breadth) / 2;
  const swelling = [0.55, 0.95, 1.05, 0.92, 0.68, 0.4, 0.16];
  const side = (direction: number): Point[] =>
    swelling.map((width, index) => [
      x + direction * half * width * random.between(0.88, 1.12),
      y - (height * (index + 0.2)) / swelling.length,
    ]);
  const outline = rounded([[x, y], ...side(-1), [x, y - height * 1.06], ...side(1).toReversed()]);
  const strokes = (count: number, direction: number): string =>
    Array.from({ length: count }, () => {
      const up = random.between(0.08, 0.88);
      const width = half * (1.1 - up * 0.8);
      return dab(
        random,
        x + direction * width * random.between(0.05, 0.75),
        y - height * up,
        height * random.between(0.06, 0.15),
        half * 0.13,
        -90 + direction * random.between(0, 12),
      );
    }).join('');
  return (
    drawShadow(stage, random, tree, half * 2) +
    fill(outline, tone(light, vary(paint, -0.03), 0.2, distance)) +
    fill(strokes(13, sunSide), tone(light, vary(paint, 0.09, 1.15, -14), 0.9, distance), 0.8) +
    fill(strokes(6, -sunSide), tone(light, vary(paint, 0.02), 0.35, distance), 0.7)
  );
}
