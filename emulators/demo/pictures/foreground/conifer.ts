import { dab } from '../brush.ts';
import { vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, polygon, rectangle } from '../svg.ts';
import { drawShadow, type Standing } from './standing.ts';

/** A spruce or fir, in tiers of drooping boughs; `snowy` lays snow on them. */
export function drawConifer(stage: Stage, random: Random, tree: Standing & { snowy?: boolean }): string {
  const { x, y, height, distance = 0, snowy = false } = tree;
  const { light, palette, sunSide } = stage;
  const tiers = Math.max(5, Math.min(17, Math.round(height / 34)));
  const spread = height * random.between(0.19, 0.25);
  const side = (direction: number): Point[] =>
    Array.from({ length: tiers }, (_, tier) => {
      const low = (tier + 1) / tiers;
      const reach = spread * low ** 0.85 * random.between(0.82, 1.12);
      const tip = y - height * (1 - low * 0.94);
      return [
        [x + direction * reach, tip + height * 0.012] as const,
        [x + direction * reach * 0.5, tip - height * 0.018] as const,
      ];
    }).flat();
  const outline = polygon([[x, y - height], ...side(1), ...side(-1).toReversed()]);
  const paint = vary(palette.conifer, random.between(-0.02, 0.03), 1, random.between(-8, 8));
  const boughs = (count: number, direction: number, thickness: number): string =>
    Array.from({ length: count }, () => {
      const low = random.between(0.12, 0.97);
      const reach = spread * low ** 0.85;
      return dab(
        random,
        x + direction * reach * random.between(0.05, 0.62),
        y - height * (1 - low * 0.94) - height * 0.012,
        reach * random.between(0.35, 0.75),
        height * thickness,
        direction * random.between(16, 32),
      );
    }).join('');
  return [
    height > 150 ? drawShadow(stage, random, tree, spread * 1.6) : '',
    fill(
      rectangle(x - height * 0.015, y - height * 0.08, height * 0.03, height * 0.09),
      tone(light, palette.wood, 0.3, distance),
    ),
    fill(outline, tone(light, paint, 0.2, distance)),
    fill(boughs(tiers * 2, sunSide, 0.014), tone(light, vary(paint, 0.08, 1.1, -12), 0.85, distance), 0.85),
    fill(boughs(tiers, -sunSide, 0.01), tone(light, vary(paint, 0.03), 0.4, distance), 0.8),
    snowy
      ? fill(
          boughs(tiers * 2, sunSide, 0.026) +
            dab(random, x, y - height * 0.95, height * 0.02, height * 0.07, 90),
          tone(light, palette.snow, 0.95, distance),
        )
      : '',
    snowy ? fill(boughs(tiers * 2, -sunSide, 0.022), tone(light, palette.snow, 0.4, distance)) : '',
  ].join('');
}
