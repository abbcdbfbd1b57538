import type { HOURS } from '../content-format.ts';
import { type Colour, lightened, mix, oklch, type Rgb, vary } from './colour.ts';
import type { Region } from './palette.ts';
import type { Random } from './random.ts';

export type Hour = (typeof HOURS)[number];

/** The colours of the sky from the top down, and of the light that falls from it. */
export type Light = {
  readonly zenith: Colour;
  readonly middle: Colour;
  readonly horizon: Colour;
  /** Direct light, from the sun or the moon. */
  readonly key: Rgb;
  /** What reaches the shade. */
  readonly ambient: Rgb;
  readonly disc: Colour;
  readonly lamp: Colour;
  /** How far paints are drawn towards the sky's colours, 0..1. */
  readonly harmony: number;
  /** True when windows and lanterns are lit. */
  readonly lampsLit: boolean;
  /** Height of the sun's or moon's centre above the horizon, pixels. */
  readonly altitude: number;
};

type Mood = Pick<Light, 'zenith' | 'middle' | 'horizon' | 'key' | 'ambient' | 'disc'>;
type Moods = readonly [Mood, ...Mood[]];

const MOODS: Readonly<Record<Hour, Moods>> = {
  dawn: [
    {
      zenith: oklch(0.64, 0.07, 268),
      middle: oklch(0.82, 0.065, 20),
      horizon: oklch(0.92, 0.07, 76),
      key: [1.04, 0.84, 0.7],
      ambient: [0.46, 0.43, 0.6],
      disc: oklch(0.96, 0.07, 80),
    },
    {
      zenith: oklch(0.66, 0.06, 222),
      middle: oklch(0.83, 0.05, 88),
      horizon: oklch(0.9, 0.085, 58),
      key: [1.04, 0.87, 0.7],
      ambient: [0.43, 0.46, 0.58],
      disc: oklch(0.96, 0.08, 75),
    },
    {
      zenith: oklch(0.7, 0.055, 300),
      middle: oklch(0.84, 0.05, 350),
      horizon: oklch(0.91, 0.055, 55),
      key: [1.02, 0.84, 0.76],
      ambient: [0.47, 0.44, 0.58],
      disc: oklch(0.95, 0.06, 60),
    },
  ],
  morning: [
    {
      zenith: oklch(0.68, 0.085, 238),
      middle: oklch(0.81, 0.06, 224),
      horizon: oklch(0.93, 0.035, 95),
      key: [1.04, 0.99, 0.88],
      ambient: [0.46, 0.54, 0.66],
      disc: oklch(0.98, 0.04, 95),
    },
    {
      zenith: oklch(0.72, 0.07, 212),
      middle: oklch(0.85, 0.05, 195),
      horizon: oklch(0.94, 0.045, 88),
      key: [1.04, 0.98, 0.86],
      ambient: [0.46, 0.55, 0.62],
      disc: oklch(0.98, 0.05, 90),
    },
  ],
  noon: [
    {
      zenith: oklch(0.6, 0.105, 245),
      middle: oklch(0.74, 0.085, 232),
      horizon: oklch(0.9, 0.035, 212),
      key: [1.06, 1.04, 0.97],
      ambient: [0.42, 0.5, 0.62],
      disc: oklch(0.99, 0.02, 95),
    },
    {
      zenith: oklch(0.64, 0.085, 218),
      middle: oklch(0.78, 0.07, 205),
      horizon: oklch(0.92, 0.035, 170),
      key: [1.06, 1.03, 0.94],
      ambient: [0.43, 0.52, 0.58],
      disc: oklch(0.99, 0.03, 95),
    },
  ],
  afternoon: [
    {
      zenith: oklch(0.68, 0.07, 232),
      middle: oklch(0.83, 0.05, 160),
      horizon: oklch(0.92, 0.08, 86),
      key: [1.07, 0.95, 0.72],
      ambient: [0.42, 0.43, 0.54],
      disc: oklch(0.97, 0.09, 90),
    },
    {
      zenith: oklch(0.72, 0.06, 205),
      middle: oklch(0.87, 0.06, 98),
      horizon: oklch(0.9, 0.095, 76),
      key: [1.08, 0.92, 0.68],
      ambient: [0.41, 0.43, 0.52],
      disc: oklch(0.97, 0.1, 88),
    },
  ],
  dusk: [
    {
      zenith: oklch(0.42, 0.095, 285),
      middle: oklch(0.66, 0.125, 8),
      horizon: oklch(0.84, 0.125, 66),
      key: [1.0, 0.66, 0.5],
      ambient: [0.31, 0.26, 0.42],
      disc: oklch(0.93, 0.12, 72),
    },
    {
      zenith: oklch(0.44, 0.075, 245),
      middle: oklch(0.64, 0.09, 322),
      horizon: oklch(0.83, 0.11, 42),
      key: [0.98, 0.66, 0.54],
      ambient: [0.29, 0.28, 0.44],
      disc: oklch(0.92, 0.1, 50),
    },
    {
      zenith: oklch(0.46, 0.07, 212),
      middle: oklch(0.75, 0.07, 68),
      horizon: oklch(0.82, 0.135, 54),
      key: [1.0, 0.69, 0.52],
      ambient: [0.27, 0.28, 0.44],
      disc: oklch(0.94, 0.13, 70),
    },
  ],
  night: [
    {
      zenith: oklch(0.23, 0.06, 272),
      middle: oklch(0.33, 0.07, 262),
      horizon: oklch(0.5, 0.075, 240),
      key: [0.34, 0.42, 0.58],
      ambient: [0.13, 0.17, 0.28],
      disc: oklch(0.95, 0.035, 95),
    },
    {
      zenith: oklch(0.25, 0.06, 252),
      middle: oklch(0.36, 0.065, 238),
      horizon: oklch(0.55, 0.065, 212),
      key: [0.33, 0.44, 0.54],
      ambient: [0.13, 0.18, 0.26],
      disc: oklch(0.95, 0.04, 100),
    },
    {
      zenith: oklch(0.24, 0.07, 292),
      middle: oklch(0.35, 0.075, 288),
      horizon: oklch(0.52, 0.085, 320),
      key: [0.38, 0.4, 0.56],
      ambient: [0.15, 0.15, 0.27],
      disc: oklch(0.94, 0.045, 80),
    },
  ],
};

