import { blob, dab, drawMass } from './brush.ts';
import { type Colour, mix, oklch, vary } from './colour.ts';
import { haze, tone } from './light.ts';
import { createFractal } from './noise.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { clipped, faded, fill, flowing, glow, type Point, polygon, stroke } from './svg.ts';

type Volcano = {
  readonly x: number;
  /** Rim of the crater and foot of the cone, pixels from the top. */
  readonly y: number;
  readonly foot: number;
  /** Half the width of the cone, pixels. */
  readonly reach: number;
  readonly paint: Colour;
  readonly distance: number;
  readonly snow: boolean;
};

const ember = oklch(0.72, 0.19, 45);

/** A cone that steepens to its crater, gullied, with a plume; it glows when it is dark. */
export function drawVolcano(stage: Stage, random: Random, volcano: Volcano): string {
  const { x, y, foot, reach, paint, distance, snow } = volcano;
  const { light, palette, sunSide } = stage;
  const noise = createFractal(random, 3);
  const mouth = reach * 0.11;
  const at = (out: number): Point => {
    const slope = Math.max(0, (Math.abs(out) - 0.11) / 0.89);
    return [x + out * reach, y + (foot - y) * slope ** 0.62 + noise(out * 9) * reach * 0.022];
  };
  const flank = (side: number): Point[] =>
    Array.from({ length: 19 }, (_, index) => at(side * (0.11 + (0.89 * index) / 18)));
  const rim: Point[] = [
    [x - mouth * 0.5, y + mouth * 0.3],
    [x, y + mouth * 0.42],
    [x + mouth * 0.5, y + mouth * 0.24],
  ];
  const outline = polygon([...flank(-1).toReversed(), ...rim, ...flank(1)]);
  const bright = tone(light, paint, 0.95, distance);
  const dark = tone(light, vary(paint, -0.06), 0.08, distance);
  const spine = Array.from(
    { length: 9 },
    (_, index): Point => [
      x + sunSide * reach * 0.05 * index * (0.6 + noise(index + 30) * 0.7),
      y + ((foot - y) * index) / 8,
    ],
  );
  const shade = polygon([...spine, ...flank(-sunSide).toReversed()]);
  /** Gullies fan out from the crater. */
  const gullies = (count: number, width: number): string =>
    Array.from({ length: count }, () => {
      const out = random.between(-0.8, 0.8);
      const down = random.between(0.12, 0.7);
      const [gullyX, gullyY] = [
        x + out * reach * (0.14 + down * 0.62),
        y + (foot - y) * (down ** 0.8 + 0.08),
      ];
      return dab(
        random,
        gullyX,
        gullyY,
        (foot - y) * random.between(0.14, 0.34),
        reach * width,
        Math.atan2((foot - y) * 0.8, out * reach) * (180 / Math.PI),
      );
    }).join('');
  const cap = Array.from({ length: 31 }, (_, index): Point => {
    const out = (index / 15 - 1) * 0.6;
    return [
      x + out * reach,
      y + (foot - y) * (index % 2 ? random.between(0.3, 0.44) : random.between(0.17, 0.28)),
    ];
  });
  const snowfield = polygon([[x - reach, y - 80], ...cap, [x + reach, y - 80]]);
  const air = haze(light);
  return [
    drawPlume(stage, random, volcano),
    drawMass(random, {
      outline,
      box: { x: x - reach, y, width: reach * 2, height: foot - y },
      colour: bright,
      angle: sunSide * 40,
      length: reach * 0.2,
      contrast: 0.03,
    }),
    clipped(
      outline,
      fill(gullies(34, 0.016), mix(bright, dark, 0.5), 0.6) +
        (snow ? fill(snowfield, tone(light, palette.snow, 1, distance * 0.7)) : ''),
    ),
    clipped(
      shade,
      fill(outline, dark, 0.85) +
        (snow ? fill(snowfield, tone(light, palette.snow, 0.25, distance * 0.8)) : '') +
        fill(gullies(26, 0.013), mix(dark, bright, 0.4), 0.5),
    ),
    light.lampsLit ? drawLava(random, volcano, outline, rim) : '',
    faded(
      outline,
      [0, y + (foot - y) * 0.4],
      [0, foot],
      [
        [0, air, 0],
        [1, air, 0.4 + distance * 0.4],
      ],
    ),
  ].join('');
}

/** Steam and ash that drift away from the light. */
function drawPlume({ light, sunSide }: Stage, random: Random, { x, y, reach }: Volcano): string {
  const lit = mix(tone(light, oklch(0.93, 0.012, 80), 0.9, 0.1), light.horizon, 0.15);
  const shade = mix(light.middle, tone(light, oklch(0.6, 0.02, 280), 0.4), 0.45);
  const puffs = Array.from({ length: 26 }, (_, index) => {
    const up = index / 25;
    return {
      x: x - sunSide * up ** 1.7 * reach * 0.95 + random.between(-1, 1) * reach * 0.05 * (1 + up),
      y: y - 6 - up * reach * 0.6 + random.between(-12, 12),
      size: reach * (0.045 + up * 0.12) * random.between(0.75, 1.2),
    };
  });
  const layer = (shift: number, scale: number): string =>
    puffs
      .map((puff) =>
        blob(
          random,
          puff.x + sunSide * puff.size * shift,
          puff.y - puff.size * shift,
          puff.size * scale * 1.15,
          puff.size * scale,
          0.2,
        ),
      )
      .join('');
  return (
    fill(layer(0, 1), shade, 0.7) +
    fill(layer(0.25, 0.7), mix(shade, lit, 0.55), 0.75) +
    fill(layer(0.45, 0.38), lit, 0.85)
  );
}

/** Fire in the crater and streams of it down the cone. */
function drawLava(
  random: Random,
  { x, y, foot, reach }: Volcano,
  outline: string,
  rim: readonly Point[],
): string {
  const streams = [-0.34, 0.1, 0.52]
    .filter(() => random.chance(0.7))
    .map((out) => {
      const length = random.between(0.3, 0.62);
      const wander = createFractal(random, 2);
      return flowing(
        Array.from({ length: 12 }, (_, index): Point => {
          const down = (index / 11) * length;
          return [
            x + out * reach * (0.12 + down * 0.7) + wander(down * 9) * reach * 0.05,
            y + 10 + (foot - y) * down ** 0.8,
          ];
        }),
      );
    });
  const lines = streams.join('');
  const white = vary(ember, 0.18, 0.7, 25);
  return (
    glow(x, y, reach * 0.36, [
      [0, ember, 0.75],
      [0.4, ember, 0.25],
      [1, ember, 0],
    ]) +
    clipped(outline, stroke(lines, ember, 11, 0.5) + stroke(lines, ember, 6) + stroke(lines, white, 2.4)) +
    stroke(flowing(rim), white, 7)
  );
}
