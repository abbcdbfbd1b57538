import { drawMass } from '../brush.ts';
import { mix, vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawSailingBoat } from '../foreground/boats.ts';
import { drawTuft } from '../foreground/grass.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawPalm } from '../foreground/palm.ts';
import { drawParasol } from '../foreground/parasol.ts';
import { drawFlatTree } from '../foreground/pine.ts';
import { tone } from '../light.ts';
import { drawRidges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { fill, flowing, HEIGHT, type Point, rounded, stroke } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const HORIZON = 500;

/** The bay's waterline from its far tip to the viewer: how far out on the land's side, how far down (0..1). */
const BAY: readonly Point[] = [
  [60, 0.03],
  [240, 0.05],
  [400, 0.1],
  [505, 0.18],
  [520, 0.3],
  [440, 0.45],
  [260, 0.64],
  [-20, 0.86],
  [-420, 1.12],
];

/** A sandy bay that sweeps from a headland to the viewer's feet. */
export function drawCoast(stage: Stage): string {
  const { light, palette, sunSide, region } = stage;
  const random = stage.random.fork('coast');
  const at = (out: number): number => 800 - sunSide * out;
  const down = (share: number): number => HORIZON + share * (HEIGHT - HORIZON);
  const swing = random.between(0.88, 1.12);
  /** The waterline moved out to sea by so many pixels at the viewer's feet. */
  const waterline = (offshore: number): Point[] =>
    BAY.map(([out, share]) => [
      at(out * swing - offshore * (0.06 + share)),
      down(share) + offshore * share * 0.1,
    ]);
  const sandOf = (offshore: number): string =>
    rounded([
      ...waterline(offshore),
      [at(-420), HEIGHT + 300],
      [at(1400), HEIGHT + 300],
      [at(1400), HORIZON + 24],
      [at(420), HORIZON + 8],
    ]);
  const shallows = [230, 140, 70].map((offshore, index) =>
    fill(
      sandOf(offshore),
      mix(tone(light, palette.shallowWater, 0.9), tone(light, palette.sand, 0.9), index * 0.22),
      0.4,
    ),
  );
  const surf = [118, 62, 16].map((offshore, index) =>
    stroke(flowing(waterline(offshore)), tone(light, palette.snow, 0.95), 5 + index * 3, 0.5 + index * 0.2),
  );
  const water = { top: HORIZON, bottom: HEIGHT, breeze: 0.6 };
  const tropical = region === 'asia-oceania' || region === 'americas';
  const trees = Array.from({ length: 11 }, (_, index) => {
    const nearness = index / 10;
    const x = at(duneAt(nearness) + random.between(10, 60));
    const y = down(0.05 + nearness ** 1.5 * 0.86);
    const height = 70 + nearness ** 1.4 * 430 * random.between(0.8, 1.1);
    const distance = 0.22 * (1 - nearness);
    return tropical
      ? drawPalm(stage, random, {
          x,
          y,
          height: height * 1.1,
          lean: sunSide * random.between(0.08, 0.3),
          distance,
        })
      : drawFlatTree(stage, random, { x, y, height, lean: sunSide * random.between(0, 0.16), distance });
  });
  const dunes = rounded([
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (nearness): Point => [at(duneAt(nearness)), down(0.04 + nearness ** 1.5 * 0.96)],
    ),
    [at(1300), HEIGHT + 200],
    [at(1300), HORIZON],
  ]);
  const parasols = Array.from({ length: 8 }, (_, index) => {
    const share = 0.22 + index * 0.055 + random.between(-0.01, 0.01);
    return drawParasol(stage, random, {
      x: at(610 - (share - 0.2) * 470 + random.between(-40, 60)),
      y: down(share),
      height: 30 + share * 90,
    });
  });
  const houses = Array.from({ length: 7 }, (_, index) =>
    drawHouse(stage, random, {
      x: at(470 + index * 46),
      y: down(0.03) - 18 - index * 8 + random.between(-8, 8),
      height: random.between(26, 44),
      width: random.between(30, 44),
      distance: 0.26,
      roof: random.pick(['eaves', 'gable']),
    }),
  );
  return [
    drawSky(stage, HORIZON),
    drawRidges(stage, {
      from: 452,
      to: 480,
      count: 2,
      height: 46,
      paint: palette.rock,
      octaves: 3,
      far: 0.78,
      near: 0.6,
    }),
    drawWater(stage, water),
    drawRipples(stage, water),
    drawHeadland(stage, at),
    ...shallows,
    drawMass(random, {
      outline: sandOf(0),
      box: { x: 0, y: HORIZON, width: 1600, height: HEIGHT - HORIZON },
      colour: tone(light, palette.sand, 0.95),
      angle: sunSide * 24,
      length: 170,
      contrast: 0.014,
    }),
    stroke(flowing(waterline(-16)), tone(light, vary(palette.sand, -0.1), 0.7), 22, 0.35),
    ...surf,
    ...houses,
    ...(stage.hour === 'night' ? [] : parasols),
    drawSailingBoat(stage, random, {
      x: 800 + sunSide * random.between(230, 420),
      y: random.between(545, 580),
      length: random.between(60, 90),
      heading: random.pick([1, -1]),
      distance: 0.2,
    }),
    drawBirds(stage, random, { x: 800 + sunSide * 120, y: 290, spread: 110, count: 6 }),
    drawMass(random, {
      outline: dunes,
      box: { x: Math.min(at(400), at(900)), y: HORIZON, width: 500, height: HEIGHT - HORIZON },
      colour: tone(light, palette.grass, 0.55),
      angle: sunSide * 40,
      length: 80,
      contrast: 0.035,
    }),
    ...trees,
    ...[0.35, 0.5, 0.65, 0.8, 0.95].map((nearness) =>
      drawTuft(stage, random, {
        x: at(duneAt(nearness) + 20),
        y: down(0.06 + nearness ** 1.5 * 0.94),
        width: 60 + nearness * 190,
        height: 30 + nearness * 110,
        count: 50,
        paint: palette.grass,
      }),
    ),
  ].join('');
}

/** Where the dunes begin, out on the land's side, from their far end (0) to the viewer (1). */
function duneAt(nearness: number): number {
  return 430 + 300 * Math.sin(nearness * Math.PI * 0.72) - nearness ** 4 * 110;
}

/** The wooded hill that closes the bay. */
function drawHeadland(stage: Stage, at: (out: number) => number): string {
  const { light, palette, sunSide } = stage;
  const random = stage.random.fork('headland');
  const height = random.between(0.8, 1.25);
  const outline = rounded([
    [at(20), HORIZON + 24],
    [at(90), HORIZON - 16 * height],
    [at(200), HORIZON - 52 * height],
    [at(330), HORIZON - 150 * height],
    [at(520), HORIZON - 175 * height],
    [at(640), HORIZON - 250 * height],
    [at(1100), HORIZON - 300 * height],
    [at(1100), HORIZON + 200],
    [at(420), HORIZON + 30],
  ]);
  return drawMass(random, {
    outline,
    box: { x: Math.min(at(0), at(1000)), y: HORIZON - 330, width: 1000, height: 420 },
    colour: tone(light, palette.foliage[1], 0.55, 0.26),
    angle: sunSide * 26,
    length: 70,
    contrast: 0.035,
  });
}
