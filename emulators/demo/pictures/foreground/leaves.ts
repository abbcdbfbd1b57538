import { mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, path, polygon, stroke } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A fern: fronds that spring from one root and bend outwards. */
export function drawFern(
  { light, palette }: Stage,
  random: Random,
  { x, y, height, distance = 0 }: Standing,
): string {
  const count = 9;
  return Array.from({ length: count }, (_, index) => {
    const out = (index / (count - 1)) * 2 - 1 + random.between(-0.1, 0.1);
    const reach = height * random.between(0.8, 1.1);
    const rib = (along: number): Point => [
      x + out * reach * along * (0.5 + along * 0.6),
      y - reach * (along - along * along * Math.abs(out) * 0.72),
    ];
    const pinnae = 8;
    const side = (direction: number): Point[] =>
      Array.from({ length: pinnae }, (_unused, pinna) => {
        const along = (pinna + 0.8) / (pinnae + 0.8);
        const [ribX, ribY] = rib(along);
        const size = reach * 0.14 * (1.08 - along) * Math.min(1, along * 5);
        return [
          [ribX + size * 0.5 * Math.sign(out) + direction * size * 0.35, ribY + direction * size] as const,
          [ribX + 2, ribY + direction * 1.5] as const,
        ];
      }).flat();
    const exposure = 0.25 + 0.6 * random.between(0, 1);
    return fill(
      polygon([[x, y], ...side(-1), rib(1), ...side(1).toReversed()]),
      tone(
        light,
        vary(palette.foliage[0], random.between(-0.03, 0.03), 1, random.between(-8, 8)),
        exposure,
        distance,
      ),
    );
  }).join('');
}

/** A great leaf, torn or whole, from its root in the direction `angle` (degrees clockwise, 0 to the right). */
export function drawGreatLeaf(
  { light, palette, sunSide }: Stage,
  random: Random,
  leaf: {
    x: number;
    y: number;
    length: number;
    angle: number;
    breadth?: number;
    torn?: boolean;
    shade?: number;
  },
): string {
  const { x, y, length, angle, breadth = 0.3, torn = false, shade = 0 } = leaf;
  const turn = (angle * Math.PI) / 180;
  const bend = random.between(0.08, 0.26) * length;
  const at = (along: number, aside: number): Point => [
    x + Math.cos(turn) * length * along - Math.sin(turn) * aside * length,
    y + Math.sin(turn) * length * along + Math.cos(turn) * aside * length + bend * along * along,
  ];
  const steps = 12;
  const half = (direction: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const along = index / steps;
      const width = breadth * Math.sin(Math.PI * Math.min(1, along * 0.92 + 0.06)) ** 0.8;
      const notch = torn && index % 3 === 2 ? random.between(0.25, 0.55) : 1;
      return at(along, direction * width * notch);
    });
  const upper = Math.cos(turn) * sunSide > 0 ? -1 : 1;
  const paint = vary(random.pick(palette.foliage), random.between(-0.03, 0.03), 1.05, random.between(-8, 8));
  const rib = path('M', [x, y], 'Q', at(0.55, 0), at(1, 0));
  const veins = Array.from({ length: 8 }, (_, index) => {
    const along = 0.12 + index * 0.1;
    const width = breadth * Math.sin(Math.PI * along) * 0.8;
    return [-1, 1].map((side) => path('M', at(along, 0), 'L', at(along + 0.1, side * width))).join('');
  }).join('');
  const dark = tone(light, paint, 0.3 * (1 - shade));
  const bright = tone(light, vary(paint, 0.03), 0.85 * (1 - shade));
  return [
    fill(polygon([...half(upper), ...half(-upper).toReversed()]), dark),
    fill(polygon([[x, y], ...half(upper), at(1, 0)]), bright),
    stroke(veins, mix(dark, bright, 0.5), Math.max(1.5, length * 0.006), 0.6),
    stroke(rib, tone(light, vary(paint, 0.14, 0.8), 0.9 * (1 - shade)), Math.max(2, length * 0.014)),
  ].join('');
}
