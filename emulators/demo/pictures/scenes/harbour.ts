import { blob, drawMass } from '../brush.ts';
import { vary } from '../colour.ts';
import { drawFishingBoat, drawRowingBoat, drawSailingBoat } from '../foreground/boats.ts';
import { drawCypress } from '../foreground/cypress.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawTower } from '../foreground/towers.ts';
import { tone } from '../light.ts';
import { drawRidges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { fill, HEIGHT, mirrored, type Point, polygon, rectangle, rounded } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const QUAY = 720;

/** A small port: houses up a hill on one side, boats at their moorings, the open roads on the other. */
export function drawHarbour(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('harbour');
  const water = { top: QUAY - 60, bottom: HEIGHT, breeze: 0.45 };
  const boats = [
    drawFishingBoat(stage, random, {
      x: 800 + sunSide * random.between(-260, -160),
      y: 850,
      length: 230,
      heading: sunSide,
    }),
    drawRowingBoat(stage, random, {
      x: 800 + sunSide * random.between(40, 140),
      y: 905,
      length: 170,
      heading: random.pick([1, -1]),
    }),
    drawFishingBoat(stage, random, {
      x: 800 - sunSide * random.between(430, 520),
      y: 985,
      length: 400,
      heading: sunSide,
    }),
    drawRowingBoat(stage, random, {
      x: 800 + sunSide * random.between(330, 430),
      y: 1075,
      length: 290,
      heading: random.pick([1, -1]),
    }),
  ];
  return [
    drawSky(stage, QUAY - 60),
    drawRidges(stage, {
      from: 560,
      to: 640,
      count: 3,
      height: 70,
      paint: palette.conifer,
      octaves: 3,
      far: 0.8,
      near: 0.55,
    }),
    drawWater(stage, water),
    mirrored(drawTown(stage), QUAY, 0.72, 0.42),
    drawRipples(stage, water),
    drawSailingBoat(stage, random, {
      x: 800 + sunSide * random.between(420, 560),
      y: 715,
      length: 74,
      heading: random.pick([1, -1]),
      distance: 0.3,
    }),
    ...boats,
  ].join('');
}

/** Houses in terraces, the nearest along the quay, crowned by a bell tower. */
function drawTown(stage: Stage): string {
  const { light, palette, sunSide } = stage;
  const random = stage.random.fork('town');
  const at = (out: number): number => 800 - sunSide * out;
  const hill: Point[] = [
    [at(-330), QUAY + 10],
    [at(-190), QUAY - 70],
    [at(60), QUAY - 200],
    [at(330), QUAY - 345],
    [at(620), QUAY - 380],
    [at(900), QUAY - 330],
    [at(900), QUAY + 10],
  ];
  const slope = drawMass(random, {
    outline: rounded(hill),
    box: { x: Math.min(at(-330), at(900)), y: QUAY - 400, width: 1230, height: 410 },
    colour: tone(light, vary(palette.foliage[0], 0.02), 0.5, 0.3),
    angle: sunSide * 20,
  });
  const scrub = Array.from({ length: 26 }, () =>
    blob(random, at(random.between(60, 860)), QUAY - random.between(120, 330), 34, 26),
  ).join('');
  const terraces = [
    { out: [330, 800], up: 285, height: 58, distance: 0.27 },
    { out: [150, 830], up: 190, height: 74, distance: 0.19 },
    { out: [0, 850], up: 98, height: 88, distance: 0.11 },
  ] as const;
  const houses = terraces.map(({ out, up, height, distance }) =>
    row(out[0], out[1], 64, (x) =>
      drawHouse(stage, random, {
        x: at(x),
        y: QUAY - up + random.between(-14, 14),
        height: height * random.between(0.8, 1.25),
        width: random.between(50, 76),
        roof: random.pick(['eaves', 'gable', 'eaves']),
        distance,
        shutters: true,
      }),
    ),
  );
  const front = row(-210, 860, 84, (x) =>
    drawHouse(stage, random, {
      x: at(x),
      y: QUAY - 16,
      height: random.between(105, 185),
      width: random.between(82, 98),
      depth: 24,
      roof: 'eaves',
      distance: 0.03,
      shutters: true,
    }),
  );
  const trees = Array.from({ length: 7 }, () =>
    drawCypress(stage, random, {
      x: at(random.between(60, 780)),
      y: QUAY - random.between(170, 300),
      height: random.between(70, 120),
      distance: 0.25,
    }),
  ).join('');
  const quay = polygon([
    [at(-330), QUAY - 20],
    [at(900), QUAY - 20],
    [at(900), QUAY + 6],
    [at(-330), QUAY + 4],
  ]);
  return [
    slope,
    fill(scrub, tone(light, palette.foliage[1], 0.3, 0.3), 0.6),
    houses[0] ?? '',
    drawTower(stage, random, {
      x: at(random.between(420, 560)),
      y: QUAY - 255,
      height: 210,
      width: 46,
      distance: 0.2,
    }),
    houses[1] ?? '',
    trees,
    houses[2] ?? '',
    front,
    fill(quay, tone(light, palette.stone, 0.7)),
    fill(rectangle(Math.min(at(-330), at(900)), QUAY - 4, 1230, 10), tone(light, palette.stone, 0.1), 0.8),
  ].join('');
}

/** Things side by side from one end to the other, `step` pixels apart. */
function row(from: number, to: number, step: number, draw: (x: number) => string): string {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    draw(to - index * step),
  ).join('');
}
