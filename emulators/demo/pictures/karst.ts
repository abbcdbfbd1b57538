import { blob, dab, drawMass } from './brush.ts';
import { vary } from './colour.ts';
import { tone } from './light.ts';
import { createFractal } from './noise.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { clipped, fill, type Point, polygon } from './svg.ts';

type Karst = {
  readonly x: number;
  /** Where it stands, pixels from the top. */
  readonly foot: number;
  readonly height: number;
  /** Half its width, pixels. */
  readonly reach: number;
  readonly distance: number;
};

/** A limestone tower: pale streaked walls, a green crown, and green wherever a ledge holds earth. */
export function drawKarst(stage: Stage, random: Random, { x, foot, height, reach, distance }: Karst): string {
  const { light, palette, sunSide } = stage;
  const noise = createFractal(random, 3);
  const width = (up: number): number => reach * (1.06 - up ** 3.2 * 0.8 + 0.12 * noise(up * 5));
  const lean = random.between(-0.25, 0.25) * reach;
  const steps = 14;
  const side = (direction: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const up = index / steps;
      return [x + lean * up + direction * width(up) * random.between(0.92, 1.06), foot - height * up];
    });
  const outline = polygon([...side(-1), ...side(1).toReversed()]);
  const stone = vary(palette.rock, 0.14, 0.8, -70);
  const box = { x: x - reach, y: foot - height, width: reach * 2, height };
  const wall = drawMass(random, {
    outline,
    box,
    colour: tone(light, stone, 0.9, distance),
    angle: 88,
    length: reach * 0.8,
    contrast: 0.04,
  });
  const shade = polygon([
    [x + lean, foot - height * 1.05],
    ...Array.from(
      { length: 7 },
      (_, index): Point => [
        x + lean * (1 - index / 6) + sunSide * reach * noise(index * 0.9 + 20) * 0.5,
        foot - height * (1 - index / 6),
      ],
    ),
    [x - sunSide * reach * 1.6, foot],
    [x - sunSide * reach * 1.6, foot - height * 1.05],
  ]);
  /** Leaves thickest on the crown and at the foot. */
  const leaves = (count: number, size: number): string =>
    Array.from({ length: count }, () => {
      const up = random.chance(0.8) ? 1.03 - random.between(0, 1) ** 2 * 0.4 : random.between(0.02, 0.55);
      const across = random.between(-1, 1);
      return blob(
        random,
        x + lean * up + across * width(Math.min(1, up)) * 0.95,
        foot - height * up,
        reach * size * random.between(0.6, 1.3),
        reach * size * random.between(0.35, 0.6),
        0.3,
      );
    }).join('');
  const cracks = Array.from({ length: 12 }, () =>
    dab(
      random,
      x + random.between(-0.9, 0.9) * reach,
      foot - height * random.between(0.1, 0.8),
      height * random.between(0.12, 0.3),
      reach * 0.03,
      random.between(82, 98),
    ),
  ).join('');
  const lower = polygon([
    [x - reach * 1.05, foot],
    [x - reach * 1.05, foot - 9],
    [x + reach * 1.05, foot - 9],
    [x + reach * 1.05, foot],
  ]);
  return [
    wall,
    clipped(
      outline,
      fill(shade, tone(light, stone, 0.2, distance), 0.7) +
        fill(cracks, tone(light, stone, 0.05, distance), 0.5) +
        fill(lower, tone(light, palette.wood, 0.2, distance), 0.6),
    ),
    fill(leaves(34, 0.24), tone(light, palette.foliage[1], 0.12, distance)),
    fill(leaves(26, 0.18), tone(light, palette.foliage[1], 0.5, distance)),
    fill(leaves(16, 0.12), tone(light, palette.foliage[2], 0.85, distance)),
  ].join('');
}
