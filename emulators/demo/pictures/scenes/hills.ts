import { dab } from '../brush.ts';
import { mix, vary } from '../colour.ts';
import { drawSheep } from '../foreground/animals.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawBroadleaf } from '../foreground/broadleaf.ts';
import { drawCypress } from '../foreground/cypress.ts';
import { drawFlowers, drawGrass } from '../foreground/grass.ts';
import { drawHouse } from '../foreground/house.ts';
import { below, drawGround } from '../ground.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawRidges, heightAt, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { clipped, fill, flowing, HEIGHT, type Point, rounded, stroke, WIDTH } from '../svg.ts';

/** Rolling country: fields over fields, a white road to a farm, one tree on its own. */
export function drawHills(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('hills');
  const farmX = 800 + sunSide * random.between(180, 330);
  const crop = random.pick([palette.sand, palette.accent[2], palette.accent[4]]);
  const paints = [
    palette.foliage[0],
    mix(palette.grass, crop, 0.4),
    mix(palette.grass, palette.sand, 0.6),
    vary(palette.grass, 0.02),
    mix(palette.grass, palette.foliage[0], 0.5),
  ];
  const layers = [610, 680, 765, 870, 1030].map((y, index) => ({
    line: ridgeLine(random, { y, height: 62 + index * 16, period: 340 + index * 110, octaves: 1 }),
    paint: paints[index] ?? palette.grass,
    distance: 0.42 - index * 0.1,
  }));
  const drawn = layers.map(({ line, paint, distance }, index) => {
    const bottom = Math.min(HEIGHT, Math.max(...line.map(([, y]) => y)) + 190);
    const hill = drawGround(stage, {
      line,
      bottom,
      paint,
      distance: Math.max(0, distance),
      dusk: 0.34,
      exposure: 0.88,
    });
    return (
      hill +
      drawFurrows(stage, random, line, paint, index) +
      drawHedge(stage, random, line, index) +
      (index === 2 ? drawFarm(stage, random, farmX, line) : '')
    );
  });
  const near = layers[4]?.line ?? [];
  const third = layers[3]?.line ?? [];
  const treeX = 800 - sunSide * random.between(300, 420);
  return [
    drawSky(stage, 600),
    drawRidges(stage, {
      from: 470,
      to: 580,
      count: 3,
      height: 66,
      paint: palette.foliage[1],
      octaves: 2,
      far: 0.84,
      near: 0.6,
    }),
    ...drawn.slice(0, 4),
    drawRoad(stage, random, farmX, heightAt(layers[2]?.line ?? [], farmX) + 40, heightAt(third, 800)),
    drawn[4] ?? '',
    drawBroadleaf(stage, random, {
      x: treeX,
      y: heightAt(near, treeX) + 30,
      height: random.between(360, 460),
      distance: 0.03,
      breadth: 0.95,
    }),
    Array.from({ length: 9 }, () => {
      const x = 800 + sunSide * random.between(-160, 620);
      return drawSheep(stage, random, {
        x,
        y: heightAt(near, x) + random.between(30, 120),
        height: random.between(24, 34),
      });
    }).join(''),
    drawBirds(stage, random, { x: 800 + sunSide * 100, y: 310, spread: 130, count: 6 }),
    drawGrass(stage, random, {
      from: -20,
      to: WIDTH + 20,
      y: HEIGHT - 20,
      depth: 50,
      height: 80,
      count: 240,
      paint: palette.grass,
    }),
    drawFlowers(stage, random, {
      from: 0,
      to: WIDTH,
      y: HEIGHT - 90,
      depth: 80,
      count: 90,
      paints: palette.accent,
      size: 7,
    }),
  ].join('');
}

/** The lines a plough or a mower leaves, following the hill. */
function drawFurrows(
  { light }: Stage,
  random: Random,
  line: readonly Point[],
  paint: ReturnType<typeof vary>,
  index: number,
): string {
  const from = random.between(0, WIDTH * 0.5);
  const to = from + random.between(420, 760);
  const steps = 12;
  const furrows = Array.from({ length: 9 }, (_, furrow) => {
    const points = Array.from({ length: steps + 1 }, (_unused, step): Point => {
      const x = from + ((to - from) * step) / steps;
      return [x + furrow * 22, heightAt(line, x) + 10 + furrow * (7 + index * 3.4)];
    });
    return flowing(points);
  }).join('');
  return clipped(
    below(line, HEIGHT),
    stroke(
      furrows,
      tone(light, vary(paint, -0.06), 0.35, Math.max(0, 0.4 - index * 0.1)),
      2 + index * 0.8,
      0.5,
    ),
  );
}

/** A hedge of small trees along part of a field. */
function drawHedge(stage: Stage, random: Random, line: readonly Point[], index: number): string {
  if (index > 3) return '';
  const start = random.between(0, WIDTH * 0.75);
  const size = 24 + index * 13;
  return Array.from({ length: random.whole(6, 11) }, (_, tree) => {
    const x = start + tree * size * random.between(0.7, 1.1);
    const y = heightAt(line, x) + 6 + tree * (1.6 + index);
    return drawBroadleaf(stage, random, {
      x,
      y,
      height: size * random.between(0.8, 1.4),
      distance: Math.max(0, 0.42 - index * 0.1),
    });
  }).join('');
}

function drawFarm(stage: Stage, random: Random, x: number, line: readonly Point[]): string {
  const { region, sunSide } = stage;
  const y = heightAt(line, x) + 22;
  const trees = [-92, -66, 88, 112, 138].map((out) => {
    const tree = {
      x: x + sunSide * out,
      y: Math.min(y - 8, heightAt(line, x + sunSide * out) + 22),
      height: random.between(84, 122),
      distance: 0.2,
    };
    return region === 'southern-europe' || region === 'americas'
      ? drawCypress(stage, random, tree)
      : drawBroadleaf(stage, random, tree);
  });
  return (
    trees.join('') +
    drawHouse(stage, random, { x, y, width: 92, height: 50, depth: 58, distance: 0.18, shutters: true }) +
    drawHouse(stage, random, {
      x: x - sunSide * -84,
      y: y + 8,
      width: 54,
      height: 34,
      depth: 44,
      roof: 'gable',
      distance: 0.18,
    })
  );
}

/** A pale road that winds from the farm towards the viewer. */
function drawRoad(
  { light, palette, sunSide }: Stage,
  random: Random,
  x: number,
  top: number,
  bottom: number,
): string {
  const drop = bottom + 150 - top;
  const course = [
    [0, 0, 4],
    [-70, 0.14, 7],
    [-150, 0.28, 10],
    [-90, 0.44, 15],
    [60, 0.62, 22],
    [80, 0.82, 32],
    [-60, 1.1, 46],
  ] as const;
  const side = (direction: -1 | 1): Point[] =>
    course.map(([out, down, half]) => [x + sunSide * out + direction * half, top + down * drop]);
  const verge = course
    .flatMap(([out, down, half]) =>
      [-1, 1, 1].map((edge) =>
        dab(
          random,
          x + sunSide * out + half * edge,
          top + down * drop + random.between(-20, 20),
          40,
          5,
          random.between(-30, 30),
        ),
      ),
    )
    .join('');
  return (
    fill(rounded([...side(-1), ...side(1).toReversed()]), tone(light, vary(palette.sand, 0.03), 0.95, 0.08)) +
    fill(verge, tone(light, palette.foliage[0], 0.4, 0.1), 0.6)
  );
}