/** How a region's air turns the sky: chroma times, hue plus degrees. */
const AIR: Readonly<Record<Region, { chroma: number; hue: number }>> = {
  'southern-europe': { chroma: 1.02, hue: 0 },
  'northern-europe-africa': { chroma: 0.82, hue: 7 },
  'asia-oceania': { chroma: 0.95, hue: -11 },
  americas: { chroma: 1.12, hue: -5 },
};

/** How far an hour draws every colour towards those of its sky, 0..1: what makes a picture one piece. */
const HARMONY: Readonly<Record<Hour, number>> = {
  dawn: 0.26,
  morning: 0.08,
  noon: 0.05,
  afternoon: 0.15,
  dusk: 0.29,
  night: 0.66,
};

const ALTITUDES: Readonly<Record<Hour, readonly [min: number, max: number]>> = {
  dawn: [10, 110],
  morning: [260, 380],
  noon: [430, 520],
  afternoon: [200, 320],
  dusk: [-10, 100],
  night: [300, 480],
};

/** The light of an hour in a region, on a day of its own. */
export function chooseLight(random: Random, hour: Hour, region: Region): Light {
  const mood = random.pick(MOODS[hour]);
  const chroma = AIR[region].chroma * random.between(0.9, 1.1);
  const hue = AIR[region].hue + random.between(-6, 6);
  const lightness = random.between(-0.02, 0.02);
  const [lowest, highest] = ALTITUDES[hour];
  return {
    ...mood,
    zenith: vary(mood.zenith, lightness, chroma, hue),
    middle: vary(mood.middle, lightness, chroma, hue),
    horizon: vary(mood.horizon, lightness, chroma, hue),
    lamp: oklch(0.87, 0.125, 78),
    harmony: HARMONY[hour],
    lampsLit: hour === 'dusk' || hour === 'night',
    altitude: random.between(lowest, highest),
  };
}

/** The colour of the air that distant things dissolve into. */
export function haze(light: Light): Colour {
  return mix(light.horizon, light.middle, 0.45);
}

/**
 * How a paint looks: `exposure` 0 in the shade to 1 in full light, `distance` 0 at hand to 1 lost in haze.
 * Lights take on the horizon's hue and shades the zenith's.
 */
export function tone(light: Light, paint: Colour, exposure: number, distance = 0): Colour {
  const between = (index: 0 | 1 | 2): number =>
    light.ambient[index] + (light.key[index] - light.ambient[index]) * exposure;
  const seen = lightened(paint, [between(0), between(1), between(2)]);
  const sky = mix(light.zenith, light.horizon, exposure);
  const harmonised = mix(seen, { ...sky, l: seen.l }, light.harmony);
  return mix(harmonised, haze(light), distance);
}

/** How a paint looks close to a lamp: warm, whatever the hour. */
export function lamplit(paint: Colour): Colour {
  return lightened(paint, [0.98, 0.76, 0.5]);
}
