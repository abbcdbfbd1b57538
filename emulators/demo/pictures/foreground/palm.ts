import { vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, path, polygon, stroke } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A palm that leans `lean` times its height to the right, with feathered fronds. */
export function drawPalm(stage: Stage, random: Random, tree: Standing & { lean?: number }): string {
  const { x, y, height, distance = 0, lean = random.between(-0.25, 0.25) } = tree;
  const { light, palette, sunSide } = stage;
  const top: Point = [x + height * lean, y - height];
  const width = height * 0.022;
  const trunk = polygon([
    [x - width * 1.5, y],
    [x + height * lean * 0.35 - width, y - height * 0.5],
    [top[0] - width * 0.8, top[1]],
    [top[0] + width * 0.8, top[1]],
    [x + height * lean * 0.35 + width, y - height * 0.5],
    [x + width * 1.7, y],
  ]);
  const count = height < 260 ? 9 : 11;
  const leaf = palette.foliage[0];
  const fronds = Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI * 1.16 + (index / (count - 1)) * Math.PI * 1.32 + random.between(-0.13, 0.13);
    const facesSun = Math.cos(angle) * sunSide > -0.2;
    const colour = tone(
      light,
      vary(leaf, random.between(-0.03, 0.04), 1, random.between(-10, 6)),
      facesSun ? 0.85 : 0.25,
      distance,
    );
    return {
      order: Math.abs(index - count / 2),
      outline: frond(random, top, angle, height * random.between(0.36, 0.46)),
      colour,
    };
  });
  return [
    fill(trunk, tone(light, palette.wood, 0.35, distance)),
    stroke(
      path(
        'M',
        [x + sunSide * width * 0.8, y],
        'Q',
        [x + height * lean * 0.3 + sunSide * width * 0.6, y - height * 0.5],
        [top[0] + sunSide * width * 0.4, top[1]],
      ),
      tone(light, vary(palette.wood, 0.14), 0.95, distance),
      width * 0.6,
      0.8,
    ),
    ...fronds
      .toSorted((one, other) => other.order - one.order)
      .map(({ outline, colour }) => fill(outline, colour)),
  ].join('');
}

/** One frond: a rib that rises and droops under its weight, with leaflets hanging on both sides. */
function frond(random: Random, [x, y]: Point, angle: number, length: number): string {
  const droop = random.between(0.45, 0.7);
  const rib = (along: number): Point => [
    x + Math.cos(angle) * length * along,
    y + Math.sin(angle) * length * along * 0.85 + length * droop * along * along,
  ];
  const leaflets = length < 90 ? 7 : 11;
  const edge = (direction: number): Point[] =>
    Array.from({ length: leaflets }, (_, index) => {
      const along = (index + 0.6) / leaflets;
      const [ribX, ribY] = rib(along);
      const [tipX, tipY] = rib(Math.min(1, along + 0.14));
      const reach = length * 0.16 * Math.sin(Math.PI * (0.12 + along * 0.8)) * random.between(0.8, 1.15);
      const across = direction * reach * Math.abs(Math.sin(angle)) * 0.9;
      return [
        [tipX + across, tipY + reach * (direction > 0 ? 0.85 : -0.25)] as const,
        [ribX + length * 0.03 * Math.cos(angle), ribY + direction * length * 0.012] as const,
      ];
    }).flat();
  return polygon([[x, y], ...edge(-1), rib(1.08), ...edge(1).toReversed()]);
}
