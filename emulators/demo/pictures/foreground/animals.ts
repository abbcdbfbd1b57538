import { blob } from '../brush.ts';
import { type Colour, mix, oklch } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, placed, rectangle } from '../svg.ts';
import type { Standing } from './standing.ts';

const wool = oklch(0.92, 0.025, 88);
const hide = oklch(0.5, 0.06, 58);
const grey = oklch(0.52, 0.015, 60);

/** A grazing sheep. */
export function drawSheep({ light, sunSide }: Stage, random: Random, { x, y, height }: Standing): string {
  const heading = random.pick([-1, 1]);
  const legs = [-0.34, -0.2, 0.2, 0.34]
    .map((out) =>
      rectangle(x + out * height - height * 0.03, y - height * 0.36, height * 0.07, height * 0.36),
    )
    .join('');
  return [
    fill(legs, tone(light, hide, 0.15)),
    fill(blob(random, x, y - height * 0.55, height * 0.56, height * 0.34, 0.2), tone(light, wool, 0.45)),
    fill(
      blob(random, x + sunSide * height * 0.08, y - height * 0.64, height * 0.44, height * 0.22, 0.2),
      tone(light, wool, 1),
    ),
    fill(
      blob(random, x + heading * height * 0.62, y - height * 0.5, height * 0.16, height * 0.2),
      tone(light, hide, 0.2),
    ),
  ].join('');
}

/** Outlines of beasts in profile, facing right, in units of their own height, the ground at 0. */
const BEASTS = {
  giraffe:
    'M-26 0L-24 -40Q-30 -46 -26 -52Q-10 -60 2 -60L26 -94Q26 -98 30 -99L31 -103L33 -99Q42 -96 43 -92L34 -91L16 -50Q14 -44 12 -40L13 0L9 0L7 -36L3 -38L2 0L-2 0L-3 -38L-17 -37L-19 0L-23 0L-21 -34Z',
  elephant:
    'M-62 0L-60 -34Q-66 -64 -48 -80Q-24 -98 8 -90Q20 -104 40 -96Q60 -90 62 -66Q66 -40 74 -18Q70 -10 64 -16Q54 -34 50 -48Q44 -40 34 -42L34 0L16 0L15 -34Q-10 -28 -26 -34L-28 0L-44 0L-46 -36L-48 0Z',
  camel:
    'M-44 0L-40 -42Q-46 -54 -38 -62Q-30 -66 -24 -64Q-16 -88 -8 -66Q0 -62 6 -66Q14 -90 22 -64Q30 -60 38 -64L46 -92Q54 -102 68 -92L66 -86L54 -84Q50 -50 38 -44L36 0L31 0L30 -40L25 -40L24 0L19 0L18 -42Q-6 -36 -24 -44L-26 0L-31 0L-32 -42L-38 0Z',
  deer: 'M-30 0L-28 -34Q-34 -46 -26 -52L10 -54L22 -74L20 -92L14 -98L22 -96L26 -80L30 -98L38 -102L32 -94L30 -78L42 -70L38 -64L26 -62L18 -40L18 0L14 0L12 -34L8 -34L8 0L4 0L3 -34L-18 -34L-22 0L-26 0L-24 -30Z',
} as const;

export type Beast = keyof typeof BEASTS;

const COATS: Readonly<Record<Beast, Colour>> = {
  giraffe: oklch(0.68, 0.09, 70),
  elephant: grey,
  camel: oklch(0.7, 0.08, 68),
  deer: hide,
};

/** An animal in profile against the light, looking to the right or (heading -1) to the left. */
export function drawBeast(
  { light }: Stage,
  beast: Beast,
  { x, y, height, distance = 0, heading }: Standing & { heading: -1 | 1 },
): string {
  const coat = COATS[beast];
  const body = tone(light, coat, 0.12, distance);
  const back = mix(body, tone(light, coat, 1, distance), 0.5);
  const scale = height / 100;
  return placed(
    fill(BEASTS[beast], body) + placed(fill(BEASTS[beast], back, 0.55), 0, -3, 0.93),
    x,
    y,
    scale,
    heading * scale,
  );
}
