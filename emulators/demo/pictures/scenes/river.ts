import { drawMass } from '../brush.ts';
import { mix, vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawRowingBoat } from '../foreground/boats.ts';
import { drawBridge } from '../foreground/bridge.ts';
import { drawBroadleaf } from '../foreground/broadleaf.ts';
import { drawCypress } from '../foreground/cypress.ts';
import { drawFlowers, drawReeds } from '../foreground/grass.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawTower } from '../foreground/towers.ts';
import { drawGround } from '../ground.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawRidges, heightAt, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { clipped, HEIGHT, type Point, rounded, WIDTH } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

/** The river's middle (out on the sun's side, down) and half its width, from the far bend to the viewer; pixels. */
const COURSE = [
  [40, 560, 10],
  [150, 582, 18],
  [210, 612, 30],
  [90, 652, 48],
  [-90, 700, 78],
  [-130, 760, 118],
  [0, 850, 190],
  [160, 980, 300],
  [240, 1130, 430],
  [240, 1300, 540],
] as const;

/** A river that winds down a broad valley and under an old bridge. */
export function drawRiver(stage: Stage): string {
  const { palette, light, sunSide } = stage;
  const random = stage.random.fork('river');
  const at = (out: number): number => 800 + sunSide * out;
  const plain = ridgeLine(random, { y: 575, height: 16, period: 520, octaves: 2 });
  const bank = (side: -1 | 1, more: number): Point[] =>
    COURSE.map(([out, y, half]) => [at(out) + side * (half + more), y]);
  const channel = (more: number): string => rounded([...bank(-1, more), ...bank(1, more).toReversed()]);
  const water = { top: 550, bottom: HEIGHT, breeze: 0.55 };
  const fields = (
    [
      [-520, 640, 300],
      [430, 640, 260],
      [-560, 740, 380],
      [560, 760, 300],
    ] as const
  ).map(([out, y, wide]) =>
    drawMass(random, {
      outline: rounded([
        [at(out) - wide, y],
        [at(out) - wide * 0.3, y - 34],
        [at(out) + wide, y - 22],
        [at(out) + wide * 0.7, y + 34],
        [at(out) - wide * 0.5, y + 40],
      ]),
      box: { x: at(out) - wide, y: y - 34, width: wide * 2, height: 74 },
      colour: tone(
        light,
        mix(palette.grass, random.pick([palette.sand, palette.foliage[0], palette.earth]), 0.5),
        0.8,
        0.2,
      ),
      length: 110,
    }),
  );
  const grove = (out: number, y: number, height: number, count: number, spread: number): string =>
    Array.from({ length: count }, () => {
      const x = at(out + random.between(-spread, spread));
      const distance = Math.max(0, (820 - y) / 900);
      return random.chance(0.4)
        ? drawCypress(stage, random, {
            x,
            y: y + random.between(-6, 8),
            height: height * random.between(1, 1.4),
            breadth: 0.2,
            paint: palette.foliage[0],
            distance,
          })
        : drawBroadleaf(stage, random, {
            x,
            y: y + random.between(-6, 8),
            height: height * random.between(0.7, 1.05),
            distance,
          });
    }).join('');
  return [
    drawSky(stage, 560),
    drawRidges(stage, {
      from: 440,
      to: 545,
      count: 4,
      height: 66,
      paint: palette.foliage[1],
      octaves: 3,
      far: 0.82,
      near: 0.4,
    }),
    drawGround(stage, { line: plain, bottom: HEIGHT, paint: palette.grass }),
    ...fields,
    drawVillage(stage, random, at(-330), heightAt(plain, at(-330)) + 34),
    grove(-150, 606, 60, 5, 60),
    grove(330, 618, 66, 6, 120),
    drawMass(random, {
      outline: channel(16),
      box: { x: 0, y: 550, width: WIDTH, height: 650 },
      colour: tone(light, vary(palette.earth, -0.04), 0.5),
      contrast: 0.03,
    }),
    clipped(channel(0), drawWater(stage, water) + drawRipples(stage, water)),
    drawBridge(stage, random, {
      from: Math.min(at(-250), at(20)) - 25,
      to: Math.max(at(-250), at(20)) + 25,
      y: 736,
      height: 54,
      hump: 34,
      arches: 3,
      distance: 0.1,
    }),
    grove(-430, 720, 120, 4, 110),
    grove(380, 760, 150, 4, 120),
    drawRowingBoat(stage, random, { x: at(40), y: 925, length: 170, heading: random.pick([1, -1]) }),
    grove(-640, 900, 300, 2, 70),
    drawBirds(stage, random, { x: at(200), y: 330, spread: 110, count: 5 }),
    drawReeds(stage, random, {
      from: Math.min(at(-820), at(-330)),
      to: Math.max(at(-820), at(-330)),
      y: HEIGHT - 20,
      depth: 50,
      height: 170,
      count: 180,
      paint: palette.grass,
    }),
    drawFlowers(stage, random, {
      from: Math.min(at(-820), at(-300)),
      to: Math.max(at(-820), at(-300)),
      y: 1040,
      depth: 120,
      count: 70,
      paints: palette.accent,
      size: 6,
    }),
    drawReeds(stage, random, {
      from: Math.min(at(640), at(820)),
      to: Math.max(at(640), at(820)),
      y: HEIGHT - 10,
      depth: 40,
      height: 210,
      count: 60,
      paint: palette.grass,
    }),
  ].join('');
}

/** Roofs about a church tower, by the far bend. */
function drawVillage(stage: Stage, random: Random, x: number, y: number): string {
  const houses = Array.from({ length: 9 }, (_, index) =>
    drawHouse(stage, random, {
      x: x + (index - 4) * 40 + random.between(-10, 10),
      y: y + random.between(-14, 12),
      width: random.between(34, 48),
      height: random.between(20, 32),
      roof: random.pick(['eaves', 'gable']),
      distance: 0.2,
    }),
  );
  return drawTower(stage, random, { x, y: y - 8, height: 130, width: 26, distance: 0.24 }) + houses.join('');
}
