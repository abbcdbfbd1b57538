import { dab } from '../brush.ts';
import { type Colour, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, polygon } from '../svg.ts';

/** A leafy bough that reaches into the picture from an upper corner: the right one (1) or the left one (-1). */
export function drawBough(
  { light, palette }: Stage,
  random: Random,
  bough: { side: number; leaf: Colour },
): string {
  const { side, leaf } = bough;
  const at = (out: number): number => 800 + side * out;
  const wood =
    polygon([
      [at(860), 20],
      [at(620), 130],
      [at(430), 150],
      [at(270), 214],
      [at(440), 172],
      [at(630), 160],
      [at(860), 90],
    ]) +
    polygon([
      [at(860), 250],
      [at(720), 232],
      [at(600), 262],
      [at(720), 246],
      [at(860), 284],
    ]);
  /** Leaves in a band that widens towards the edge of the picture. */
  const leaves = (count: number, size: number): string =>
    Array.from({ length: count }, () => {
      const out = 860 - random.between(0, 1) ** 1.25 * 610;
      return dab(
        random,
        at(out),
        110 + (860 - out) * 0.14 + random.between(-1, 1) * (46 + (out - 250) * 0.2),
        size * random.between(0.6, 1.4),
        size * random.between(0.3, 0.5),
        random.between(-80, 80),
      );
    }).join('');
  return (
    fill(wood, tone(light, palette.wood, 0.25)) +
    fill(leaves(110, 40), tone(light, vary(leaf, -0.06), 0.18)) +
    fill(leaves(110, 30), tone(light, leaf, 0.62)) +
    fill(leaves(75, 22), tone(light, vary(leaf, 0.07), 1))
  );
}
