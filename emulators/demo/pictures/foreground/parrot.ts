import { tone } from '../light.ts';
import type { Stage } from '../stage.ts';
import { fill, placed } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A parrot in flight, `height` from wing tip to tail. */
export function drawParrot(
  { light, palette }: Stage,
  { x, y, height, heading }: Standing & { heading: -1 | 1 },
): string {
  const [red, gold = red, blue = red] = palette.accent;
  const bird = [
    fill('M-30 6Q-70 14 -104 34Q-70 26 -24 18Z', tone(light, blue, 0.6)),
    fill('M-6 4Q-34 -40 -70 -56Q-22 -50 16 -2Z', tone(light, blue, 0.4)),
    fill('M-34 8Q-6 -10 26 -6Q40 -8 44 2Q30 16 -10 18Z', tone(light, red, 0.85)),
    fill('M4 2Q-2 -40 -26 -70Q26 -46 28 0Z', tone(light, red, 0.6)),
    fill('M-2 -22Q-10 -50 -26 -70Q0 -54 12 -34Z', tone(light, gold, 0.9)),
    fill('M42 -3Q54 -1 50 9Q44 8 40 5Z', tone(light, palette.wood, 0.2)),
  ].join('');
  return placed(bird, x, y, height / 100, (heading * height) / 100);
}
