import { blob, dab } from '../brush.ts';
import { type Colour, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, polygon } from '../svg.ts';
import { drawShadow, type Standing } from './standing.ts';

type Broadleaf = Standing & {
  readonly paint?: Colour;
  /** Width of the crown over the tree's height. */
  readonly breadth?: number;
};

/** A round-headed tree: a crown of masses, dark beneath and leafy towards the light. */
export function drawBroadleaf(stage: Stage, random: Random, tree: Broadleaf): string {
  const { x, y, height, distance = 0, breadth = 0.8 } = tree;
  const { light, palette, sunSide } = stage;
  const paint = vary(
    tree.paint ?? random.pick(palette.foliage),
    random.between(-0.02, 0.02),
    1,
    random.between(-8, 8),
  );
  const half = (height * breadth) / 2;
  const crown = Array.from(
    { length: Math.round(Math.min(24, 3.5 + height / (height > 250 ? 24 : 48))) },
    () => {
      const out = random.between(-1, 1);
      const up = random.between(0, 1) * (1 - out * out * 0.75);
      return {
        x: x + out * half * 0.72,
        y: y - height * (0.4 + up * 0.46),
        size: half * (height > 250 ? random.between(0.17, 0.3) : random.between(0.24, 0.42)),
      };
    },
  );
  const layer = (shift: number, scale: number): string =>
    crown
      .map(({ x: left, y: top, size }) =>
        blob(
          random,
          left + sunSide * size * shift,
          top - size * shift,
          size * scale * 1.15,
          size * scale,
          0.26,
        ),
      )
      .join('');
  /** Leaves about every mass, `count` in all. */
  const leaves = (count: number, towardsSun: number, spread: number): string =>
    crown
      .flatMap((mass) =>
        Array.from({ length: Math.round(count / crown.length) }, () =>
          dab(
            random,
            mass.x + mass.size * (sunSide * towardsSun + random.between(-spread, spread)),
            mass.y - mass.size * (towardsSun + random.between(-spread, spread)),
            Math.min(24, height * random.between(0.035, 0.065)),
            Math.min(9, height * random.between(0.014, 0.024)),
            random.between(-60, 60),
          ),
        ),
      )
      .join('');
  const detail = Math.min(210, height / (height > 250 ? 2.4 : 8));
  const fork = y - height * 0.42;
  const bole = polygon([
    [x - height * 0.034, y],
    [x - height * 0.016, fork],
    [x - half * 0.42, fork - height * 0.2],
    [x, fork - height * 0.08],
    [x + half * 0.46, fork - height * 0.22],
    [x + height * 0.016, fork],
    [x + height * 0.036, y],
  ]);
  return [
    drawShadow(stage, random, tree, half * 1.7),
    fill(bole, tone(light, palette.wood, 0.35, distance)),
    fill(layer(0, 1.12) + leaves(detail, 0, 1.25), tone(light, vary(paint, -0.04), 0.18, distance)),
    fill(layer(0.18, 0.8) + leaves(detail * 0.7, 0.1, 1), tone(light, paint, 0.52, distance)),
    fill(
      layer(0.42, 0.42) + leaves(detail, 0.35, 0.75),
      tone(light, vary(paint, 0.05, 1.05, -7), 0.95, distance),
      0.92,
    ),
  ].join('');
}
