import { mix } from '../../colour.ts';
import { drawBroadleaf } from '../../foreground/broadleaf.ts';
import { drawCypress } from '../../foreground/cypress.ts';
import { drawFlowers, drawTuft } from '../../foreground/grass.ts';
import { drawGreekTemple } from '../../foreground/greek-temple.ts';
import { drawFlatTree } from '../../foreground/pine.ts';
import { drawRock } from '../../foreground/rocks.ts';
import { drawGround } from '../../ground.ts';
import type { Random } from '../../random.ts';
import { drawRidges, ridgeLine } from '../../ridges.ts';
import { drawSky } from '../../sky.ts';
import type { Stage } from '../../stage.ts';
import { HEIGHT, type Point, WIDTH } from '../../svg.ts';

/** A Doric temple on its height, among olives and cypresses. */
export function drawAcropolis(stage: Stage, random: Random): string {
  const { palette, sunSide } = stage;
  const x = 800 - sunSide * random.between(90, 190);
  const hill: Point[] = ridgeLine(random, { y: 800, height: 16, period: 420, octaves: 2 }).map(
    ([left, y]) => [left, y + 60 * Math.min(1, Math.abs(left - x) / 900)],
  );
  const slope = ridgeLine(random, { y: 985, height: 40, period: 640, octaves: 2 });
  const olives = (
    [
      [-560, 890, 150],
      [-420, 850, 110],
      [420, 870, 120],
      [560, 900, 160],
      [690, 870, 120],
    ] as const
  ).map(([out, y, height]) =>
    drawBroadleaf(stage, random, {
      x: x + sunSide * out,
      y,
      height,
      paint: palette.foliage[0],
      distance: 0.12,
    }),
  );
  const cypresses = [-470, -400, 400, 455].map((out) =>
    drawCypress(stage, random, { x: x + out, y: 830, height: random.between(200, 290), distance: 0.14 }),
  );
  const drums = (
    [
      [-330, 1075],
      [-250, 1100],
      [330, 1085],
    ] as const
  ).map(([out, y]) =>
    drawRock(stage, random, { x: 800 + sunSide * out, y, width: 96, height: 54, paint: palette.stone }),
  );
  return [
    drawSky(stage, 700),
    drawRidges(stage, {
      from: 610,
      to: 740,
      count: 3,
      height: 70,
      paint: palette.rock,
      octaves: 3,
      far: 0.82,
      near: 0.48,
    }),
    ...cypresses.slice(0, 2),
    drawGround(stage, {
      line: hill,
      bottom: HEIGHT,
      paint: mix(palette.grass, palette.sand, 0.5),
      dusk: 0.2,
    }),
    ...cypresses.slice(2),
    drawGreekTemple(stage, random, { x, y: 842, height: random.between(370, 410), distance: 0.06 }),
    ...olives,
    drawGround(stage, { line: slope, bottom: HEIGHT, paint: mix(palette.grass, palette.earth, 0.3) }),
    ...drums,
    drawFlatTree(stage, random, { x: 800 + sunSide * 620, y: 1120, height: 640, lean: -sunSide * 0.08 }),
    ...[-640, -420, -160, 160, 420].map((out) =>
      drawTuft(stage, random, {
        x: 800 + out,
        y: random.between(1120, 1170),
        width: 200,
        height: 80,
        count: 48,
        paint: palette.grass,
      }),
    ),
    drawFlowers(stage, random, {
      from: 0,
      to: WIDTH,
      y: 1060,
      depth: 120,
      count: 120,
      paints: [palette.accent[0], palette.accent[2]],
      size: 7,
    }),
  ].join('');
}
