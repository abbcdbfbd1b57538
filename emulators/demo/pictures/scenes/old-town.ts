import { vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawBroadleaf } from '../foreground/broadleaf.ts';
import { drawCypress } from '../foreground/cypress.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawPagoda } from '../foreground/pagoda.ts';
import { drawTower } from '../foreground/towers.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawRidges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { faded, fill, rectangle, WIDTH } from '../svg.ts';

/** Roofs behind roofs, from the attic window the viewer leans out of to the hills beyond the walls. */
export function drawOldTown(stage: Stage): string {
  const { palette, sunSide, light } = stage;
  const random = stage.random.fork('old town');
  const tiers = [0, 1, 2, 3, 4, 5];
  const landmark = 800 - sunSide * random.between(170, 290);
  return [
    drawSky(stage, 620),
    drawRidges(stage, {
      from: 500,
      to: 610,
      count: 3,
      height: 70,
      paint: palette.foliage[1],
      octaves: 3,
      far: 0.82,
      near: 0.55,
    }),
    ...tiers.map((tier) => {
      const distance = 0.5 - tier * 0.095;
      const veil = faded(
        rectangle(-20, 600, WIDTH + 40, 640),
        [0, 600],
        [0, 1240],
        [
          [0, tone(light, palette.stone, 0.9, 0.85), 0],
          [0.25, tone(light, palette.stone, 0.9, 0.85), tier < 4 ? 0.1 : 0],
          [1, tone(light, palette.stone, 0.9, 0.85), 0],
        ],
      );
      return (
        drawTier(stage, random, tier, distance) +
        (tier === 2 ? drawLandmark(stage, random, landmark) : '') +
        veil
      );
    }),
    drawBirds(stage, random, { x: landmark + sunSide * 330, y: 330, spread: 140, count: 8 }),
  ].join('');
}

/** How much larger each row of houses is than the one behind it. */
const GROWTH = 1.36;

/** One row of houses across the picture; tier 0 is the farthest. */
function drawTier(stage: Stage, random: Random, tier: number, distance: number): string {
  const scale = 0.55 * GROWTH ** tier;
  const eaves = 668 + (50 * (GROWTH ** tier - 1)) / (GROWTH - 1);
  const step = 84 * scale;
  const drift = random.between(0, step);
  const houses = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, index) => ({
    x: (index - 1) * step + drift + random.between(-0.14, 0.14) * step,
    eaves: eaves + random.between(-34, 30) * scale,
  })).toSorted((one, other) => one.eaves - other.eaves);
  const tree = (): string => {
    const standing = {
      x: random.between(0, WIDTH),
      y: eaves + 70 * scale,
      height: random.between(120, 170) * scale,
      distance,
    };
    return stage.region === 'southern-europe'
      ? drawCypress(stage, random, standing)
      : drawBroadleaf(stage, random, standing);
  };
  return (
    (random.chance(0.4) && tier < 3
      ? drawTower(stage, random, {
          x: random.between(150, 1450),
          y: eaves + 60,
          height: 250 * scale + 60,
          width: 42 * scale,
          distance,
        })
      : '') +
    Array.from({ length: tier < 4 ? 2 : 0 }, tree).join('') +
    houses
      .map((house) => {
        const height = 150 * scale;
        const width = random.between(74, 104) * scale;
        return (
          drawHouse(stage, random, {
            x: house.x,
            y: house.eaves + height,
            width,
            height,
            shown: Math.min(height, 84 * scale),
            depth: random.between(58, 92) * scale,
            roof: random.pick(['eaves', 'eaves', 'gable']),
            distance,
            shutters: tier > 2,
            storey: 48 * Math.max(0.8, scale),
          }) +
          drawChimney(
            stage,
            random,
            house.x + random.between(-0.2, 0.2) * width,
            house.eaves - 14 * scale,
            12 * scale,
            distance,
          )
        );
      })
      .join('')
  );
}

/** What the town is known by: a great dome, a spire, or a pagoda. */
function drawLandmark(stage: Stage, random: Random, x: number): string {
  const { palette, region } = stage;
  const y = 900;
  if (region === 'asia-oceania') return drawPagoda(stage, random, { x, y, height: 560, distance: 0.24 });
  const stone = vary(palette.stone, 0.02);
  const tall = drawTower(stage, random, {
    x,
    y,
    height: region === 'northern-europe-africa' ? 560 : 470,
    width: 92,
    distance: 0.22,
    paint: stone,
  });
  const hall = drawHouse(stage, random, {
    x: x + stage.sunSide * 150,
    y: y - 10,
    width: 240,
    height: 190,
    depth: 130,
    roof: 'gable',
    plaster: stone,
    distance: 0.22,
  });
  const dome =
    region === 'northern-europe-africa'
      ? ''
      : drawTower(stage, random, {
          x: x + stage.sunSide * 165,
          y: y - 160,
          height: 250,
          width: 150,
          top: 'dome',
          distance: 0.24,
          paint: stone,
        });
  return dome + hall + tall;
}

function drawChimney(
  { light, palette, sunSide }: Stage,
  random: Random,
  x: number,
  y: number,
  width: number,
  distance: number,
): string {
  if (random.chance(0.4)) return '';
  const paint = vary(palette.roof[0], 0.06, 0.7);
  const shaded = sunSide > 0 ? x - width / 2 : x;
  return (
    fill(rectangle(x - width / 2, y - width * 1.2, width, width * 2.6), tone(light, paint, 0.9, distance)) +
    fill(rectangle(shaded, y - width * 1.2, width / 2, width * 2.6), tone(light, paint, 0.12, distance))
  );
}
