import { dab } from '../brush.ts';
import { type Colour, vary } from '../colour.ts';
import { tone } from '../light.ts';
import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, HEIGHT, type Point, polygon, rectangle, WIDTH } from '../svg.ts';

const ROWS = 17;

/** Rows of vines in perspective, from the lower edge to where they meet at `x`, `top`. */
export function drawVines(
  stage: Stage,
  random: Random,
  { x, top, paint }: { x: number; top: number; paint: Colour },
): string {
  const rows = Array.from({ length: ROWS }, (_, index) => index - (ROWS - 1) / 2);
  const outermostFirst = rows.toSorted((one, other) => Math.abs(other) - Math.abs(one));
  return outermostFirst.map((row) => drawRow(stage, random, row, x, top, paint)).join('');
}

/** One row: its dark side, its leafy back in the light, its posts. */
function drawRow(
  { light, palette, sunSide }: Stage,
  random: Random,
  row: number,
  x: number,
  top: number,
  paint: Colour,
): string {
  const noise = createNoise(random);
  const steps = 26;
  /** A point along the row, 0 far to 1 near, `up` row heights above the ground and `aside` row widths out. */
  const at = (along: number, up: number, aside: number): Point => {
    const near = 0.05 + 0.95 * along ** 1.9;
    const ground = top + (HEIGHT + 130 - top) * near;
    const size = 215 * near;
    return [x + row * (38 + 300 * near) + aside * size * 0.46, ground - up * size];
  };
  const [nearX] = at(0.6, 0, 0);
  if (nearX < -500 || nearX > WIDTH + 500) return '';
  const edge = (up: number, aside: number, rough: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const along = index / steps;
      return at(along, up + rough * noise(along * 46 + up * 9), aside + rough * 0.7 * noise(along * 39 + 70));
    });
  const facing = row < 0 ? 1 : -1;
  const wall = polygon([...edge(0.1, facing * 0.34, 0.04), ...edge(0.95, facing * 0.34, 0.14).toReversed()]);
  const back = polygon([...edge(0.82, facing * 0.42, 0.14), ...edge(1, -facing * 0.42, 0.14).toReversed()]);
  const leaves = (count: number, low: number, high: number, spread: number): string =>
    Array.from({ length: count }, () => {
      const along = random.between(0, 1) ** 0.75;
      const [leafX, leafY] = at(along, random.between(low, high), random.between(-spread, spread));
      const size = 7 + 34 * along ** 1.9;
      return leafY > HEIGHT + 30 ? '' : dab(random, leafX, leafY, size, size * 0.36, random.between(-60, 60));
    }).join('');
  const posts = [0.3, 0.48, 0.64, 0.8, 0.95]
    .map((along) => {
      const [postX, postY] = at(along, 0, facing * 0.36);
      const size = 215 * along ** 1.9;
      return rectangle(postX - size * 0.025, postY - size * 1.12, size * 0.05, size * 1.1);
    })
    .join('');
  const sunward = row * sunSide < 0 ? 0.5 : 0.12;
  return [
    fill(
      polygon([...edge(-0.06, facing * 0.5, 0.03), ...edge(0.2, -facing * 0.5, 0).toReversed()]),
      tone(light, vary(palette.earth, -0.1), 0.1),
      0.55,
    ),
    fill(posts, tone(light, palette.wood, 0.4)),
    fill(wall, tone(light, vary(paint, -0.06), sunward)),
    fill(leaves(46, 0.2, 0.85, 0.4), tone(light, vary(paint, -0.01), sunward + 0.2), 0.8),
    fill(back, tone(light, paint, 0.8)),
    fill(leaves(58, 0.75, 1.14, 0.5), tone(light, vary(paint, 0.07, 1.1, -9), 1), 0.9),
  ].join('');
}
