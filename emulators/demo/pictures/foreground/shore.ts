import { dab } from '../brush.ts';
import { mix } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill } from '../svg.ts';

/** Foam where water meets rock or sand: touches of white scattered along a level stretch. */
export function drawFoam(
  { light, palette }: Stage,
  random: Random,
  foam: { x: number; y: number; width: number; height: number; count: number },
): string {
  const touches = (count: number, scale: number): string =>
    Array.from({ length: count }, () =>
      dab(
        random,
        foam.x + random.between(-0.5, 0.5) * foam.width,
        foam.y + random.between(-0.5, 0.5) * foam.height,
        foam.width * random.between(0.06, 0.2) * scale,
        random.between(2.5, 6) * scale,
        random.between(-8, 8),
      ),
    ).join('');
  const white = tone(light, palette.snow, 0.95);
  const shade = mix(white, tone(light, palette.shallowWater, 0.7), 0.5);
  return fill(touches(foam.count, 1.15), shade, 0.7) + fill(touches(foam.count, 0.8), white, 0.9);
}
