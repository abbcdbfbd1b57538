import { dab, drawMass } from './brush.ts';
import { type Colour, mix, vary } from './colour.ts';
import { haze, tone } from './light.ts';
import { createFractal } from './noise.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { clipped, faded, fill, type Point, polygon } from './svg.ts';

type Mountain = {
  /** The summit, pixels. */
  readonly x: number;
  readonly y: number;
  /** Where it stands, pixels from the top. */
  readonly foot: number;
  /** Half its width at the foot, pixels. */
  readonly reach: number;
  readonly paint: Colour;
  readonly distance: number;
  /** How much of its height is under snow, 0..1. */
  readonly snow?: number;
  /** How broken its edges are: 1 is rock, 0.3 a worn hill. */
  readonly ruggedness?: number;
};

/** A mountain with a face in the light, a face in the shade, and snow on both. */
export function drawMountain(stage: Stage, mountain: Mountain): string {
  const { x, y, foot, reach, paint, distance, snow = 0, ruggedness = 1 } = mountain;
  const { light, sunSide } = stage;
  const random = stage.random.fork(`mountain ${Math.round(x)} ${Math.round(y)}`);
  const left = slope(random, mountain, -random.between(0.85, 1.1), 0.05 * ruggedness);
  const right = slope(random, mountain, random.between(0.85, 1.1), 0.05 * ruggedness);
  const spine = slope(random, mountain, sunSide * random.between(0.08, 0.3), 0.085 * ruggedness);
  const outline = polygon([...left.toReversed(), ...right.slice(1)]);
  const shadow = polygon([...spine, ...(sunSide < 0 ? right : left).toReversed()]);
  const bright = tone(light, paint, 1, distance);
  const dark = tone(light, vary(paint, -0.07), 0.05, distance * 0.92);
  const face = drawMass(random, {
    outline,
    box: { x: x - reach, y, width: reach * 2, height: foot - y },
    colour: bright,
    angle: sunSide * 48,
    length: reach * 0.26,
    contrast: 0.03 * (1 - distance),
  });
  const facets = (side: number, from: Colour, to: Colour): string =>
    fill(spurs(random, mountain, spine, side, 0.34), mix(from, to, 0.3), 0.8) +
    fill(spurs(random, mountain, spine, side, 0.2), mix(from, to, 0.6), 0.8);
  const air = haze(light);
  return [
    face,
    clipped(outline, facets(sunSide, bright, dark)),
    fill(shadow, dark),
    clipped(shadow, facets(-sunSide, dark, bright)),
    snow > 0 ? drawSnow(stage, random, mountain, outline, shadow) : '',
    faded(
      outline,
      [0, y + (foot - y) * 0.3],
      [0, foot],
      [
        [0, air, 0],
        [1, air, 0.3 + distance * 0.4],
      ],
    ),
  ].join('');
}

/** A line from the summit to the foot, `out` reaches aside: steep at first, in broken steps and shoulders. */
function slope(random: Random, { x, y, foot, reach }: Mountain, out: number, rough: number): Point[] {
  const steps = 26;
  const shoulders = createFractal(random, 4, 0.62);
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const along = index / steps;
    const stray = shoulders(along * 6) * rough * Math.min(1, along * 6) * 1.7;
    return [x + reach * (out * along ** 1.25 + stray), y + (foot - y) * (along + stray * 0.35)];
  });
}

/** Gullies and ribs that fall from the spine to one side, about `length` of the mountain's height long. */
function spurs(
  random: Random,
  { reach, y, foot }: Mountain,
  spine: readonly Point[],
  side: number,
  length: number,
): string {
  return spine
    .slice(1, -4)
    .flatMap(([x, top]) => {
      if (random.chance(0.45)) return [];
      const start = random.between(0, 0.28) * side * reach * ((top - y) / (foot - y));
      const drop = (foot - y) * length * random.between(0.4, 1.1);
      const out = side * reach * length * random.between(0.25, 0.9);
      const width = reach * random.between(0.02, 0.07);
      return [
        polygon([
          [x + start, top],
          [x + start + out * 0.5 + width, top + drop * 0.42],
          [x + start + out, top + drop],
          [x + start + out * 0.62 - width * 0.3, top + drop * 0.72],
          [x + start + out * 0.3 - width * 0.4, top + drop * 0.5],
        ]),
      ];
    })
    .join('');
}

/** Snow down to a ragged line and on in the gullies; blue in the shade. */
function drawSnow(stage: Stage, random: Random, mountain: Mountain, outline: string, shadow: string): string {
  const { x, y, foot, reach, distance, snow = 0 } = mountain;
  const { light, palette } = stage;
  const depth = (foot - y) * snow;
  const noise = createFractal(random, 2);
  const teeth = 46;
  const line = Array.from({ length: teeth + 1 }, (_, index): Point => {
    const along = index / teeth;
    const bite = index % 2 === 0 ? random.between(0.1, 0.45) : random.between(-0.1, 0.05);
    const centred = 1.05 - Math.abs(along - 0.5) * 0.5;
    return [
      x - reach + along * reach * 2 + random.between(-8, 8),
      y + depth * (centred + bite + noise(along * 9) * 0.35),
    ];
  });
  const snowfield = polygon([[x - reach, y - 60], ...line, [x + reach, y - 60]]);
  const streaks = Array.from({ length: 26 }, () => {
    const aside = random.between(-0.5, 0.5);
    return dab(
      random,
      x + aside * reach,
      y + depth * random.between(0.9, 1.7),
      reach * random.between(0.1, 0.24),
      reach * 0.014,
      aside < 0 ? random.between(110, 130) : random.between(50, 70),
    );
  }).join('');
  const bare = Array.from({ length: 12 }, () => {
    const aside = random.between(-0.25, 0.25);
    return dab(
      random,
      x + aside * reach,
      y + depth * random.between(0.35, 0.95),
      reach * random.between(0.05, 0.13),
      reach * 0.016,
      aside < 0 ? random.between(105, 130) : random.between(50, 75),
    );
  }).join('');
  const white = tone(light, palette.snow, 1, distance * 0.7);
  const blue = tone(light, palette.snow, 0.22, distance * 0.75);
  return (
    clipped(
      outline,
      fill(snowfield, white) + fill(streaks, white, 0.9) + fill(bare, mix(blue, white, 0.4), 0.8),
    ) +
    clipped(
      shadow,
      fill(snowfield, blue) +
        fill(streaks, blue, 0.9) +
        fill(bare, tone(light, mountain.paint, 0.1, distance), 0.45),
    )
  );
}
