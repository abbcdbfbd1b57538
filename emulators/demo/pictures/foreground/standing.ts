import { dab } from '../brush.ts';
import { mix } from '../colour.ts';
import { haze, tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill } from '../svg.ts';

/** Where a thing stands and how big it is. */
export type Standing = {
  /** The middle of its foot, pixels. */
  readonly x: number;
  readonly y: number;
  /** Pixels. */
  readonly height: number;
  /** 0 at hand to 1 lost in haze. */
  readonly distance?: number;
};

/** The shadow a thing of so many pixels' width throws on level ground, away from the light. */
export function drawShadow(
  { light, palette, sunSide }: Stage,
  random: Random,
  { x, y, distance = 0 }: Standing,
  width: number,
): string {
  const dark = mix(tone(light, palette.foliage[0], 0, distance), haze(light), distance);
  return fill(
    dab(random, x - sunSide * width * 0.4, y, width * 1.5, width * 0.12) +
      dab(random, x - sunSide * width * 0.2, y + width * 0.02, width, width * 0.1),
    dark,
    0.4,
  );
}
