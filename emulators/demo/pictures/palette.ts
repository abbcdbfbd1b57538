import type { REGIONS } from '../content-format.ts';
import { type Colour, oklch, vary } from './colour.ts';
import type { Random } from './random.ts';

export type Region = (typeof REGIONS)[number];

type Three = readonly [Colour, Colour, Colour];
type Five = readonly [Colour, Colour, Colour, Colour, Colour];

/** The paints of a region: what things are coloured in even white light. */
export type Palette = {
  readonly plaster: Five;
  readonly roof: Three;
  readonly foliage: Three;
  readonly conifer: Colour;
  readonly grass: Colour;
  readonly earth: Colour;
  readonly sand: Colour;
  readonly rock: Colour;
  readonly stone: Colour;
  readonly wood: Colour;
  readonly deepWater: Colour;
  readonly shallowWater: Colour;
  /** Hulls, awnings, doors, flowers: the few loud touches. */
  readonly accent: Five;
  readonly snow: Colour;
};

const snow = oklch(0.96, 0.012, 230);

const PALETTES: Readonly<Record<Region, Palette>> = {
  'southern-europe': {
    plaster: [
      oklch(0.88, 0.05, 85),
      oklch(0.8, 0.09, 72),
      oklch(0.73, 0.1, 48),
      oklch(0.84, 0.06, 38),
      oklch(0.92, 0.025, 90),
    ],
    roof: [oklch(0.61, 0.12, 44), oklch(0.55, 0.11, 38), oklch(0.66, 0.1, 54)],
    foliage: [oklch(0.54, 0.07, 122), oklch(0.46, 0.065, 136), oklch(0.62, 0.085, 112)],
    conifer: oklch(0.38, 0.055, 148),
    grass: oklch(0.7, 0.09, 108),
    earth: oklch(0.66, 0.075, 66),
    sand: oklch(0.86, 0.06, 82),
    rock: oklch(0.74, 0.04, 72),
    stone: oklch(0.82, 0.035, 84),
    wood: oklch(0.46, 0.05, 55),
    deepWater: oklch(0.46, 0.095, 238),
    shallowWater: oklch(0.7, 0.085, 208),
    accent: [
      oklch(0.58, 0.16, 32),
      oklch(0.5, 0.1, 248),
      oklch(0.78, 0.13, 78),
      oklch(0.93, 0.02, 90),
      oklch(0.56, 0.13, 350),
    ],
    snow,
  },
  'northern-europe-africa': {
    plaster: [
      oklch(0.51, 0.12, 30),
      oklch(0.77, 0.105, 80),
      oklch(0.9, 0.02, 95),
      oklch(0.62, 0.05, 245),
      oklch(0.7, 0.05, 142),
    ],
    roof: [oklch(0.44, 0.03, 250), oklch(0.47, 0.07, 32), oklch(0.4, 0.025, 270)],
    foliage: [oklch(0.5, 0.08, 138), oklch(0.43, 0.07, 150), oklch(0.6, 0.09, 122)],
    conifer: oklch(0.36, 0.05, 168),
    grass: oklch(0.66, 0.095, 122),
    earth: oklch(0.54, 0.06, 58),
    sand: oklch(0.8, 0.085, 68),
    rock: oklch(0.58, 0.03, 255),
    stone: oklch(0.72, 0.025, 80),
    wood: oklch(0.42, 0.045, 48),
    deepWater: oklch(0.41, 0.065, 232),
    shallowWater: oklch(0.62, 0.06, 212),
    accent: [
      oklch(0.55, 0.15, 28),
      oklch(0.8, 0.12, 85),
      oklch(0.45, 0.08, 255),
      oklch(0.92, 0.015, 95),
      oklch(0.5, 0.07, 175),
    ],
    snow,
  },
  'asia-oceania': {
    plaster: [
      oklch(0.89, 0.03, 92),
      oklch(0.76, 0.085, 62),
      oklch(0.7, 0.065, 178),
      oklch(0.7, 0.12, 36),
      oklch(0.83, 0.085, 88),
    ],
    roof: [oklch(0.45, 0.055, 205), oklch(0.52, 0.12, 36), oklch(0.42, 0.035, 255)],
    foliage: [oklch(0.51, 0.095, 150), oklch(0.43, 0.085, 160), oklch(0.63, 0.11, 128)],
    conifer: oklch(0.37, 0.06, 162),
    grass: oklch(0.68, 0.11, 128),
    earth: oklch(0.58, 0.085, 50),
    sand: oklch(0.88, 0.05, 78),
    rock: oklch(0.58, 0.03, 170),
    stone: oklch(0.72, 0.025, 120),
    wood: oklch(0.43, 0.07, 42),
    deepWater: oklch(0.49, 0.085, 208),
    shallowWater: oklch(0.76, 0.09, 186),
    accent: [
      oklch(0.58, 0.18, 30),
      oklch(0.8, 0.14, 82),
      oklch(0.5, 0.09, 195),
      oklch(0.7, 0.12, 5),
      oklch(0.94, 0.02, 95),
    ],
    snow,
  },
  americas: {
    plaster: [
      oklch(0.73, 0.12, 36),
      oklch(0.76, 0.08, 196),
      oklch(0.85, 0.115, 88),
      oklch(0.71, 0.09, 56),
      oklch(0.66, 0.08, 320),
    ],
    roof: [oklch(0.55, 0.1, 40), oklch(0.49, 0.05, 55), oklch(0.5, 0.06, 232)],
    foliage: [oklch(0.52, 0.09, 132), oklch(0.45, 0.075, 145), oklch(0.64, 0.1, 118)],
    conifer: oklch(0.38, 0.055, 158),
    grass: oklch(0.72, 0.1, 102),
    earth: oklch(0.6, 0.1, 44),
    sand: oklch(0.83, 0.075, 66),
    rock: oklch(0.62, 0.085, 42),
    stone: oklch(0.78, 0.045, 76),
    wood: oklch(0.45, 0.065, 46),
    deepWater: oklch(0.45, 0.085, 222),
    shallowWater: oklch(0.73, 0.095, 196),
    accent: [
      oklch(0.6, 0.17, 28),
      oklch(0.72, 0.11, 195),
      oklch(0.82, 0.14, 80),
      oklch(0.56, 0.14, 345),
      oklch(0.94, 0.02, 90),
    ],
    snow,
  },
};

/** The region's paints as one painter mixed them one day: no two seeds give the same. */
export function mixPalette(random: Random, region: Region): Palette {
  const lightness = random.between(-0.02, 0.02);
  const chroma = random.between(0.88, 1.1);
  const hue = random.between(-7, 7);
  const remix = (colour: Colour): Colour => vary(colour, lightness, chroma, hue);
  const three = ([one, two, last]: Three): Three => [remix(one), remix(two), remix(last)];
  const five = ([one, two, third, fourth, last]: Five): Five => [
    ...three([one, two, third]),
    remix(fourth),
    remix(last),
  ];
  const paints = PALETTES[region];
  return {
    plaster: five(paints.plaster),
    roof: three(paints.roof),
    foliage: three(paints.foliage),
    conifer: remix(paints.conifer),
    grass: remix(paints.grass),
    earth: remix(paints.earth),
    sand: remix(paints.sand),
    rock: remix(paints.rock),
    stone: remix(paints.stone),
    wood: remix(paints.wood),
    deepWater: remix(paints.deepWater),
    shallowWater: remix(paints.shallowWater),
    accent: five(paints.accent),
    snow: paints.snow,
  };
}
