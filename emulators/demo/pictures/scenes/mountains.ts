import { drawConifer } from '../foreground/conifer.ts';
import { drawFlowers, drawGrass } from '../foreground/grass.ts';
import { drawRock } from '../foreground/rocks.ts';
import { drawGround } from '../ground.ts';
import { drawMountain } from '../mountains.ts';
import { drawRidge, heightAt, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { HEIGHT, WIDTH } from '../svg.ts';

/** A massif above dark forests, seen from an alp in flower. */
export function drawMountains(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('mountains');
  const summit = 800 - sunSide * random.between(150, 260);
  const peaks = [
    {
      x: summit + sunSide * random.between(420, 560),
      y: random.between(330, 400),
      reach: 420,
      distance: 0.62,
    },
    {
      x: summit - sunSide * random.between(380, 520),
      y: random.between(380, 450),
      reach: 430,
      distance: 0.55,
    },
    { x: summit, y: random.between(170, 240), reach: 560, distance: 0.38 },
    {
      x: summit + sunSide * random.between(300, 380),
      y: random.between(470, 520),
      reach: 400,
      distance: 0.32,
    },
  ].map((peak) =>
    drawMountain(stage, { ...peak, foot: 860, paint: palette.rock, snow: random.between(0.3, 0.46) }),
  );
  const far = ridgeLine(random, { y: 740, height: 70, period: 420, octaves: 2 });
  const near = ridgeLine(random, { y: 850, height: 60, period: 520, octaves: 2 });
  const alp = ridgeLine(random, { y: 985, height: 60, period: 800, octaves: 1 });
  const forest = (line: typeof far, count: number, height: number, distance: number): string =>
    Array.from({ length: count }, () => random.between(-20, WIDTH + 20))
      .map((x) =>
        drawConifer(stage, random, {
          x,
          y: heightAt(line, x) + 16,
          height: height * random.between(0.7, 1.2),
          distance,
        }),
      )
      .join('');
  return [
    drawSky(stage, 800),
    ...peaks,
    drawRidge(stage, { line: far, bottom: 1000, paint: palette.conifer, distance: 0.42 }),
    drawRidge(stage, { line: near, bottom: 1100, paint: palette.conifer, distance: 0.22, mist: 0.25 }),
    forest(near, 42, 74, 0.24),
    drawGround(stage, { line: alp, bottom: HEIGHT, paint: palette.grass }),
    grove(stage, alp),
    drawRock(stage, random, { x: 800 + sunSide * 420, y: 1120, width: 190, height: 80 }),
    drawGrass(stage, random, {
      from: -20,
      to: WIDTH + 20,
      y: 1130,
      depth: 90,
      height: 60,
      count: 330,
      paint: palette.grass,
    }),
    drawFlowers(stage, random, {
      from: 0,
      to: WIDTH,
      y: 1050,
      depth: 140,
      count: 130,
      paints: palette.accent,
      size: 6,
    }),
  ].join('');
}

/** A few tall firs on the dark side, which give the peaks their height. */
function grove(stage: Stage, alp: ReturnType<typeof ridgeLine>): string {
  const random = stage.random.fork('grove');
  return [560, 690, 625, 500, 755]
    .map((out) => 800 - stage.sunSide * (out + random.between(-25, 25)))
    .map((x) =>
      drawConifer(stage, random, {
        x,
        y: heightAt(alp, x) + 60,
        height: random.between(300, 470),
        distance: 0.04,
      }),
    )
    .join('');
}
