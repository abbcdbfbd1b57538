import { drawMass } from './brush.ts';
import { mix, vary } from './colour.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { disc, fill, type Point, polygon } from './svg.ts';

/** A compass rose: a dial of paper, a ring of points, sixteen or eight rays with a light and a dark face. */
export function drawCompass(
  { palette }: Stage,
  random: Random,
  { x, y, radius }: { x: number; y: number; radius: number },
): string {
  const paper = vary(palette.snow, -0.025, 2.4, -150);
  const [first, ...others] = random.pick([
    [palette.accent[0], palette.deepWater, palette.sand] as const,
    [palette.deepWater, palette.accent[0], palette.accent[2]] as const,
    [palette.conifer, palette.roof[0], palette.sand] as const,
  ]);
  const [second = first, third = first] = others;
  const turn = (degrees: number, reach: number): Point => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  };
  /** Rays at every `step` degrees from `start`, each split into a light and a dark half. */
  const rays = (start: number, step: number, reach: number, waist: number, side: -1 | 1): string =>
    Array.from({ length: 360 / step }, (_, index) => {
      const degrees = start + index * step;
      return polygon([[x, y], turn(degrees, reach), turn(degrees + side * 22.5, waist)]);
    }).join('');
  const points = Array.from({ length: 32 }, (_, index) => {
    const [left, top] = turn(index * 11.25, radius * 0.9);
    return disc(left, top, index % 4 === 0 ? 5.5 : 2.6, second);
  }).join('');
  const dial = Array.from({ length: 48 }, (_, index) => turn(index * 7.5, radius));
  const face = drawMass(random, {
    outline: polygon(dial),
    box: { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
    colour: paper,
    angle: random.between(-40, 40),
    length: 80,
    contrast: 0.012,
  });
  const tilt = random.pick([0, 0, 22.5]);
  return [
    face,
    points,
    disc(x, y, radius * 0.62, vary(third, 0.02)),
    disc(x, y, radius * 0.55, paper),
    fill(rays(tilt + 45, 90, radius * 0.66, radius * 0.26, -1), mix(second, paper, 0.25)),
    fill(rays(tilt + 45, 90, radius * 0.66, radius * 0.26, 1), vary(second, -0.08)),
    fill(rays(tilt, 90, radius * 0.86, radius * 0.2, -1), vary(first, 0.07)),
    fill(rays(tilt, 90, radius * 0.86, radius * 0.2, 1), vary(first, -0.09)),
    disc(x, y, radius * 0.11, paper),
    disc(x, y, radius * 0.06, third),
  ].join('');
}
