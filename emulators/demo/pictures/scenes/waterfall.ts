import { drawCliff } from '../cliff.ts';
import { mix, vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawBroadleaf } from '../foreground/broadleaf.ts';
import { drawConifer } from '../foreground/conifer.ts';
import { drawFall } from '../foreground/fall.ts';
import { drawFern } from '../foreground/leaves.ts';
import { drawPalm } from '../foreground/palm.ts';
import { drawRock } from '../foreground/rocks.ts';
import { drawFoam } from '../foreground/shore.ts';
import { haze, tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawRidges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { glow, HEIGHT, type Point } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const POOL = 860;

/** A river that leaps from a wooded rim into a pool. */
export function drawWaterfall(stage: Stage): string {
  const { palette, sunSide, light } = stage;
  const random = stage.random.fork('waterfall');
  const at = (out: number): number => 800 - sunSide * out;
  const lip = at(random.between(60, 150));
  const width = random.between(150, 230);
  const water = { top: POOL - 20, bottom: HEIGHT, breeze: 0.7, glitter: false };
  const rock = vary(palette.rock, -0.08);
  const back: Point[] = (
    [
      [-40, 300],
      [160, 270],
      [360, 300],
      [lip - width, 330],
      [lip, 350],
      [lip + width, 326],
      [1240, 290],
      [1440, 260],
      [1640, 296],
    ] as const
  ).map(([x, y]) => [x, y + random.between(-12, 12)]);
  const wing = (side: -1 | 1, reach: number, top: number): Point[] => {
    const points: Point[] = [
      [800 + side * 860, top],
      [800 + side * (860 - reach * 0.4), top + 30],
      [800 + side * (860 - reach * 0.75), top + 110],
      [800 + side * (860 - reach), top + 300],
    ];
    return side < 0 ? points : points.toReversed();
  };
  return [
    drawSky(stage, 420),
    drawRidges(stage, {
      from: 250,
      to: 330,
      count: 2,
      height: 60,
      paint: palette.foliage[1],
      octaves: 3,
      far: 0.75,
      near: 0.55,
    }),
    drawRim(stage, random, back, 0.4),
    drawCliff(stage, random, {
      top: back,
      foot: POOL,
      paint: rock,
      distance: 0.36,
      moss: palette.foliage[0],
    }),
    drawFall(stage, random, { x: lip, y: 342, foot: POOL, width, distance: 0.08 }),
    drawFall(stage, random, {
      x: lip + sunSide * width * 1.25,
      y: 338,
      foot: POOL - 10,
      width: width * 0.24,
      distance: 0.14,
    }),
    drawFall(stage, random, {
      x: lip - sunSide * width * 1.5,
      y: 330,
      foot: POOL - 10,
      width: width * 0.16,
      distance: 0.18,
    }),
    drawCliff(stage, random, {
      top: wing(-1, random.between(430, 520), 380),
      foot: POOL + 30,
      paint: rock,
      distance: 0.08,
      moss: palette.foliage[1],
    }),
    drawCliff(stage, random, {
      top: wing(1, random.between(430, 520), 400),
      foot: POOL + 30,
      paint: rock,
      distance: 0.08,
      moss: palette.foliage[1],
    }),
    drawRim(
      stage,
      random,
      [
        [0, 396],
        [50, 402],
        [100, 408],
      ],
      0.1,
    ),
    drawRim(
      stage,
      random,
      [
        [1500, 430],
        [1550, 424],
        [1610, 414],
      ],
      0.1,
    ),
    drawWater(stage, water),
    drawRipples(stage, water),
    glow(
      lip,
      POOL - 20,
      190,
      [
        [0, tone(light, palette.snow, 0.95), 0.85],
        [0.45, mix(tone(light, palette.snow, 0.9), haze(light), 0.5), 0.45],
        [1, haze(light), 0],
      ],
      2.2,
    ),
    drawFoam(stage, random, { x: lip, y: POOL + 22, width: 420, height: 40, count: 34 }),
    drawRocks(stage, random, lip),
    drawBirds(stage, random, { x: at(-280), y: 200, spread: 110, count: 6 }),
    drawBank(stage, random),
  ].join('');
}

/** Trees along the top of a rock wall. */
function drawRim(stage: Stage, random: Random, edge: readonly Point[], distance: number): string {
  const northern = stage.region === 'northern-europe-africa' || stage.region === 'americas';
  return edge
    .filter(() => random.chance(0.8))
    .flatMap(([x, y]) =>
      [-60, 30].map((out): Point => [x + out + random.between(-26, 26), y + 14 + random.between(-8, 16)]),
    )
    .map(([x, y]) => {
      const tree = { x, y, height: random.between(70, 140) * (1.2 - distance), distance };
      return northern && random.chance(0.75)
        ? drawConifer(stage, random, tree)
        : drawBroadleaf(stage, random, { ...tree, height: tree.height * 0.85, breadth: 1 });
    })
    .join('');
}

/** Boulders in the pool and at its outlet. */
function drawRocks(stage: Stage, random: Random, lip: number): string {
  return (
    [
      [-240, 900, 120, 60],
      [230, 912, 150, 72],
      [-420, 960, 170, 84],
      [380, 985, 130, 60],
      [60, 1010, 110, 44],
      [-130, 1060, 190, 80],
    ] as const
  )
    .map(
      ([out, y, width, height]) =>
        drawRock(stage, random, {
          x: lip + out + random.between(-30, 30),
          y,
          width: width * random.between(0.85, 1.2),
          height,
          paint: vary(stage.palette.rock, -0.06),
        }) + drawFoam(stage, random, { x: lip + out, y: y + 4, width: width * 1.4, height: 10, count: 7 }),
    )
    .join('');
}

/** The near bank: a leaning tree or palm, ferns, stones. */
function drawBank(stage: Stage, random: Random): string {
  const { sunSide, region } = stage;
  const at = (out: number): number => 800 + sunSide * out;
  const tropical = region === 'asia-oceania' || region === 'americas';
  const tree = tropical
    ? drawPalm(stage, random, { x: at(740), y: HEIGHT + 40, height: 880, lean: -sunSide * 0.16 })
    : drawConifer(stage, random, { x: at(710), y: HEIGHT + 20, height: 860 });
  const rocks = (
    [
      [760, 300, 170],
      [560, 190, 80],
      [-780, 320, 180],
      [-590, 170, 70],
    ] as const
  ).map(([out, width, height]) =>
    drawRock(stage, random, {
      x: at(out),
      y: HEIGHT + 24,
      width,
      height: height * random.between(0.9, 1.2),
      paint: vary(stage.palette.rock, -0.08),
    }),
  );
  const ferns = [-790, -700, -610, -520, 480, 580, 680, 780].map((out) =>
    drawFern(stage, random, {
      x: at(out + random.between(-20, 20)),
      y: HEIGHT + 14,
      height: random.between(120, 230),
    }),
  );
  return tree + rocks.join('') + ferns.join('');
}
