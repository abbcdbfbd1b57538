import { drawMass } from '../brush.ts';
import { drawCliff } from '../cliff.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawSailingBoat } from '../foreground/boats.ts';
import { drawTuft } from '../foreground/grass.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawLighthouse } from '../foreground/lighthouse.ts';
import { drawRock } from '../foreground/rocks.ts';
import { drawFoam } from '../foreground/shore.ts';
import { tone } from '../light.ts';
import { drawRidges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { HEIGHT, type Point, polygon } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const HORIZON = 720;

/** A lighthouse on a headland above a restless sea. */
export function drawLighthouseHead(stage: Stage): string {
  const { light, palette, sunSide } = stage;
  const random = stage.random.fork('lighthouse');
  const at = (out: number): number => 800 - sunSide * out;
  const water = { top: HORIZON, bottom: HEIGHT, breeze: 1 };
  const site = random.between(230, 330);
  const rise = random.between(0.85, 1.1);
  const edge: Point[] = (
    [
      [-120, 905],
      [-70, 850],
      [20, 810],
      [90, 760],
      [180, 722],
      [340, 700],
      [520, 712],
      [680, 690],
      [900, 640],
    ] as const
  ).map(([out, y]) => [at(out), HEIGHT - (HEIGHT - y) * rise]);
  const ground = (out: number): number => HEIGHT - (HEIGHT - (out > 340 ? 708 : 722)) * rise;
  const turf = polygon([
    ...edge.slice(3),
    [at(900), 770],
    [at(700), 800],
    [at(520), 790],
    [at(330), 788],
    [at(190), 772],
    [at(110), 790],
  ]);
  const cottage = drawHouse(stage, random, {
    x: at(site + 190),
    y: ground(400) + 26,
    width: 124,
    height: 58,
    depth: 60,
    plaster: palette.plaster[4],
  });
  const shed = drawHouse(stage, random, {
    x: at(site + 315),
    y: ground(400) + 22,
    width: 56,
    height: 38,
    depth: 36,
    roof: 'gable',
    plaster: palette.plaster[0],
  });
  const rocks = (
    [
      [-230, 70, 36],
      [-150, 120, 74],
      [-60, 150, 90],
      [60, 170, 80],
      [190, 150, 60],
      [330, 190, 86],
      [500, 160, 70],
      [650, 220, 100],
    ] as const
  ).map(([out, width, height]) =>
    drawRock(stage, random, {
      x: at(out + random.between(-20, 20)),
      y: 1010 + random.between(-8, 22),
      width: width * random.between(0.9, 1.2),
      height: height * random.between(0.8, 1.2),
    }),
  );
  return [
    drawSky(stage, HORIZON),
    drawRidges(stage, {
      from: 694,
      to: 706,
      count: 2,
      height: 26,
      paint: palette.rock,
      octaves: 3,
      far: 0.84,
      near: 0.7,
    }),
    drawWater(stage, water),
    drawRipples(stage, water),
    drawSailingBoat(stage, random, {
      x: at(-random.between(360, 560)),
      y: random.between(765, 800),
      length: random.between(80, 120),
      heading: random.pick([1, -1]),
      distance: 0.16,
    }),
    drawLighthouse(stage, random, { x: at(site), y: ground(site) + 30, height: random.between(520, 600) }),
    drawCliff(stage, random, { top: edge, foot: 1010, paint: palette.rock }),
    drawMass(random, {
      outline: turf,
      box: { x: Math.min(at(100), at(900)), y: 640, width: 800, height: 170 },
      colour: tone(light, palette.grass, 0.85),
      angle: -sunSide * 5,
      length: 90,
      contrast: 0.035,
    }),
    cottage,
    shed,
    ...[150, 420, 560, 690].map((out) =>
      drawTuft(stage, random, {
        x: at(out),
        y: ground(out) + 50 + random.between(0, 26),
        width: 130,
        height: 34,
        count: 42,
        paint: palette.grass,
      }),
    ),
    drawFoam(stage, random, { x: at(290), y: 1012, width: 1000, height: 14, count: 30 }),
    ...rocks,
    drawFoam(stage, random, { x: at(240), y: 1034, width: 1160, height: 36, count: 46 }),
    drawFoam(stage, random, { x: at(-100), y: 1120, width: 1300, height: 90, count: 22 }),
    drawBirds(stage, random, { x: at(-140), y: 420, spread: 150, count: 7 }),
  ].join('');
}
