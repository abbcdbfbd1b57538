import { dab } from '../brush.ts';
import { drawCanopy } from '../canopy.ts';
import { mix, oklch, vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawRowingBoat, drawSailingBoat } from '../foreground/boats.ts';
import { drawCypress } from '../foreground/cypress.ts';
import { drawFlowers, drawTuft } from '../foreground/grass.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawPalm } from '../foreground/palm.ts';
import { drawFlatTree } from '../foreground/pine.ts';
import { drawRock } from '../foreground/rocks.ts';
import { drawGround } from '../ground.ts';
import { tone } from '../light.ts';
import { drawMountain } from '../mountains.ts';
import type { Random } from '../random.ts';
import { drawRidges, heightAt, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { fill, flowing, HEIGHT, mirrored, type Point, rounded, stroke, WIDTH } from '../svg.ts';
import { drawVolcano } from '../volcano.ts';
import { drawRipples, drawWater } from '../water.ts';

const SHORE = 770;

/** A smoking cone above what people grow and build beneath it. */
export function drawVolcanoView(stage: Stage): string {
  const { palette, sunSide, region } = stage;
  const random = stage.random.fork('volcano');
  const x = 800 - sunSide * random.between(90, 220);
  const paint =
    region === 'northern-europe-africa'
      ? oklch(0.44, 0.025, 280)
      : mix(palette.rock, oklch(0.48, 0.04, 285), 0.55);
  const cone = drawVolcano(stage, random, {
    x,
    y: random.between(270, 330),
    foot: SHORE - 40,
    reach: random.between(620, 760),
    paint,
    distance: 0.34,
    snow: region !== 'americas' && random.chance(0.6),
  });
  const sister = drawMountain(stage, {
    x: x + sunSide * random.between(560, 680),
    y: random.between(500, 550),
    foot: SHORE - 60,
    reach: 420,
    paint,
    distance: 0.62,
    ruggedness: 0.5,
  });
  const water = { top: SHORE, bottom: HEIGHT, breeze: 0.4 };
  const terraces = region === 'asia-oceania';
  const woods = ridgeLine(random, { y: SHORE - 46, height: 26, period: 380, octaves: 2 });
  const far = [
    random.chance(0.5) ? sister : '',
    cone,
    drawRidges(stage, {
      from: SHORE - 90,
      to: SHORE - 60,
      count: 2,
      height: 44,
      paint: palette.foliage[1],
      octaves: 2,
      far: 0.55,
      near: 0.4,
    }),
    drawCanopy(stage, random, {
      line: woods,
      bottom: SHORE,
      paint: palette.foliage[1],
      distance: 0.26,
      crown: 54,
    }),
    drawVillage(stage, random, woods),
  ].join('');
  return [
    drawSky(stage, SHORE - 70),
    terraces
      ? far + drawTerraces(stage, random)
      : drawWater(stage, water) + mirrored(far, SHORE, 0.7, 0.46) + drawRipples(stage, water),
    terraces
      ? ''
      : drawSailingBoat(stage, random, {
          x: 800 + sunSide * random.between(160, 340),
          y: random.between(850, 890),
          length: random.between(110, 150),
          heading: random.pick([1, -1]),
          distance: 0.08,
        }),
    terraces
      ? ''
      : drawRowingBoat(stage, random, {
          x: 800 - sunSide * random.between(-60, 120),
          y: random.between(980, 1010),
          length: 200,
          heading: random.pick([1, -1]),
        }),
    drawBirds(stage, random, { x: 800 + sunSide * 330, y: 400, spread: 120, count: 6 }),
    drawNear(stage, random),
  ].join('');
}

/** Houses at the foot of the mountain. */
function drawVillage(stage: Stage, random: Random, line: readonly Point[]): string {
  const centre = 800 + stage.sunSide * random.between(120, 340);
  return Array.from({ length: 11 }, (_, index) => {
    const x = centre + (index - 5) * 46 + random.between(-12, 12);
    return drawHouse(stage, random, {
      x,
      y: Math.min(SHORE - 4, heightAt(line, x) + 42 + random.between(-10, 12)),
      width: random.between(38, 54),
      height: random.between(24, 38),
      roof: random.pick(['eaves', 'gable']),
      distance: 0.16,
    });
  }).join('');
}

/** Flooded rice terraces that step down to the viewer, the sky in each of them. */
function drawTerraces(stage: Stage, random: Random): string {
  const { light, palette, sunSide } = stage;
  const base = drawGround(stage, {
    line: ridgeLine(random, { y: SHORE - 4, height: 8, period: 500, octaves: 1 }),
    bottom: HEIGHT,
    paint: palette.grass,
    distance: 0.1,
  });
  const steps = Array.from({ length: 8 }, (_, index) => {
    const near = (index / 7) ** 1.5;
    const y = SHORE + 26 + near * 380;
    const tall = 20 + near * 66;
    const sway = sunSide * (120 * Math.sin(index * 1.3 + 0.6));
    const edge = (lift: number): Point[] =>
      Array.from({ length: 12 }, (_unused, point): Point => {
        const x = point * 152 - 40;
        return [x, y + lift + Math.sin((x + sway) * 0.0052 + index * 1.1) * (14 + near * 46)];
      });
    const paddy = rounded([...edge(0), ...edge(tall * 0.78).toReversed()]);
    const bank = edge(tall * 0.8);
    const shoots = Array.from({ length: 30 }, () => {
      const x = random.between(0, WIDTH);
      return dab(
        random,
        x,
        heightAt(edge(tall * 0.4), x),
        14 + near * 40,
        2 + near * 4,
        random.between(-6, 6),
      );
    }).join('');
    return (
      fill(paddy, mix(mix(light.horizon, light.middle, near), tone(light, palette.shallowWater, 0.7), 0.25)) +
      fill(shoots, tone(light, vary(palette.grass, 0.02), 0.8), 0.75) +
      stroke(flowing(bank), tone(light, vary(palette.foliage[0], -0.04), 0.3), 8 + near * 24) +
      stroke(
        flowing(bank.map(([x, top]): Point => [x, top - 3 - near * 7])),
        tone(light, vary(palette.grass, 0.03), 1),
        3 + near * 9,
      )
    );
  });
  return base + steps.join('');
}

/** The viewer's ground: palms in the tropics, pines and cypresses in the south, stones in the north. */
function drawNear(stage: Stage, random: Random): string {
  const { palette, sunSide, region } = stage;
  const at = (out: number): number => 800 - sunSide * out;
  const paint = region === 'northern-europe-africa' ? mix(palette.grass, palette.rock, 0.4) : palette.grass;
  const rise = (
    [
      [-900, 1190],
      [-200, 1190],
      [200, 1150],
      [460, 1090],
      [700, 1040],
      [900, 1000],
    ] as const
  ).map(([out, y]): Point => [at(out), y]);
  const ground = drawGround(stage, {
    line: sunSide > 0 ? rise.toReversed() : rise,
    bottom: HEIGHT + 20,
    paint,
    exposure: 0.6,
  });
  const trees = {
    'southern-europe': () =>
      drawFlatTree(stage, random, { x: at(640), y: 1090, height: 560, lean: sunSide * 0.1 }) +
      drawCypress(stage, random, { x: at(480), y: 1120, height: 250 }) +
      drawCypress(stage, random, { x: at(760), y: 1060, height: 330 }),
    'northern-europe-africa': () =>
      (
        [
          [690, 240, 120],
          [540, 150, 70],
          [780, 190, 170],
          [420, 90, 40],
        ] as const
      )
        .map(([out, width, height]) => drawRock(stage, random, { x: at(out), y: 1130, width, height }))
        .join(''),
    'asia-oceania': () =>
      (
        [
          [650, 620],
          [740, 780],
        ] as const
      )
        .map(([out, height]) =>
          drawPalm(stage, random, { x: at(out), y: 1110, height, lean: sunSide * random.between(0.05, 0.2) }),
        )
        .join(''),
    americas: () =>
      (
        [
          [700, 640],
          [600, 420],
        ] as const
      )
        .map(([out, height]) =>
          drawPalm(stage, random, { x: at(out), y: 1110, height, lean: sunSide * random.between(0, 0.16) }),
        )
        .join(''),
  }[region];
  const tufts = [240, 360, 480, 600, 720].map((out) =>
    drawTuft(stage, random, {
      x: at(out),
      y: 1205 - Math.max(0, out - 200) * 0.12,
      width: 190,
      height: 90,
      count: 60,
      paint,
    }),
  );
  return (
    ground +
    trees() +
    tufts.join('') +
    drawFlowers(stage, random, {
      from: Math.min(at(200), at(800)),
      to: Math.max(at(200), at(800)),
      y: 1120,
      depth: 70,
      count: 60,
      paints: palette.accent,
      size: 8,
    })
  );
}
