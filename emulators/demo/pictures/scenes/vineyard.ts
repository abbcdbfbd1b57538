import { dab } from '../brush.ts';
import { mix, vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawBroadleaf } from '../foreground/broadleaf.ts';
import { drawCypress } from '../foreground/cypress.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawTower } from '../foreground/towers.ts';
import { drawVines } from '../foreground/vines.ts';
import { below, drawGround } from '../ground.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawRidges, heightAt, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { clipped, fill, HEIGHT, type Point, WIDTH } from '../svg.ts';

/** Rows of vines that run down from the viewer and up to a house on its hill. */
export function drawVineyard(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('vineyard');
  const estate = 800 - sunSide * random.between(200, 320);
  const hill: Point[] = ridgeLine(random, { y: 640, height: 14, period: 600, octaves: 1 }).map(([x, y]) => [
    x,
    y - 120 * Math.exp(-(((x - estate) / 360) ** 2)),
  ]);
  const slope: Point[] = ridgeLine(random, { y: 742, height: 26, period: 900, octaves: 1 });
  const leaf = random.chance(0.3) ? vary(palette.foliage[2], 0, 1.25, -28) : palette.foliage[0];
  return [
    drawSky(stage, 600),
    drawRidges(stage, {
      from: 430,
      to: 590,
      count: 4,
      height: 72,
      paint: palette.foliage[1],
      octaves: 2,
      far: 0.84,
      near: 0.45,
    }),
    drawGround(stage, {
      line: hill,
      bottom: 860,
      paint: mix(palette.grass, palette.earth, 0.25),
      distance: 0.2,
      dusk: 0.1,
    }),
    drawFarRows(stage, random, hill, leaf),
    drawEstate(stage, random, estate, hill),
    drawGround(stage, { line: slope, bottom: HEIGHT, paint: palette.earth, dusk: 0.3 }),
    drawVines(stage, random, { x: 800 + sunSide * random.between(40, 160), top: 748, paint: leaf }),
    drawBroadleaf(stage, random, {
      x: 800 + sunSide * 610,
      y: heightAt(slope, 800 + sunSide * 610) + 34,
      height: random.between(250, 320),
      distance: 0.06,
    }),
    drawBirds(stage, random, { x: 800 + sunSide * 180, y: 300, spread: 120, count: 6 }),
  ].join('');
}

/** The opposite slope, hatched with rows too far off to make out. */
function drawFarRows(
  { light }: Stage,
  random: Random,
  hill: readonly Point[],
  leaf: ReturnType<typeof vary>,
): string {
  const rows = Array.from({ length: 90 }, () => {
    const x = random.between(0, WIDTH);
    return dab(
      random,
      x,
      heightAt(hill, x) + random.between(24, 130),
      random.between(80, 220),
      random.between(3, 6),
      random.between(-7, 7),
    );
  }).join('');
  return clipped(below(hill, 900), fill(rows, tone(light, leaf, 0.4, 0.24), 0.75));
}

/** The house with its tower, its farm buildings and an avenue of cypresses. */
function drawEstate(stage: Stage, random: Random, x: number, hill: readonly Point[]): string {
  const { palette, sunSide } = stage;
  const foot = (at: number): number => heightAt(hill, at) + 16;
  const house = drawHouse(stage, random, {
    x,
    y: foot(x),
    width: 128,
    height: 78,
    depth: 70,
    distance: 0.16,
    shutters: true,
    plaster: palette.plaster[0],
  });
  const barn = drawHouse(stage, random, {
    x: x + sunSide * 132,
    y: foot(x + sunSide * 132) + 4,
    width: 74,
    height: 48,
    depth: 60,
    roof: 'gable',
    distance: 0.16,
    plaster: palette.plaster[1],
  });
  const tower = drawTower(stage, random, {
    x: x - sunSide * 62,
    y: foot(x - sunSide * 62),
    height: 190,
    width: 40,
    distance: 0.17,
  });
  const avenue = Array.from({ length: 9 }, (_, index) => {
    const at = x + sunSide * (210 + index * 46);
    return drawCypress(stage, random, {
      x: at,
      y: foot(at) + 10,
      height: random.between(78, 112),
      distance: 0.17,
    });
  });
  const guard = [-150, -118, -186].map((out) =>
    drawCypress(stage, random, {
      x: x + sunSide * out,
      y: foot(x + sunSide * out) + 8,
      height: random.between(110, 150),
      distance: 0.16,
    }),
  );
  return avenue.join('') + guard.join('') + tower + house + barn;
}
