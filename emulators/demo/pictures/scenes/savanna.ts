import { mix, vary } from '../colour.ts';
import { type Beast, drawBeast } from '../foreground/animals.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawGrass, drawTuft } from '../foreground/grass.ts';
import { drawFlatTree } from '../foreground/pine.ts';
import { drawRock } from '../foreground/rocks.ts';
import { drawGround } from '../ground.ts';
import { drawMountain } from '../mountains.ts';
import type { Random } from '../random.ts';
import { drawRidges, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { HEIGHT, WIDTH } from '../svg.ts';

/** Open grassland with umbrella trees, and a herd that crosses it. */
export function drawSavanna(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('savanna');
  const at = (out: number): number => 800 - sunSide * out;
  const gold = mix(palette.sand, palette.grass, 0.45);
  const plain = ridgeLine(random, { y: 712, height: 10, period: 600, octaves: 2 });
  const near = ridgeLine(random, { y: 960, height: 34, period: 800, octaves: 1 });
  const lone = random.chance(0.5)
    ? drawMountain(stage, {
        x: at(random.between(80, 260)),
        y: random.between(400, 460),
        foot: 722,
        reach: 620,
        paint: palette.rock,
        distance: 0.6,
        snow: 0.22,
        ruggedness: 0.5,
      })
    : '';
  const trees = (
    [
      [-470, 742, 110],
      [-300, 734, 80],
      [-640, 752, 130],
      [330, 738, 90],
      [90, 730, 70],
      [620, 760, 150],
    ] as const
  ).map(([out, y, height]) =>
    drawFlatTree(stage, random, {
      x: at(out + random.between(-40, 40)),
      y,
      height: height * random.between(0.85, 1.2),
      distance: Math.max(0.1, 0.34 - height / 700),
      kind: 'acacia',
    }),
  );
  return [
    drawSky(stage, 712),
    drawRidges(stage, {
      from: 655,
      to: 700,
      count: 2,
      height: 40,
      paint: palette.rock,
      octaves: 3,
      far: 0.82,
      near: 0.62,
    }),
    lone,
    drawGround(stage, { line: plain, bottom: HEIGHT, paint: gold, exposure: 0.95, dusk: 0.2 }),
    ...trees,
    drawHerd(stage, random, at),
    drawGrass(stage, random, {
      from: -20,
      to: WIDTH + 20,
      y: 880,
      depth: 60,
      height: 40,
      count: 260,
      paint: gold,
    }),
    drawGround(stage, { line: near, bottom: HEIGHT, paint: vary(gold, -0.05), exposure: 0.7, dusk: 0.5 }),
    drawFlatTree(stage, random, {
      x: at(random.between(440, 540)),
      y: 1030,
      height: random.between(600, 690),
      lean: sunSide * random.between(-0.02, 0.1),
      kind: 'acacia',
      breadth: 1.2,
    }),
    drawRock(stage, random, { x: at(-540), y: 1110, width: 200, height: 90 }),
    drawRock(stage, random, { x: at(-660), y: 1130, width: 130, height: 60 }),
    ...[-460, -120, 180, 360, 610].map((out) =>
      drawTuft(stage, random, {
        x: at(out),
        y: random.between(1060, 1130),
        width: 180,
        height: 100,
        count: 54,
        paint: gold,
      }),
    ),
    drawGrass(stage, random, {
      from: -20,
      to: WIDTH + 20,
      y: HEIGHT - 10,
      depth: 50,
      height: 150,
      count: 300,
      paint: gold,
    }),
    drawBirds(stage, random, { x: at(-200), y: 360, spread: 150, count: 8 }),
  ].join('');
}

/** Elephants or giraffes in file, young ones among them. */
function drawHerd(stage: Stage, random: Random, at: (out: number) => number): string {
  const beast: Beast = random.pick(['elephant', 'giraffe']);
  const full = beast === 'giraffe' ? 190 : 116;
  const heading = random.pick([-1, 1] as const);
  return Array.from({ length: random.whole(3, 5) }, (_, index) =>
    drawBeast(stage, beast, {
      x: at(120 - index * random.between(104, 128)),
      y: 838 + random.between(-10, 14),
      height: full * (index === 2 ? 0.58 : random.between(0.88, 1.06)),
      heading,
      distance: 0.06,
    }),
  ).join('');
}
