import { dab } from '../brush.ts';
import { oklch } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, path, stroke } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A beach parasol in two colours, its shadow, and a towel beside it. */
export function drawParasol(stage: Stage, random: Random, { x, y, height }: Standing): string {
  const { light, palette, sunSide } = stage;
  const half = height * 0.62;
  const top = y - height;
  const rim = top + height * 0.42;
  const canopy = (from: number, to: number): string =>
    path(
      'M',
      [x, top],
      'Q',
      [x + half * from * 0.9, top + height * 0.06],
      [x + half * from, rim],
      'Q',
      [x + (half * (from + to)) / 2, rim - height * 0.07],
      [x + half * to, rim],
      'Q',
      [x + half * to * 0.9, top + height * 0.06],
      [x, top],
      'Z',
    );
  const paint = random.pick(palette.accent);
  const cloth = oklch(0.95, 0.02, 90);
  return [
    fill(
      dab(random, x - sunSide * height * 0.5, y + 2, height * 1.3, height * 0.13),
      tone(light, palette.sand, 0.15),
      0.5,
    ),
    fill(
      dab(random, x + sunSide * height * 0.55, y + height * 0.06, height * 0.6, height * 0.1, -sunSide * 8),
      tone(light, random.pick(palette.accent), 0.8),
    ),
    stroke(path('M', [x, y], 'L', [x, top]), tone(light, cloth, 0.5), Math.max(1.5, height * 0.035)),
    fill(canopy(-1, -0.4) + canopy(0.2, 0.62), tone(light, paint, sunSide < 0 ? 0.95 : 0.5)),
    fill(canopy(-0.4, 0.2) + canopy(0.62, 1), tone(light, cloth, sunSide < 0 ? 0.6 : 0.95)),
  ].join('');
}
