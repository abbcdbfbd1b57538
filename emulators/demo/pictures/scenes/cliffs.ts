import { drawMass } from '../brush.ts';
import { drawCliff } from '../cliff.ts';
import { type Colour, oklch, vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawSailingBoat } from '../foreground/boats.ts';
import { drawFlowers, drawGrass } from '../foreground/grass.ts';
import { drawFlatTree } from '../foreground/pine.ts';
import { drawFoam } from '../foreground/shore.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { fill, flowing, HEIGHT, type Point, path, rounded, stroke, WIDTH } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const HORIZON = 560;

/** The rock of a region's coast: limestone, chalk, basalt, red sandstone. */
const ROCKS: Readonly<Record<Stage['region'], Colour>> = {
  'southern-europe': oklch(0.8, 0.06, 70),
  'northern-europe-africa': oklch(0.92, 0.018, 90),
  'asia-oceania': oklch(0.74, 0.075, 72),
  americas: oklch(0.68, 0.1, 48),
};

/** Sea cliffs, headland behind headland, with an arch and a stack standing off. */
export function drawCliffs(stage: Stage): string {
  const { sunSide, region } = stage;
  const random = stage.random.fork('cliffs');
  const at = (out: number): number => 800 - sunSide * out;
  const paint = vary(ROCKS[region], random.between(-0.02, 0.02));
  const water = { top: HORIZON, bottom: HEIGHT, breeze: 0.8 };
  const headlands = [
    { tip: -60, up: 110, foot: 606, distance: 0.56 },
    { tip: 60, up: 190, foot: 650, distance: 0.4 },
    { tip: 180, up: 300, foot: 730, distance: 0.24 },
    { tip: 330, up: 460, foot: 880, distance: 0.08 },
  ].map(({ tip, up, foot, distance }) =>
    drawHeadland(
      stage,
      random,
      paint,
      at,
      tip + random.between(-30, 30),
      up * random.between(0.9, 1.1),
      foot,
      distance,
    ),
  );
  const stackFoot = 790;
  const stack = drawCliff(stage, random, {
    top: [
      [at(-30), stackFoot - 100],
      [at(-10), stackFoot - 190],
      [at(30), stackFoot - 206],
      [at(56), stackFoot - 180],
      [at(76), stackFoot - 90],
    ],
    foot: stackFoot,
    paint,
    distance: 0.14,
  });
  return [
    drawSky(stage, HORIZON),
    drawWater(stage, water),
    drawRipples(stage, water),
    drawSailingBoat(stage, random, {
      x: at(-random.between(340, 480)),
      y: random.between(622, 650),
      length: random.between(64, 86),
      heading: random.pick([1, -1]),
      distance: 0.26,
    }),
    ...headlands.slice(0, 2),
    drawArch(stage, random, paint, at),
    ...headlands.slice(2, 3),
    stack,
    drawFoam(stage, random, { x: at(20), y: stackFoot + 1, width: 190, height: 9, count: 16 }),
    ...headlands.slice(3),
    drawBirds(stage, random, { x: at(-80), y: 420, spread: 170, count: 9 }),
    drawClifftop(stage, random, at),
  ].join('');
}

/** A headland from the land's side of the picture to its tip, turf on its back. */
function drawHeadland(
  stage: Stage,
  random: Random,
  paint: Colour,
  at: (out: number) => number,
  tip: number,
  up: number,
  foot: number,
  distance: number,
): string {
  const brow: Point[] = (
    [
      [tip - 16, 0.12],
      [tip, 0.5],
      [tip + 14, 0.86],
      [tip + 60, 1],
      [tip + 190, 1.04],
      [tip + 380, 0.98],
      [tip + 620, 1.1],
      [tip + 980, 1.16],
    ] as const
  ).map(([out, high]) => [at(out), foot - up * high]);
  const crest = brow.slice(3);
  const turf = rounded([
    ...crest.map(([x, y]): Point => [x, y - up * 0.08]),
    ...crest.toReversed().map(([x, y]): Point => [x, y + up * random.between(0.05, 0.13)]),
  ]);
  const { light, palette } = stage;
  return (
    drawCliff(stage, random, { top: brow, foot, paint, distance }) +
    fill(turf, tone(light, palette.grass, 0.9, distance)) +
    drawFoam(stage, random, { x: at(tip + 250), y: foot + 2, width: 560, height: 8 + up * 0.03, count: 20 })
  );
}

/** A natural arch: a leg in the sea and the span that joins it to the land. */
function drawArch(stage: Stage, random: Random, paint: Colour, at: (out: number) => number): string {
  const foot = 696;
  const { light, palette } = stage;
  const top: Point[] = [
    [at(-150), foot - 60],
    [at(-138), foot - 150],
    [at(-96), foot - 176],
    [at(0), foot - 182],
    [at(110), foot - 190],
    [at(180), foot - 200],
  ];
  const hole = path(
    'M',
    [at(-84), foot + 2],
    'Q',
    [at(-88), foot - 150],
    [at(-10), foot - 138],
    'Q',
    [at(62), foot - 120],
    [at(66), foot + 2],
    'Z',
  );
  const sea = tone(light, palette.shallowWater, 0.75, 0.5);
  return (
    drawCliff(stage, random, { top, foot, paint, distance: 0.32 }) +
    fill(hole, stage.light.horizon) +
    fill(
      path(
        'M',
        [at(-86), foot - 34],
        'L',
        [at(66), foot - 34],
        'L',
        [at(66), foot + 2],
        'L',
        [at(-84), foot + 2],
        'Z',
      ),
      sea,
    ) +
    drawFoam(stage, random, { x: at(10), y: foot + 2, width: 320, height: 8, count: 18 })
  );
}

/** The turf, path and flowers at the viewer's feet. */
function drawClifftop(stage: Stage, random: Random, at: (out: number) => number): string {
  const { light, palette, sunSide, region } = stage;
  const lawn = drawMass(random, {
    outline: rounded([
      [at(-1000), HEIGHT + 90],
      [at(-700), HEIGHT - 40],
      [at(-330), HEIGHT - 96],
      [at(60), HEIGHT - 118],
      [at(420), HEIGHT - 180],
      [at(700), HEIGHT - 265],
      [at(1000), HEIGHT - 330],
      [at(1000), HEIGHT + 90],
    ]),
    box: { x: 0, y: HEIGHT - 330, width: WIDTH, height: 330 },
    colour: tone(light, palette.grass, 0.65),
    angle: sunSide * 10,
  });
  const path = stroke(
    flowing([
      [at(120), HEIGHT + 40],
      [at(180), HEIGHT - 40],
      [at(340), HEIGHT - 100],
      [at(480), HEIGHT - 150],
      [at(640), HEIGHT - 190],
      [at(840), HEIGHT - 262],
    ]),
    tone(light, palette.sand, 0.85),
    30,
  );
  const pine =
    region === 'southern-europe' || region === 'americas'
      ? drawFlatTree(stage, random, { x: at(700), y: HEIGHT - 170, height: 560, lean: sunSide * 0.2 })
      : '';
  return [
    lawn,
    path,
    drawGrass(stage, random, {
      from: -20,
      to: WIDTH + 20,
      y: HEIGHT - 30,
      depth: 60,
      height: 74,
      count: 220,
      paint: palette.grass,
    }),
    drawFlowers(stage, random, {
      from: Math.min(at(-400), at(800)),
      to: Math.max(at(-400), at(800)),
      y: HEIGHT - 84,
      depth: 80,
      count: 110,
      paints: palette.accent,
      size: 7,
    }),
    pine,
  ].join('');
}
