import { dab } from './brush.ts';
import { type Colour, mix, vary } from './colour.ts';
import { tone } from './light.ts';
import type { Stage } from './stage.ts';
import { faded, fill, rectangle, WIDTH } from './svg.ts';

type Water = {
  /** The far and the near shore, pixels from the top. */
  readonly top: number;
  readonly bottom: number;
  /** 0 like glass to 1 in a fresh breeze. */
  readonly breeze?: number;
  /** True when the sun or moon stands over it and glitters in it. */
  readonly glitter?: boolean;
};

/** The colours of open water, far and near. */
function waterColours({ light, palette }: Stage): { far: Colour; near: Colour } {
  return {
    far: mix(tone(light, palette.shallowWater, 0.8), light.horizon, 0.5 + light.harmony * 0.8),
    near: mix(
      tone(light, palette.deepWater, 0.75),
      mix(light.zenith, light.middle, light.harmony),
      0.3 + light.harmony * 1.1,
    ),
  };
}

/** A sheet of water from shore to shore, drawn under what is mirrored in it. */
export function drawWater(stage: Stage, { top, bottom }: Water): string {
  const { far, near } = waterColours(stage);
  return faded(
    rectangle(-20, top, WIDTH + 40, bottom - top),
    [0, top],
    [0, bottom],
    [
      [0, far],
      [0.35, mix(far, near, 0.55)],
      [1, near],
    ],
  );
}

/** Ripples that break up what is mirrored, finer towards the far shore; and the path of the light. */
export function drawRipples(stage: Stage, { top, bottom, breeze = 0.5, glitter = true }: Water): string {
  const random = stage.random.fork(`ripples ${Math.round(top)}`);
  const { far, near } = waterColours(stage);
  const depth = bottom - top;
  const ripples = (count: number): string =>
    Array.from({ length: count }, () => {
      const nearness = random.between(0, 1) ** 1.5;
      return dab(
        random,
        random.between(-60, WIDTH + 60),
        top + 4 + nearness * depth,
        random.between(50, 150) * (0.35 + nearness * 1.7),
        random.between(1.6, 3.4) * (0.5 + nearness * 2.6),
      );
    }).join('');
  const count = Math.round(60 + 150 * breeze);
  return (
    fill(ripples(count), mix(near, far, 0.3), 0.5) +
    fill(ripples(count), vary(mix(far, near, 0.35), 0.03), 0.42) +
    fill(ripples(Math.round(count / 2)), vary(near, -0.045), 0.4) +
    (glitter ? drawGlitter(stage, top, depth) : '')
  );
}

/** The path of the sun or moon on the water, in touches that spread as they come nearer. */
function drawGlitter({ random, light, sunX }: Stage, top: number, depth: number): string {
  const chance = random.fork('glitter');
  const touches = (count: number, spread: number): string =>
    Array.from({ length: count }, () => {
      const nearness = chance.between(0, 1) ** 1.35;
      const reach = (26 + nearness * 150) * spread;
      return dab(
        chance,
        sunX + chance.between(-1, 1) * chance.between(0, 1) * reach,
        top + 3 + nearness * depth * 0.92,
        chance.between(18, 52) * (0.5 + nearness * 1.7),
        chance.between(1.6, 3.2) * (0.6 + nearness * 1.9),
      );
    }).join('');
  return (
    fill(touches(70, 1.25), mix(light.disc, light.horizon, 0.6), 0.42) +
    fill(touches(62, 0.75), light.disc, 0.75)
  );
}
