import { dab } from '../brush.ts';
import { type Colour, mix, oklch, vary } from '../colour.ts';
import { drawBeast } from '../foreground/animals.ts';
import { drawFlowers, drawGrass } from '../foreground/grass.ts';
import { drawFern } from '../foreground/leaves.ts';
import { drawRock } from '../foreground/rocks.ts';
import { drawTrunk, type Trunk } from '../foreground/trunk.ts';
import { drawGround } from '../ground.ts';
import { haze, tone } from '../light.ts';
import type { Random } from '../random.ts';
import { ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { faded, fill, glow, HEIGHT, polygon, rectangle, rounded, WIDTH } from '../svg.ts';

/** Which forest a region has. */
const KINDS: Readonly<Record<Stage['region'], Trunk['kind']>> = {
  'southern-europe': 'pine',
  'northern-europe-africa': 'birch',
  'asia-oceania': 'bamboo',
  americas: 'redwood',
};

/** Among the trunks, with light coming through and a path that leads on. */
export function drawForest(stage: Stage): string {
  const { light, palette, sunSide, region } = stage;
  const random = stage.random.fork('forest');
  const kind = KINDS[region];
  const clearing = 800 + sunSide * random.between(100, 220);
  const leaf =
    kind === 'birch' && random.chance(0.5) ? vary(palette.foliage[2], 0.03, 1.3, -35) : palette.foliage[0];
  const layers = [
    { distance: 0.74, count: 34, y: 760, width: 13 },
    { distance: 0.54, count: 24, y: 810, width: 21 },
    { distance: 0.32, count: 14, y: 890, width: 36 },
  ].map(({ distance, count, y, width }) =>
    drawStand(stage, random, {
      kind,
      leaf,
      distance,
      count,
      y,
      width: kind === 'redwood' ? width * 1.7 : kind === 'bamboo' ? width * 0.75 : width,
    }),
  );
  const near = (kind === 'redwood' ? [-720, -470, 640] : [-760, -600, -450, 480, 690]).map((out) =>
    drawTrunk(stage, random, {
      kind,
      x: 800 + sunSide * (out + random.between(-30, 30)),
      y: 1060 + random.between(0, 70),
      width: (kind === 'redwood' ? 190 : kind === 'bamboo' ? 46 : 84) * random.between(0.8, 1.2),
      distance: 0.04,
    }),
  );
  const floor = ridgeLine(random, { y: 775, height: 14, period: 500, octaves: 2 });
  return [
    drawSky(stage, 900),
    fill(rectangle(-20, 0, WIDTH + 40, 900), mix(haze(light), tone(light, leaf, 0.85), 0.35), 0.55),
    glow(
      clearing,
      600,
      560,
      [
        [0, light.disc, 0.8],
        [0.4, light.horizon, 0.4],
        [1, light.horizon, 0],
      ],
      0.9,
    ),
    layers[0] ?? '',
    drawGround(stage, {
      line: floor,
      bottom: HEIGHT,
      paint: mix(palette.grass, palette.foliage[1], 0.5),
      exposure: 0.7,
      dusk: 0.75,
    }),
    layers[1] ?? '',
    drawPath(stage, clearing),
    drawDapples(stage, random, clearing),
    drawBeams(stage, random, clearing),
    drawBeast(stage, 'deer', {
      x: clearing - sunSide * 150,
      y: 880,
      height: 128,
      heading: sunSide > 0 ? 1 : -1,
      distance: 0.1,
    }),
    layers[2] ?? '',
    drawCanopy(stage, random, leaf),
    ...near,
    ...[-640, -330, 420, 600].map((out) =>
      drawRock(stage, random, {
        x: 800 + sunSide * out,
        y: 1130,
        width: random.between(90, 170),
        height: random.between(40, 76),
        paint: mix(palette.stone, palette.foliage[1], 0.35),
      }),
    ),
    drawGrass(stage, random, {
      from: -20,
      to: WIDTH + 20,
      y: HEIGHT - 10,
      depth: 40,
      height: 90,
      count: 200,
      paint: palette.foliage[0],
    }),
    ...[-780, -680, -560, -420, 400, 520, 650, 770].map((out) =>
      drawFern(stage, random, {
        x: 800 + sunSide * (out + random.between(-20, 20)),
        y: HEIGHT + 8,
        height: random.between(120, 220),
      }),
    ),
    drawFlowers(stage, random, {
      from: 0,
      to: WIDTH,
      y: 1080,
      depth: 100,
      count: 60,
      paints: palette.accent,
      size: 6,
    }),
  ].join('');
}

/** A stand of trunks at one depth, and the leaves that close it above. */
function drawStand(
  stage: Stage,
  random: Random,
  stand: { kind: Trunk['kind']; leaf: Colour; distance: number; count: number; y: number; width: number },
): string {
  const { kind, leaf, distance, count, y, width } = stand;
  const trunks = Array.from({ length: count }, (_, index) =>
    drawTrunk(stage, random, {
      kind,
      x: ((index + random.between(0.1, 0.9)) / count) * WIDTH,
      y: y + random.between(-14, 26),
      width: width * random.between(0.7, 1.3),
      distance,
    }),
  );
  const leaves = Array.from({ length: 70 }, () =>
    dab(
      random,
      random.between(0, WIDTH),
      random.between(0, 1) ** 1.7 * 430,
      random.between(40, 110),
      random.between(10, 24),
      random.between(-40, 40),
    ),
  ).join('');
  return fill(leaves, tone(stage.light, leaf, 0.6, distance), 0.6) + trunks.join('');
}

/** Shafts of light from the sun's side. */
function drawBeams({ light, sunSide, hour }: Stage, random: Random, x: number): string {
  const strength = hour === 'night' ? 0.12 : 0.34;
  return Array.from({ length: 6 }, (_, index) => {
    const top = x + sunSide * (150 + index * 70 + random.between(-20, 20));
    const foot = top - sunSide * random.between(420, 560);
    const width = random.between(24, 66);
    return faded(
      polygon([
        [top, -20],
        [top + width, -20],
        [foot + width * 2.6, 960],
        [foot, 960],
      ]),
      [0, 0],
      [0, 960],
      [
        [0, light.disc, strength],
        [0.6, light.disc, strength / 2],
        [1, light.disc, 0],
      ],
    );
  }).join('');
}

function drawPath({ light, palette, sunSide }: Stage, x: number): string {
  const course = [
    [0, 800, 12],
    [26, 850, 24],
    [-10, 910, 46],
    [-90, 990, 84],
    [-130, 1080, 140],
    [-90, 1260, 240],
  ] as const;
  const side = (direction: -1 | 1): [number, number][] =>
    course.map(([out, y, half]) => [x + sunSide * out + direction * half, y]);
  const outline = rounded([...side(-1), ...side(1).toReversed()]);
  return faded(
    outline,
    [0, 800],
    [0, HEIGHT],
    [
      [0, tone(light, vary(palette.sand, -0.02), 0.95, 0.3)],
      [0.5, tone(light, palette.earth, 0.75)],
      [1, tone(light, palette.earth, 0.25)],
    ],
  );
}

/** Spots of sun on the forest floor, most of them about the clearing. */
function drawDapples({ light, palette }: Stage, random: Random, x: number): string {
  const spots = Array.from({ length: 80 }, () => {
    const near = random.between(0, 1);
    return dab(
      random,
      x + random.between(-1, 1) * random.between(0.1, 1) * (260 + near * 700),
      800 + near * 330,
      24 + near * 90,
      3 + near * 9,
      random.between(-6, 6),
    );
  }).join('');
  return fill(spots, mix(tone(light, vary(palette.grass, 0.06), 1), light.disc, 0.2), 0.4);
}

/** The leaves overhead: dark masses at the upper edge, lit ones below them. */
function drawCanopy({ light, sunSide }: Stage, random: Random, leaf: Colour): string {
  const leaves = (count: number, depth: number, size: number): string =>
    Array.from({ length: count }, () => {
      const out = random.between(-1, 1);
      const reach = depth * (0.25 + 0.95 * Math.abs(out - sunSide * 0.2) ** 1.4);
      return dab(
        random,
        800 + out * 840,
        random.between(-30, 1) + random.between(0, 1) ** 1.4 * reach,
        size * random.between(0.5, 1.4),
        size * random.between(0.24, 0.42),
        random.between(-60, 60),
      );
    }).join('');
  const shade = mix(leaf, oklch(0.3, 0.05, 150), 0.45);
  return (
    fill(leaves(90, 210, 130), tone(light, shade, 0.05)) +
    fill(leaves(230, 330, 52), tone(light, shade, 0.3)) +
    fill(leaves(220, 380, 36), tone(light, leaf, 0.55), 0.9) +
    fill(leaves(170, 400, 26), tone(light, vary(leaf, 0.06), 1), 0.85)
  );
}
