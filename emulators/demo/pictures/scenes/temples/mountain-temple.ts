import { dab } from '../../brush.ts';
import { drawCanopy } from '../../canopy.ts';
import { vary } from '../../colour.ts';
import { drawBough } from '../../foreground/bough.ts';
import { drawBroadleaf } from '../../foreground/broadleaf.ts';
import { drawPagoda } from '../../foreground/pagoda.ts';
import { drawStoneLantern } from '../../foreground/stone-lantern.ts';
import { drawGround } from '../../ground.ts';
import { tone } from '../../light.ts';
import { drawMountain } from '../../mountains.ts';
import type { Random } from '../../random.ts';
import { drawRidges, ridgeLine } from '../../ridges.ts';
import { drawSky } from '../../sky.ts';
import type { Stage } from '../../stage.ts';
import { fill, HEIGHT, polygon, rectangle, WIDTH } from '../../svg.ts';

/** A pagoda at the top of a stair, a snow-capped mountain far behind. */
export function drawMountainTemple(stage: Stage, random: Random): string {
  const { palette, sunSide, light } = stage;
  const x = 800 - sunSide * random.between(150, 240);
  const maple = vary(palette.accent[0], random.between(0, 0.08), 0.9, random.between(-5, 25));
  const blossom = vary(palette.accent[3], 0.1, 0.8);
  const leaf = stage.random.chance(0.5) ? maple : blossom;
  const wood = ridgeLine(random, { y: 730, height: 50, period: 420, octaves: 2 });
  const near = ridgeLine(random, { y: 880, height: 26, period: 520, octaves: 1 });
  const stair = polygon([
    [x - 62, 868],
    [x + 62, 868],
    [x + sunSide * 150 + 230, HEIGHT + 10],
    [x + sunSide * 150 - 230, HEIGHT + 10],
  ]);
  const treads = Array.from({ length: 17 }, (_, index) => {
    const down = (index / 17) ** 1.5;
    const half = 62 + down * 170;
    return rectangle(x + sunSide * 150 * down - half, 870 + down * 330, half * 2, 4 + down * 12);
  }).join('');
  const trees = [
    [-380, 900, 220, leaf],
    [-250, 880, 160, palette.foliage[0]],
    [310, 890, 210, leaf],
    [460, 900, 240, palette.foliage[1]],
    [-520, 920, 260, palette.foliage[1]],
    [620, 930, 280, leaf],
  ] as const;
  const fallen = Array.from({ length: 60 }, () =>
    dab(random, random.between(0, WIDTH), random.between(960, 1190), 14, 6, random.between(-40, 40)),
  ).join('');
  return [
    drawSky(stage, 700),
    drawMountain(stage, {
      x: 800 + sunSide * 330,
      y: 330,
      foot: 760,
      reach: 620,
      paint: palette.rock,
      distance: 0.62,
      snow: 0.26,
      ruggedness: 0.35,
    }),
    drawRidges(stage, {
      from: 610,
      to: 690,
      count: 2,
      height: 70,
      paint: palette.conifer,
      octaves: 3,
      far: 0.7,
      near: 0.5,
    }),
    drawCanopy(stage, random, {
      line: wood,
      bottom: 920,
      paint: palette.foliage[1],
      distance: 0.3,
      crown: 84,
    }),
    drawPagoda(stage, random, { x, y: 880, height: random.between(600, 660), distance: 0.05 }),
    drawGround(stage, { line: near, bottom: HEIGHT, paint: palette.grass, dusk: 0.5 }),
    fill(stair, tone(light, palette.stone, 0.8)),
    fill(treads, tone(light, palette.stone, 0.1), 0.5),
    ...trees.map(([out, y, height, paint]) =>
      drawBroadleaf(stage, random, { x: x + sunSide * out, y, height, paint, distance: 0.06 }),
    ),
    ...([-1, 1] as const).flatMap((side) =>
      [0.15, 0.52].map((down) =>
        drawStoneLantern(stage, random, {
          x: x + sunSide * 150 * down + side * (100 + down * 210),
          y: 890 + down * 300,
          height: 80 + down * 150,
        }),
      ),
    ),
    fill(fallen, tone(light, leaf, 0.8), 0.8),
    drawBough(stage, random, { side: sunSide, leaf }),
  ].join('');
}
