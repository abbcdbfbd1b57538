import { vary } from '../colour.ts';
import { drawRowingBoat } from '../foreground/boats.ts';
import { drawBroadleaf } from '../foreground/broadleaf.ts';
import { drawConifer } from '../foreground/conifer.ts';
import { drawReeds } from '../foreground/grass.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawJetty } from '../foreground/jetty.ts';
import { drawMountain } from '../mountains.ts';
import { drawRidge, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { HEIGHT, mirrored, WIDTH } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const SHORE = 690;

/** A still lake among mountains, a jetty and a rowing boat in front. */
export function drawLake(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('lake');
  const water = { top: SHORE, bottom: HEIGHT, breeze: 0.3 };
  const main = 800 - sunSide * random.between(60, 240);
  const snow = random.chance(0.6) ? random.between(0.2, 0.42) : 0;
  const peaks = [
    { x: main + sunSide * random.between(440, 560), y: random.between(330, 400), reach: 480, distance: 0.64 },
    { x: main - sunSide * random.between(420, 520), y: random.between(350, 430), reach: 470, distance: 0.56 },
    { x: main, y: random.between(215, 290), reach: 540, distance: 0.44 },
  ].map((peak) =>
    drawMountain(stage, { ...peak, foot: SHORE + 20, paint: palette.rock, snow, ruggedness: 0.85 }),
  );
  const wooded = [
    { y: 610, height: 60, distance: 0.42 },
    { y: 655, height: 34, distance: 0.26 },
  ].map(({ y, height, distance }) =>
    drawRidge(stage, {
      line: ridgeLine(random, { y, height, period: 460, octaves: 2 }),
      bottom: SHORE,
      paint: palette.conifer,
      distance,
      mist: 0.35,
    }),
  );
  const shoreTrees = Array.from({ length: 40 }, () =>
    drawConifer(stage, random, {
      x: random.between(-20, WIDTH + 20),
      y: SHORE + random.between(-8, 2),
      height: random.between(40, 92),
      distance: 0.24,
    }),
  ).join('');
  const cabinX = 800 + sunSide * random.between(330, 520);
  const cabin = drawHouse(stage, random, {
    x: cabinX,
    y: SHORE - 4,
    width: 66,
    height: 32,
    depth: 50,
    roof: 'eaves',
    distance: 0.1,
  });
  const boathouse = drawHouse(stage, random, {
    x: cabinX + sunSide * 96,
    y: SHORE,
    width: 36,
    height: 28,
    roof: 'gable',
    plaster: palette.wood,
    distance: 0.1,
  });
  const autumn = vary(palette.foliage[2], 0.02, 1.15, -35);
  const foot = 800 - sunSide * 560;
  const frame = [0, 150, 270].map((step, index) =>
    index === 1 && random.chance(0.5)
      ? drawBroadleaf(stage, random, { x: foot - sunSide * (step - 60), y: 1130, height: 420, paint: autumn })
      : drawConifer(stage, random, {
          x: foot - sunSide * (step - 60),
          y: 1150 + index * 12,
          height: random.between(480, 680),
        }),
  );
  return [
    drawSky(stage, SHORE - 30),
    drawWater(stage, water),
    mirrored([...peaks, ...wooded, shoreTrees, cabin, boathouse].join(''), SHORE, 0.8, 0.52),
    drawRipples(stage, water),
    drawJetty(stage, random, { x: 800 + sunSide * 220, y: 860, foot: 800 - sunSide * 120, width: 190 }),
    drawRowingBoat(stage, random, {
      x: 800 + sunSide * random.between(400, 470),
      y: 985,
      length: 250,
      heading: sunSide,
    }),
    ...frame,
    drawReeds(stage, random, {
      from: -20,
      to: WIDTH + 20,
      y: HEIGHT - 8,
      depth: 40,
      height: 120,
      count: 130,
      paint: palette.grass,
    }),
    drawReeds(stage, random, {
      from: Math.min(foot - 260, foot + 260),
      to: Math.max(foot - 260, foot + 260),
      y: HEIGHT - 20,
      depth: 50,
      height: 210,
      count: 110,
      paint: palette.grass,
    }),
  ].join('');
}
