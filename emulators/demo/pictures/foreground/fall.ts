import { dab } from '../brush.ts';
import { mix } from '../colour.ts';
import { haze, tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, glow, type Point, polygon } from '../svg.ts';

type Fall = {
  /** The middle of its lip, pixels. */
  readonly x: number;
  readonly y: number;
  readonly foot: number;
  readonly width: number;
  readonly distance?: number;
};

/** Falling water: a white veil that widens, streaked with its own shade, in a cloud of spray at its foot. */
export function drawFall(
  { light, palette }: Stage,
  random: Random,
  { x, y, foot, width, distance = 0 }: Fall,
): string {
  const height = foot - y;
  const steps = 7;
  const lip = width < 20 ? 0.15 : 0.5;
  const side = (direction: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const down = index / steps;
      return [x + direction * width * (lip + down * 0.32) * random.between(0.86, 1.14), y + height * down];
    });
  const white = tone(light, palette.snow, 0.95, distance);
  const blue = mix(
    tone(light, palette.snow, 0.3, distance),
    tone(light, palette.shallowWater, 0.6, distance),
    0.4,
  );
  const streaks = (count: number): string =>
    Array.from({ length: count }, () =>
      dab(
        random,
        x + random.between(-0.5, 0.5) * width,
        y + height * random.between(0.08, 0.92),
        height * random.between(0.14, 0.4),
        Math.max(1.2, width * 0.035),
        random.between(88, 92),
      ),
    ).join('');
  const many = Math.round(Math.min(40, 4 + width / 5));
  return [
    fill(polygon([...side(-1), ...side(1).toReversed()]), mix(white, blue, 0.35), 0.95),
    fill(streaks(many), blue, 0.7),
    fill(streaks(many), white, 0.95),
    glow(
      x,
      foot,
      Math.max(14, width * 1.1),
      [
        [0, mix(white, haze(light), 0.3), 0.85],
        [0.5, mix(white, haze(light), 0.4), 0.4],
        [1, haze(light), 0],
      ],
      1.5,
    ),
  ].join('');
}
