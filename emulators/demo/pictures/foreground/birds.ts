import { vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { path, stroke } from '../svg.ts';

/** A few birds on the wing around a point, by day; `spread` is how far apart they fly, pixels. */
export function drawBirds(
  { light, palette, hour }: Stage,
  random: Random,
  flock: { x: number; y: number; spread: number; count: number },
): string {
  if (hour === 'night') return '';
  const wings = Array.from({ length: flock.count }, () => {
    const x = flock.x + random.between(-1, 1) * flock.spread;
    const y = flock.y + random.between(-0.5, 0.5) * flock.spread;
    const span = random.between(9, 17);
    const beat = random.between(0.15, 0.6) * span;
    return path(
      'M',
      [x - span, y - beat],
      'Q',
      [x - span * 0.4, y - beat * 0.9],
      [x, y],
      'Q',
      [x + span * 0.4, y - beat * 0.9],
      [x + span, y - beat * 0.7],
    );
  }).join('');
  return stroke(wings, tone(light, vary(palette.wood, -0.1), 0.2, 0.15), 2.6, 0.85);
}
