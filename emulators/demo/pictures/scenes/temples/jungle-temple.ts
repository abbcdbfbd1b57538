import { drawCanopy } from '../../canopy.ts';
import { drawGrass } from '../../foreground/grass.ts';
import { drawFern, drawGreatLeaf } from '../../foreground/leaves.ts';
import { drawPalm } from '../../foreground/palm.ts';
import { drawRock } from '../../foreground/rocks.ts';
import { drawStepPyramid } from '../../foreground/step-pyramid.ts';
import { drawGround } from '../../ground.ts';
import type { Random } from '../../random.ts';
import { drawRidges, ridgeLine } from '../../ridges.ts';
import { drawSky } from '../../sky.ts';
import type { Stage } from '../../stage.ts';
import { HEIGHT, type Point, WIDTH } from '../../svg.ts';

/** A stepped pyramid that stands out of the forest. */
export function drawJungleTemple(stage: Stage, random: Random): string {
  const { palette, sunSide } = stage;
  const x = 800 - sunSide * random.between(60, 170);
  const green = palette.foliage[1];
  const back = ridgeLine(random, { y: 690, height: 40, period: 400, octaves: 2 });
  const lawn = ridgeLine(random, { y: 892, height: 6, period: 600, octaves: 1 });
  const edge = ridgeLine(random, { y: 850, height: 26, period: 300, octaves: 2 });
  const leaf = (out: number, y: number, length: number, angle: number): string =>
    drawGreatLeaf(stage, random, {
      x: 800 + sunSide * out,
      y,
      length,
      angle: sunSide < 0 ? angle : 180 - angle,
      shade: 0.25,
    });
  return [
    drawSky(stage, 640),
    drawRidges(stage, {
      from: 540,
      to: 620,
      count: 2,
      height: 80,
      paint: green,
      octaves: 3,
      far: 0.8,
      near: 0.62,
    }),
    drawCanopy(stage, random, { line: back, bottom: 900, paint: green, distance: 0.4, crown: 64 }),
    drawStepPyramid(stage, random, { x, y: 905, height: random.between(520, 580), distance: 0.1 }),
    drawCanopy(stage, random, {
      line: edge.map(([left, y]): Point => [left, y + 90 * Math.exp(-(((left - x) / 470) ** 4))]),
      bottom: 940,
      paint: palette.foliage[0],
      distance: 0.14,
      crown: 80,
    }),
    drawGround(stage, { line: lawn, bottom: HEIGHT, paint: palette.grass, dusk: 0.55 }),
    ...[-520, 470].map((out) =>
      drawPalm(stage, random, { x: x + out, y: 950, height: random.between(280, 380), distance: 0.06 }),
    ),
    ...(
      [
        [-300, 1080, 170, 80],
        [330, 1110, 130, 60],
        [420, 1060, 100, 50],
      ] as const
    ).map(([out, y, width, height]) =>
      drawRock(stage, random, { x: x + out, y, width, height, paint: palette.stone }),
    ),
    drawGrass(stage, random, {
      from: -20,
      to: WIDTH + 20,
      y: HEIGHT - 10,
      depth: 40,
      height: 90,
      count: 180,
      paint: palette.grass,
    }),
    leaf(870, 800, 380, -20),
    leaf(870, 1020, 430, -34),
    leaf(-880, 1060, 380, 214),
    leaf(840, 1230, 460, -66),
    leaf(-820, 1240, 400, 244),
    leaf(880, 560, 330, 10),
    ...[-600, -480, 560, 440].map((out) =>
      drawFern(stage, random, { x: 800 + sunSide * out, y: HEIGHT + 16, height: random.between(140, 220) }),
    ),
  ].join('');
}
