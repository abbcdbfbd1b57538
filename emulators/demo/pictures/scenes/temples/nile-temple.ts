import { vary } from '../../colour.ts';
import { drawTuft } from '../../foreground/grass.ts';
import { drawPalm } from '../../foreground/palm.ts';
import { drawPylon } from '../../foreground/pylon.ts';
import { drawGround } from '../../ground.ts';
import { tone } from '../../light.ts';
import type { Random } from '../../random.ts';
import { drawRidges, ridgeLine } from '../../ridges.ts';
import { drawSky } from '../../sky.ts';
import type { Stage } from '../../stage.ts';
import { fill, HEIGHT, type Point, polygon } from '../../svg.ts';

/** A temple gate on the Nile at the end of its avenue of sphinxes. */
export function drawNileTemple(stage: Stage, random: Random): string {
  const { palette, sunSide, light } = stage;
  const x = 800 - sunSide * random.between(60, 150);
  const plain = ridgeLine(random, { y: 800, height: 8, period: 500, octaves: 2 });
  const avenue = polygon([
    [x - 46, 822],
    [x + 46, 822],
    [x + sunSide * 120 + 470, HEIGHT + 20],
    [x + sunSide * 120 - 470, HEIGHT + 20],
  ]);
  const rams = [0.16, 0.36, 0.66].flatMap((near) =>
    ([-1, 1] as const).map((side) => {
      const scale = 0.5 + near * 1.4;
      const foot = 830 + near * 300;
      const centre = x + sunSide * 120 * near + side * (80 + near * 420);
      return drawSphinx(stage, centre, foot, 74 * scale, side);
    }),
  );
  const palms = (
    [
      [-690, 880, 330],
      [-600, 850, 250],
      [620, 860, 280],
      [720, 890, 360],
      [-780, 860, 260],
    ] as const
  ).map(([out, y, height]) => drawPalm(stage, random, { x: x + sunSide * out, y, height, distance: 0.08 }));
  return [
    drawSky(stage, 760),
    drawRidges(stage, {
      from: 690,
      to: 760,
      count: 2,
      height: 60,
      paint: palette.sand,
      octaves: 4,
      far: 0.74,
      near: 0.5,
    }),
    drawGround(stage, { line: plain, bottom: HEIGHT, paint: vary(palette.sand, -0.05), dusk: 0.3 }),
    drawPylon(stage, random, { x, y: 822, height: random.between(370, 410), distance: 0.06 }),
    fill(avenue, tone(light, vary(palette.stone, 0.05), 0.95), 0.8),
    ...palms,
    ...rams,
    drawPalm(stage, random, { x: 800 + sunSide * 690, y: HEIGHT + 30, height: 840, lean: -sunSide * 0.07 }),
    ...[-700, -480, 480, 620].map((out) =>
      drawTuft(stage, random, {
        x: 800 + out,
        y: random.between(1120, 1180),
        width: 150,
        height: 80,
        count: 40,
        paint: palette.grass,
      }),
    ),
  ].join('');
}

/** A sphinx on its plinth beside the avenue, looking across it. */
function drawSphinx(
  { light, palette, sunSide }: Stage,
  x: number,
  y: number,
  size: number,
  side: -1 | 1,
): string {
  const stone = vary(palette.stone, 0.04);
  const at = (out: number, up: number): Point => [x - side * out * size, y - up * size];
  const body = polygon([
    at(-0.95, 0.5),
    at(-1, 0.8),
    at(-0.9, 1.02),
    at(-0.6, 1.1),
    at(0, 1),
    at(0.25, 1.05),
    at(0.16, 1.5),
    at(0.22, 1.72),
    at(0.42, 1.84),
    at(0.62, 1.72),
    at(0.68, 1.42),
    at(0.62, 1.3),
    at(0.66, 0.82),
    at(1.2, 0.74),
    at(1.24, 0.5),
  ]);
  const back = polygon([
    at(-0.92, 0.98),
    at(-0.6, 1.1),
    at(0, 1),
    at(0.25, 1.05),
    at(0.16, 1.5),
    at(0.22, 1.72),
    at(0.42, 1.84),
    at(0.44, 1.7),
    at(0.34, 1.5),
    at(0.36, 0.96),
    at(0, 0.88),
    at(-0.6, 0.98),
  ]);
  const lit = side === sunSide ? 0.95 : 0.55;
  return (
    fill(polygon([at(-1.15, 0.5), at(1.35, 0.5), at(1.35, 0), at(-1.15, 0)]), tone(light, stone, lit * 0.7)) +
    fill(polygon([at(-1.15, 0.12), at(1.35, 0.12), at(1.35, 0), at(-1.15, 0)]), tone(light, stone, 0.08)) +
    fill(body, tone(light, stone, 0.12)) +
    fill(back, tone(light, stone, lit)) +
    fill(
      polygon([at(0.66, 0.82), at(1.2, 0.74), at(1.22, 0.64), at(0.6, 0.66)]),
      tone(light, stone, lit * 0.8),
    )
  );
}
