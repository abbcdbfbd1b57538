import { drawMass } from '../../brush.ts';
import { drawCliff } from '../../cliff.ts';
import { mix, vary } from '../../colour.ts';
import { drawSaguaro } from '../../foreground/cactus.ts';
import { drawTuft } from '../../foreground/grass.ts';
import { drawRock } from '../../foreground/rocks.ts';
import { drawGround } from '../../ground.ts';
import { tone } from '../../light.ts';
import type { Random } from '../../random.ts';
import { drawRidges, ridgeLine } from '../../ridges.ts';
import { drawSky } from '../../sky.ts';
import type { Stage } from '../../stage.ts';
import { HEIGHT, type Point, rounded, WIDTH } from '../../svg.ts';

/** Table mountains, scrub and saguaros. */
export function drawMesas(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('mesas');
  const at = (out: number): number => 800 - sunSide * out;
  const plain = ridgeLine(random, { y: 742, height: 12, period: 500, octaves: 2 });
  const near = ridgeLine(random, { y: 930, height: 46, period: 700, octaves: 1 });
  const mesas = [
    { out: -430, reach: 170, up: 150, distance: 0.58 },
    { out: 480, reach: 250, up: 210, distance: 0.48 },
    { out: -150, reach: 120, up: 240, distance: 0.36 },
    { out: 210, reach: 180, up: 380, distance: 0.22 },
  ].map(({ out, reach, up, distance }) =>
    drawMesa(
      stage,
      random,
      at(out + random.between(-50, 50)),
      reach * random.between(0.85, 1.15),
      up * random.between(0.9, 1.1),
      distance,
    ),
  );
  const cacti = (
    [
      [-520, 1010, 330],
      [-330, 930, 170],
      [80, 920, 130],
      [640, 1040, 420],
      [450, 940, 190],
    ] as const
  ).map(([out, y, height]) =>
    drawSaguaro(stage, random, {
      x: at(out + random.between(-40, 40)),
      y: y + 20,
      height: height * random.between(0.9, 1.1),
      distance: Math.max(0, (1000 - y) / 700),
    }),
  );
  const scrub = Array.from({ length: 26 }, () => {
    const y = random.between(770, 1170);
    const size = 24 + (y - 770) * 0.2;
    return drawTuft(stage, random, {
      x: random.between(0, WIDTH),
      y,
      width: size * 1.6,
      height: size * 0.8,
      count: 24,
      paint: mix(palette.grass, palette.foliage[0], 0.5),
    });
  });
  return [
    drawSky(stage, 720),
    drawRidges(stage, {
      from: 690,
      to: 726,
      count: 2,
      height: 34,
      paint: palette.rock,
      octaves: 3,
      far: 0.82,
      near: 0.66,
    }),
    ...mesas,
    drawGround(stage, { line: plain, bottom: HEIGHT, paint: palette.earth, distance: 0.12, exposure: 0.95 }),
    ...scrub.slice(0, 10),
    drawGround(stage, { line: near, bottom: HEIGHT, paint: vary(palette.earth, -0.02), exposure: 0.85 }),
    ...scrub.slice(10),
    ...cacti,
    ...(
      [
        [300, 120, 60],
        [-640, 180, 84],
        [-700, 110, 50],
      ] as const
    ).map(([out, width, height]) => drawRock(stage, random, { x: at(out), y: 1150, width, height })),
  ].join('');
}

/** A table mountain: a cliff on a skirt of scree. */
function drawMesa(
  stage: Stage,
  random: Random,
  x: number,
  reach: number,
  up: number,
  distance: number,
): string {
  const { light, palette } = stage;
  const foot = 760;
  const waist = foot - up * 0.38;
  const skirt = rounded([
    [x - reach * 1.9, foot],
    [x - reach * 1.25, foot - up * 0.12],
    [x - reach, waist - 8],
    [x + reach, waist - 8],
    [x + reach * 1.3, foot - up * 0.14],
    [x + reach * 1.9, foot],
  ]);
  const top: Point[] = [-1, -0.93, -0.5, -0.1, 0.3, 0.66, 0.95, 1].map((out, index, all) => [
    x + out * reach,
    index === 0 || index === all.length - 1 ? waist - up * 0.4 : foot - up * random.between(0.95, 1.03),
  ]);
  return (
    drawMass(random, {
      outline: skirt,
      box: { x: x - reach * 1.9, y: waist, width: reach * 3.8, height: up * 0.4 },
      colour: tone(light, vary(palette.earth, 0.03), 0.75, distance),
      angle: 60,
      length: up * 0.25,
    }) + drawCliff(stage, random, { top, foot: waist, paint: palette.rock, distance })
  );
}
