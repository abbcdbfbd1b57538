import { dab } from '../brush.ts';
import { type Colour, mix, oklch, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, mirrored, path, polygon, rectangle, stroke } from '../svg.ts';

/** A boat afloat: the middle of its waterline, its length in pixels, and where its bow points. */
type Afloat = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly heading?: -1 | 1;
  readonly distance?: number;
};

const canvas = oklch(0.94, 0.03, 88);
const whitewash = oklch(0.95, 0.015, 95);

/** The picture of a boat over its broken reflection. */
function afloat(stage: Stage, random: Random, { x, y, length, distance = 0 }: Afloat, boat: string): string {
  const lap = Array.from({ length: 5 }, () =>
    dab(
      random,
      x + random.between(-0.45, 0.45) * length,
      y + random.between(0, 0.14) * length,
      length * random.between(0.3, 0.7),
      length * 0.012,
    ),
  ).join('');
  return (
    mirrored(boat, y, 0.55, 0.3) + fill(lap, tone(stage.light, stage.palette.deepWater, 0.25, distance), 0.4)
  );
}

/** A hull in profile, its bow raised; `sheer` is the height amidships over the length. */
function hull(
  stage: Stage,
  { x, y, length, heading = 1, distance = 0 }: Afloat,
  paint: Colour,
  sheer: number,
): string {
  const { light } = stage;
  const bow = x + heading * length * 0.5;
  const stern = x - heading * length * 0.46;
  const deck = y - length * sheer;
  const side = path(
    'M',
    [stern, deck - length * 0.02],
    'Q',
    [x, deck + length * 0.035],
    [bow, deck - length * 0.09],
    'Q',
    [bow - heading * length * 0.06, y - length * 0.02],
    [x + heading * length * 0.3, y + length * 0.012],
    'L',
    [stern + heading * length * 0.06, y + length * 0.012],
    'Z',
  );
  const strake = path(
    'M',
    [stern, deck - length * 0.02],
    'Q',
    [x, deck + length * 0.035],
    [bow, deck - length * 0.09],
  );
  const boot = polygon([
    [stern + heading * length * 0.04, y - length * 0.02],
    [x + heading * length * 0.36, y - length * 0.02],
    [x + heading * length * 0.3, y + length * 0.012],
    [stern + heading * length * 0.06, y + length * 0.012],
  ]);
  return (
    fill(side, tone(light, paint, 0.65, distance)) +
    fill(boot, tone(light, vary(paint, -0.18), 0.2, distance), 0.8) +
    stroke(strake, tone(light, whitewash, 0.95, distance), Math.max(1.5, length * 0.022))
  );
}

/** An open boat with thwarts and oars shipped. */
export function drawRowingBoat(stage: Stage, random: Random, boat: Afloat): string {
  const { x, y, length, heading = 1, distance = 0 } = boat;
  const { light, palette } = stage;
  const inside = path(
    'M',
    [x - heading * length * 0.44, y - length * 0.13],
    'Q',
    [x, y - length * 0.17],
    [x + heading * length * 0.48, y - length * 0.19],
    'Q',
    [x, y - length * 0.05],
    [x - heading * length * 0.44, y - length * 0.13],
    'Z',
  );
  const oar = path('M', [x - heading * length * 0.2, y - length * 0.16], 'L', [
    x + heading * length * 0.14,
    y - length * 0.05,
  ]);
  return afloat(
    stage,
    random,
    boat,
    fill(inside, tone(light, palette.wood, 0.25, distance)) +
      hull(stage, boat, random.pick(palette.accent), 0.11) +
      stroke(oar, tone(light, vary(palette.wood, 0.2), 0.9, distance), Math.max(1.5, length * 0.018)),
  );
}

