import { drawBirds } from '../foreground/birds.ts';
import { drawSailingBoat } from '../foreground/boats.ts';
import { drawBroadleaf } from '../foreground/broadleaf.ts';
import { drawLantern } from '../foreground/lanterns.ts';
import { drawSkyscraper, type Skyscraper } from '../foreground/skyscraper.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawRidges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { fill, HEIGHT, mirrored, path, rectangle, stroke, WIDTH } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const SHORE = 800;

/** How the towers of a region end. */
const TOPS: Readonly<Record<Stage['region'], readonly [Skyscraper['top'], ...Skyscraper['top'][]]>> = {
  'southern-europe': ['flat', 'flat', 'dome', 'slant'],
  'northern-europe-africa': ['flat', 'slant', 'spire', 'flat'],
  'asia-oceania': ['slant', 'flat', 'taper', 'spire'],
  americas: ['steps', 'flat', 'steps', 'spire'],
};

/** A city of towers across the water, layer behind layer, and the bridge that leads there. */
export function drawSkyline(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('skyline');
  const water = { top: SHORE, bottom: HEIGHT, breeze: 0.55 };
  const heart = 800 - sunSide * random.between(160, 300);
  const city = [0, 1, 2, 3].map((layer) => drawLayer(stage, random, layer, heart)).join('');
  const trees = Array.from({ length: 26 }, () =>
    drawBroadleaf(stage, random, {
      x: random.between(-20, WIDTH + 20),
      y: SHORE - 6,
      height: random.between(30, 54),
      distance: 0.16,
    }),
  ).join('');
  const embankment = fill(
    rectangle(-20, SHORE - 12, WIDTH + 40, 14),
    tone(stage.light, palette.stone, 0.5, 0.12),
  );
  return [
    drawSky(stage, SHORE - 60),
    drawRidges(stage, {
      from: 700,
      to: 730,
      count: 2,
      height: 60,
      paint: palette.foliage[1],
      octaves: 2,
      far: 0.84,
      near: 0.72,
    }),
    drawWater(stage, water),
    mirrored(city + trees + embankment, SHORE, 0.6, 0.42),
    mirrored(drawSuspensionBridge(stage, heart), SHORE + 40, 0.5, 0.35),
    drawRipples(stage, water),
    drawSailingBoat(stage, random, {
      x: 800 + sunSide * random.between(120, 300),
      y: random.between(900, 940),
      length: random.between(120, 160),
      heading: random.pick([1, -1]),
      distance: 0.05,
    }),
    drawBirds(stage, random, { x: heart + sunSide * 420, y: 330, spread: 110, count: 6 }),
    drawPromenade(stage, random),
  ].join('');
}

/** One layer of towers, tallest about the heart of the city; layer 0 is the farthest. */
function drawLayer(stage: Stage, random: Random, layer: number, heart: number): string {
  const tops = TOPS[stage.region];
  const distance = [0.72, 0.52, 0.32, 0.17][layer] ?? 0;
  const tallest = [430, 520, 460, 250][layer] ?? 0;
  const count = [17, 15, 14, 18][layer] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(0.2, 0.8)) / count) * (WIDTH + 120) - 60;
    const central = Math.exp(-(((x - heart) / 430) ** 2));
    const height = tallest * (0.26 + 0.74 * central) * random.between(0.55, 1.12);
    const width = random.between(48, 92) * (layer === 3 ? 1.2 : 1);
    return drawSkyscraper(stage, random, {
      x,
      y: SHORE - 8,
      height,
      width,
      distance,
      top: height > tallest * 0.5 ? random.pick(tops) : 'flat',
      paint: random.pick([stage.palette.stone, stage.palette.rock, random.pick(stage.palette.plaster)]),
    });
  }).join('');
}

/** Two pylons, two cables, many hangers. */
function drawSuspensionBridge({ light, palette, sunSide }: Stage, heart: number): string {
  const y = SHORE + 40;
  const deck = y - 62;
  const far = heart + sunSide * 330;
  const near = heart + sunSide * 780;
  const end = heart + sunSide * 1300;
  const top = y - 250;
  const steel = tone(light, palette.accent[0], 0.5, 0.14);
  const cable = path(
    'M',
    [heart, deck],
    'Q',
    [(heart + far) / 2, deck - 40],
    [far, top],
    'Q',
    [(far + near) / 2, deck + 130],
    [near, top],
    'Q',
    [(near + end) / 2, deck - 20],
    [end, deck],
  );
  const hangers = Array.from({ length: 17 }, (_, index) => {
    const along = (index + 1) / 18;
    const x = far + (near - far) * along;
    const sag = top + (deck + 130 - top) * 2 * along * (1 - along);
    return path('M', [x, sag], 'L', [x, deck]);
  }).join('');
  const pylon = (x: number): string =>
    rectangle(x - 11, top - 8, 7, y - top + 8) +
    rectangle(x + 4, top - 8, 7, y - top + 8) +
    rectangle(x - 11, top + 26, 22, 7) +
    rectangle(x - 11, top + 100, 22, 7) +
    rectangle(x - 18, y - 12, 36, 14);
  return (
    stroke(hangers, steel, 1.6, 0.8) +
    stroke(cable, steel, 3.6) +
    fill(pylon(far) + pylon(near), steel) +
    fill(rectangle(Math.min(heart, end), deck - 5, Math.abs(end - heart), 12), steel)
  );
}

/** The railing and trees of the bank the viewer stands on. */
function drawPromenade(stage: Stage, random: Random): string {
  const { light, palette, sunSide } = stage;
  const at = (out: number): number => 800 - sunSide * out;
  const rail = Array.from({ length: 55 }, (_, index) => rectangle(index * 30 - 10, HEIGHT - 112, 5, 92)).join(
    '',
  );
  const iron = tone(light, palette.wood, 0.15);
  return [
    fill(rectangle(-20, HEIGHT - 34, WIDTH + 40, 60), tone(light, palette.stone, 0.4)),
    fill(
      rail + rectangle(-20, HEIGHT - 120, WIDTH + 40, 11) + rectangle(-20, HEIGHT - 52, WIDTH + 40, 7),
      iron,
    ),
    drawLantern(stage, { x: at(-520), y: HEIGHT + 10, height: 420 }),
    drawBroadleaf(stage, random, { x: at(690), y: HEIGHT + 20, height: 640, breadth: 0.85 }),
  ].join('');
}
