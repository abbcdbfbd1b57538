import { blob, dab } from '../brush.ts';
import { vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, flowing, type Point, stroke } from '../svg.ts';
import type { Standing } from './standing.ts';

type FlatTree = Standing & {
  /** Width of the crown over the tree's height. */
  readonly breadth?: number;
  /** How far the top stands to the right of the foot, over the height. */
  readonly lean?: number;
  readonly kind?: 'pine' | 'acacia';
};

/** A tree with a level crown on bare forked limbs: a stone pine, or the acacia of the savanna. */
export function drawFlatTree(stage: Stage, random: Random, tree: FlatTree): string {
  const { x, y, height, distance = 0, lean = random.between(-0.12, 0.12), kind = 'pine' } = tree;
  const { light, palette, sunSide } = stage;
  const half = (height * (tree.breadth ?? (kind === 'pine' ? 0.75 : 1.25))) / 2;
  const paint = kind === 'pine' ? vary(palette.conifer, 0.06, 1.1, -8) : vary(palette.foliage[0], -0.04);
  const top: Point = [x + height * lean, y - height * 0.82];
  const fork: Point = [x + height * lean * 0.45, y - height * (kind === 'pine' ? 0.55 : 0.36)];
  const limbs = [-0.7, -0.25, 0.3, 0.72].map((out): Point => [top[0] + half * out, top[1] + height * 0.04]);
  const bark = tone(light, palette.wood, 0.3, distance);
  const branches = limbs
    .map((limb) =>
      stroke(
        flowing([
          fork,
          [(fork[0] + limb[0]) / 2 + (limb[0] - fork[0]) * 0.22, (fork[1] + limb[1]) / 2],
          limb,
        ]),
        bark,
        Math.max(1.4, height * 0.016),
      ),
    )
    .join('');
  const rise = height * (kind === 'pine' ? 0.15 : 0.09);
  const pads = Array.from({ length: 13 }, (_, index) => {
    const out = (index / 12) * 2 - 1;
    return {
      x: top[0] + out * half * 0.82,
      y: top[1] - (1 - out * out) * rise * random.between(0.2, 1.15),
      across: half * random.between(0.22, 0.34),
    };
  });
  const layer = (shift: number, scale: number): string =>
    pads
      .map((pad) =>
        blob(
          random,
          pad.x + sunSide * pad.across * shift,
          pad.y - pad.across * shift * 0.7,
          pad.across * scale,
          pad.across * scale * 0.46,
          0.24,
        ),
      )
      .join('');
  const needles = Array.from({ length: Math.round(Math.min(70, height / 6)) }, () => {
    const out = random.between(-0.95, 0.95);
    return dab(
      random,
      top[0] + out * half,
      top[1] - (1 - out * out) * rise * random.between(0, 1.2) + random.between(-0.3, 0.3) * rise,
      Math.min(26, height * 0.06),
      Math.min(5, height * 0.011),
      random.between(-25, 25),
    );
  }).join('');
  return [
    stroke(
      flowing([[x, y], [x + height * lean * 0.1, y - height * 0.25], fork]),
      bark,
      Math.max(2.4, height * 0.036),
    ),
    branches,
    fill(layer(0, 1), tone(light, vary(paint, -0.05), 0.15, distance)),
    fill(layer(0.3, 0.72), tone(light, paint, 0.6, distance)),
    fill(needles, tone(light, vary(paint, 0.09, 1.1, -10), 0.95, distance), 0.85),
  ].join('');
}
