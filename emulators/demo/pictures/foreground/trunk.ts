import { dab } from '../brush.ts';
import { oklch, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { clipped, faded, fill, type Point, polygon, rectangle } from '../svg.ts';

export type Trunk = {
  readonly kind: 'pine' | 'birch' | 'bamboo' | 'redwood';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly distance: number;
};

const BARKS = {
  pine: oklch(0.5, 0.06, 48),
  birch: oklch(0.9, 0.015, 90),
  bamboo: oklch(0.64, 0.11, 128),
  redwood: oklch(0.47, 0.085, 38),
} as const;

/** A trunk that rises out of the picture: round in the light, with its own bark. */
export function drawTrunk(
  { light, sunSide }: Stage,
  random: Random,
  { kind, x, y, width, distance }: Trunk,
): string {
  const bark = vary(BARKS[kind], random.between(-0.03, 0.03));
  const lean = random.between(-0.5, 0.5) * width;
  const flare = kind === 'bamboo' ? 1 : 1.5;
  const half = width / 2;
  const side = (direction: number): Point[] => [
    [x + direction * half * flare, y],
    [x + direction * half * 1.05, y - width * 0.9],
    [x + lean * 0.4 + direction * half * random.between(0.88, 1), y * 0.5],
    [x + lean + direction * half * 0.82, -20],
  ];
  const outline = polygon([...side(-1), ...side(1).toReversed()]);
  const bright = tone(light, bark, 0.9, distance);
  const dark = tone(light, vary(bark, -0.06), 0.12, distance);
  const body = faded(
    outline,
    [x - sunSide * half, 0],
    [x + sunSide * half, 0],
    [
      [0, dark],
      [0.4, dark],
      [0.62, bright],
      [1, tone(light, vary(bark, 0.04), 1, distance)],
    ],
  );
  if (distance > 0.5) return body;
  const marks = (count: number, length: number, thickness: number, angle: number): string =>
    Array.from({ length: count }, () => {
      const top = random.between(0, y);
      return dab(
        random,
        x + (lean * (y - top)) / y + random.between(-0.9, 0.9) * half,
        top,
        width * length * random.between(0.5, 1.4),
        Math.max(1, width * thickness),
        angle + random.between(-7, 7),
      );
    }).join('');
  const details = {
    pine: () =>
      fill(marks(34, 0.5, 0.07, 86), dark, 0.6) +
      fill(marks(20, 0.4, 0.06, 86), tone(light, vary(bark, 0.09, 1.2), 1, distance), 0.6),
    redwood: () =>
      fill(marks(40, 1.1, 0.03, 89), dark, 0.7) +
      fill(marks(26, 0.9, 0.025, 89), tone(light, vary(bark, 0.08), 1, distance), 0.5),
    birch: () => fill(marks(30, 0.36, 0.05, 0), tone(light, oklch(0.32, 0.02, 60), 0.4, distance), 0.85),
    bamboo: () => {
      const joints = (thickness: number): string =>
        Array.from({ length: 9 }, (_, index) =>
          rectangle(
            x - half * 1.1 + (lean * index) / 9,
            y - (index + 0.5) * (y / 9),
            width * 1.15,
            Math.max(1.4, width * thickness),
          ),
        ).join('');
      return (
        fill(joints(0.1), dark, 0.8) + fill(joints(0.04), tone(light, vary(bark, 0.12), 1, distance), 0.8)
      );
    },
  } as const;
  return body + clipped(outline, details[kind]());
}
