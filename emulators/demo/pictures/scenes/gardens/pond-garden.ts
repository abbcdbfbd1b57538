import { blob, drawMass } from '../../brush.ts';
import { vary } from '../../colour.ts';
import { drawBough } from '../../foreground/bough.ts';
import { drawBridge } from '../../foreground/bridge.ts';
import { drawBroadleaf } from '../../foreground/broadleaf.ts';
import { drawReeds } from '../../foreground/grass.ts';
import { drawStorey } from '../../foreground/pagoda.ts';
import { drawRock } from '../../foreground/rocks.ts';
import { drawStoneLantern } from '../../foreground/stone-lantern.ts';
import { tone } from '../../light.ts';
import type { Random } from '../../random.ts';
import { drawRidges } from '../../ridges.ts';
import { drawSky } from '../../sky.ts';
import type { Stage } from '../../stage.ts';
import { clipped, fill, HEIGHT, mirrored, type Point, polygon, rounded, WIDTH } from '../../svg.ts';
import { drawRipples, drawWater } from '../../water.ts';

/** A pond with a red bridge, a tea house, maples or cherries. */
export function drawPondGarden(stage: Stage, random: Random): string {
  const { palette, light, sunSide } = stage;
  const at = (out: number): number => 800 + sunSide * out;
  const shore = 800;
  const maple = vary(palette.accent[0], 0.05, 0.9, random.between(0, 25));
  const cherry = vary(palette.accent[3], 0.12, 0.7);
  const leaf = random.chance(0.5) ? maple : cherry;
  const water = { top: shore - 30, bottom: HEIGHT, breeze: 0.3 };
  const trees = [
    [-560, 210, leaf],
    [-380, 160, palette.foliage[0]],
    [-190, 190, leaf],
    [60, 150, palette.foliage[1]],
    [250, 200, leaf],
    [430, 240, palette.foliage[0]],
    [620, 260, leaf],
    [-720, 250, palette.foliage[1]],
  ] as const;
  const bank: Point[] = (
    [
      [-900, 790],
      [-500, 800],
      [-300, 812],
      [-90, 796],
      [140, 806],
      [420, 822],
      [640, 812],
      [900, 830],
    ] as const
  ).map(([out, y]) => [at(out), y]);
  const teahouse = drawStorey(stage, random, { x: at(-430), y: 800, height: 150, width: 190, distance: 0.1 });
  const turf = drawMass(random, {
    outline: rounded([...bank, [at(900), 740], [at(-900), 740]]),
    box: { x: 0, y: 730, width: WIDTH, height: 100 },
    colour: tone(light, palette.grass, 0.75, 0.08),
    length: 90,
  });
  const shrubs = Array.from({ length: 15 }, () => {
    const x = at(random.between(-760, 760));
    const size = random.between(30, 62);
    return (
      fill(blob(random, x, 798, size, size * 0.55, 0.1), tone(light, palette.foliage[1], 0.2, 0.06)) +
      fill(
        blob(random, x + sunSide * size * 0.14, 790, size * 0.72, size * 0.34, 0.1),
        tone(light, palette.foliage[0], 0.8, 0.06),
      )
    );
  });
  const redBridge = drawBridge({ ...stage, palette: { ...palette, stone: palette.accent[0] } }, random, {
    from: at(90) - 150,
    to: at(90) + 150,
    y: 838,
    height: 24,
    hump: 62,
    arches: 1,
  });
  const pads = Array.from({ length: 30 }, () => {
    const near = random.between(0, 1);
    const x = at(random.between(-560, 420));
    const y = 930 + near * 230;
    const size = 22 + near * 34;
    return (
      fill(
        blob(random, x, y, size, size * 0.36, 0.1),
        tone(light, vary(palette.foliage[0], random.between(-0.03, 0.05)), 0.75),
      ) +
      (random.chance(0.3)
        ? fill(blob(random, x, y - size * 0.3, size * 0.3, size * 0.24, 0.3), tone(light, cherry, 1))
        : '')
    );
  });
  const far = [
    ...trees.map(([out, height, paint]) =>
      drawBroadleaf(stage, random, { x: at(out), y: 776, height, paint, distance: 0.16 }),
    ),
    teahouse,
    turf,
    ...shrubs,
    redBridge,
  ].join('');
  return [
    drawSky(stage, 720),
    drawRidges(stage, {
      from: 560,
      to: 690,
      count: 3,
      height: 80,
      paint: palette.conifer,
      octaves: 3,
      far: 0.82,
      near: 0.5,
    }),
    drawWater(stage, water),
    clipped(
      polygon([
        [-20, 0],
        [WIDTH + 20, 0],
        [WIDTH + 20, HEIGHT],
        [-20, HEIGHT],
      ]),
      mirrored(far, 826, 0.8, 0.5),
    ),
    drawRipples(stage, water),
    ...pads,
    ...(
      [
        [560, 1080, 220, 90],
        [700, 1120, 260, 150],
        [430, 1140, 130, 50],
        [-690, 1150, 230, 110],
      ] as const
    ).map(([out, y, width, height]) => drawRock(stage, random, { x: at(out), y, width, height })),
    drawStoneLantern(stage, random, { x: at(570), y: 1030, height: 300 }),
    drawReeds(stage, random, {
      from: Math.min(at(-820), at(-520)),
      to: Math.max(at(-820), at(-520)),
      y: HEIGHT,
      depth: 30,
      height: 220,
      count: 80,
      paint: palette.grass,
    }),
    drawBough(stage, random, { side: -sunSide, leaf }),
  ].join('');
}