/** A working boat: a wheelhouse, a mast and a boom. */
export function drawFishingBoat(stage: Stage, random: Random, boat: Afloat): string {
  const { x, y, length, heading = 1, distance = 0 } = boat;
  const { light, palette } = stage;
  const deck = y - length * 0.13;
  const mast = x + heading * length * 0.12;
  const house = x - heading * length * 0.24;
  const top = deck - length * random.between(0.5, 0.68);
  const rig = path('M', [mast, deck], 'L', [mast, top], 'M', [mast, deck - length * 0.1], 'L', [
    mast - heading * length * 0.34,
    deck - length * 0.3,
  ]);
  const stays = path('M', [x + heading * length * 0.48, deck - length * 0.06], 'L', [mast, top], 'L', [
    x - heading * length * 0.42,
    deck,
  ]);
  const flag = polygon([
    [mast, top],
    [mast - heading * length * 0.09, top + length * 0.025],
    [mast, top + length * 0.055],
  ]);
  return afloat(
    stage,
    random,
    boat,
    stroke(stays, tone(light, palette.wood, 0.5, distance), Math.max(0.8, length * 0.005), 0.7) +
      stroke(rig, tone(light, palette.wood, 0.5, distance), Math.max(1.6, length * 0.017)) +
      fill(flag, tone(light, random.pick(palette.accent), 0.9, distance)) +
      fill(
        rectangle(house - length * 0.09, deck - length * 0.16, length * 0.18, length * 0.18),
        tone(light, whitewash, 0.85, distance),
      ) +
      fill(
        rectangle(
          house - stage.sunSide * length * 0.045 - length * 0.045,
          deck - length * 0.16,
          length * 0.09,
          length * 0.18,
        ),
        tone(light, whitewash, 0.3, distance),
        0.6,
      ) +
      fill(
        rectangle(house - length * 0.11, deck - length * 0.185, length * 0.22, length * 0.03),
        tone(light, random.pick(palette.accent), 0.7, distance),
      ) +
      fill(
        rectangle(house - length * 0.06, deck - length * 0.12, length * 0.12, length * 0.05),
        light.lampsLit ? light.lamp : tone(light, palette.deepWater, 0.3, distance),
      ) +
      hull(stage, boat, random.pick(palette.accent), 0.12),
  );
}

/** A boat under sail: a sloop, or in Asia a junk with battened sails. */
export function drawSailingBoat(stage: Stage, random: Random, boat: Afloat): string {
  const { x, y, length, heading = 1, distance = 0 } = boat;
  const { light, palette, region, sunSide } = stage;
  const junk = region === 'asia-oceania';
  const deck = y - length * 0.1;
  const height = length * (junk ? 0.95 : 1.25);
  const cloth = junk ? oklch(0.6, 0.13, 38) : random.chance(0.3) ? random.pick(palette.accent) : canvas;
  const sail = (mast: number, tall: number, wide: number): string =>
    junk
      ? path(
          'M',
          [mast, deck - length * 0.05],
          'L',
          [mast + heading * wide * 0.28, deck - tall],
          'Q',
          [mast - heading * wide * 0.75, deck - tall * 0.9],
          [mast - heading * wide, deck - length * 0.1],
          'Z',
        )
      : path(
          'M',
          [mast, deck - length * 0.05],
          'L',
          [mast, deck - tall],
          'Q',
          [mast - heading * wide * 0.8, deck - tall * 0.4],
          [mast - heading * wide, deck - length * 0.08],
          'Z',
        );
  const mast = x + heading * length * 0.06;
  const jib = path(
    'M',
    [mast + heading * length * 0.03, deck - height * 0.9],
    'Q',
    [mast + heading * length * 0.2, deck - height * 0.4],
    [x + heading * length * 0.47, deck - length * 0.07],
    'L',
    [mast + heading * length * 0.05, deck - length * 0.1],
    'Z',
  );
  const battens = [0.25, 0.45, 0.65, 0.82]
    .map((up) =>
      path('M', [mast - heading * length * 0.42 * (1 - up * 0.45), deck - height * up], 'L', [
        mast + heading * length * 0.1 * up,
        deck - height * (up + 0.06),
      ]),
    )
    .join('');
  const bright = tone(light, cloth, sunSide === heading ? 0.6 : 1, distance);
  const dim = tone(light, cloth, sunSide === heading ? 1 : 0.5, distance);
  return afloat(
    stage,
    random,
    boat,
    stroke(
      path('M', [mast, deck], 'L', [mast, deck - height * 1.02]),
      tone(light, palette.wood, 0.5, distance),
      Math.max(1.2, length * 0.014),
    ) +
      fill(sail(mast, height, length * 0.46), bright) +
      (junk
        ? fill(sail(x + heading * length * 0.4, height * 0.6, length * 0.26), dim) +
          stroke(
            battens,
            mix(bright, tone(light, palette.wood, 0.3, distance), 0.5),
            Math.max(0.8, length * 0.008),
          )
        : fill(jib, dim)) +
      hull(stage, boat, junk ? palette.wood : random.pick(palette.accent), 0.1),
  );
}
