import { blob } from '../brush.ts';
import { mix } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, path, polygon, stroke } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A round basin with a tiered bowl, and the jet that falls back into it. */
export function drawFountain(
  { light, palette, sunSide }: Stage,
  random: Random,
  { x, y, height }: Standing,
): string {
  const wide = height * 0.75;
  const bright = tone(light, palette.stone, 0.95);
  const dim = tone(light, palette.stone, 0.15);
  const water = mix(tone(light, palette.shallowWater, 0.9), light.horizon, 0.4);
  const white = tone(light, palette.snow, 0.98);
  const bowl = y - height * 0.42;
  const stem = polygon([
    [x - height * 0.06, y - height * 0.06],
    [x - height * 0.035, bowl],
    [x + height * 0.035, bowl],
    [x + height * 0.06, y - height * 0.06],
  ]);
  const dish = polygon([
    [x - height * 0.24, bowl - height * 0.05],
    [x - height * 0.1, bowl + height * 0.05],
    [x + height * 0.1, bowl + height * 0.05],
    [x + height * 0.24, bowl - height * 0.05],
  ]);
  const jets = [-0.34, -0.2, -0.08, 0.08, 0.2, 0.34]
    .map((out) =>
      path(
        'M',
        [x, bowl - height * 0.06],
        'Q',
        [x + out * height * 0.6, y - height * (1.2 - Math.abs(out) * 1.2)],
        [x + out * height, y - height * 0.04],
      ),
    )
    .join('');
  return [
    fill(blob(random, x, y, wide, wide * 0.2, 0.02), dim),
    fill(blob(random, x, y - height * 0.05, wide, wide * 0.19, 0.02), bright),
    fill(blob(random, x, y - height * 0.05, wide * 0.9, wide * 0.155, 0.03), water),
    fill(stem, mix(bright, dim, 0.3)),
    fill(dish, mix(bright, dim, sunSide > 0 ? 0.1 : 0.25)),
    stroke(jets, white, Math.max(1.6, height * 0.014), 0.85),
    fill(blob(random, x, y - height * 0.045, wide * 0.45, wide * 0.05, 0.3), white, 0.6),
  ].join('');
}
