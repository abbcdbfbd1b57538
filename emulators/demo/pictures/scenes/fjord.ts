import { drawMass } from '../brush.ts';
import { vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawFishingBoat } from '../foreground/boats.ts';
import { drawConifer } from '../foreground/conifer.ts';
import { drawFall } from '../foreground/fall.ts';
import { drawTuft } from '../foreground/grass.ts';
import { drawHouse } from '../foreground/house.ts';
import { tone } from '../light.ts';
import { drawMountain } from '../mountains.ts';
import type { Random } from '../random.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { HEIGHT, mirrored, rounded } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const SHORE = 760;

/** An arm of the sea between steep walls that fold one behind the other, a hamlet at their foot. */
export function drawFjord(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('fjord');
  const water = { top: SHORE - 20, bottom: HEIGHT, breeze: 0.25, glitter: false };
  const snow = random.between(0.12, 0.3);
  const walls = [
    { out: -60, y: 470, reach: 420, distance: 0.8 },
    { out: -330, y: 380, reach: 400, distance: 0.68 },
    { out: 250, y: 350, reach: 360, distance: 0.58 },
    { out: -560, y: 260, reach: 440, distance: 0.44 },
    { out: 540, y: 190, reach: 480, distance: 0.34 },
    { out: -860, y: 120, reach: 560, distance: 0.2 },
    { out: 880, y: 60, reach: 560, distance: 0.12 },
  ].map(({ out, y, reach, distance }) => {
    const x = 800 - sunSide * (out + random.between(-40, 40));
    const summit = y + random.between(-30, 50);
    return (
      drawMountain(stage, {
        x,
        y: summit,
        foot: SHORE + 4,
        reach,
        paint: vary(palette.rock, -0.03),
        distance,
        snow: distance > 0.3 ? snow + 0.08 : snow,
      }) +
      (distance < 0.3
        ? drawFall(stage, random, {
            x: x + Math.sign(800 - x) * reach * 0.34,
            y: summit + (SHORE - summit) * 0.52,
            foot: SHORE - 12,
            width: 9,
            distance: distance + 0.1,
          })
        : '')
    );
  });
  const skirt = Array.from({ length: 46 }, () => {
    const out = random.between(260, 860) * (random.chance(0.5) ? 1 : -1);
    return drawConifer(stage, random, {
      x: 800 + out,
      y: SHORE - random.between(0, 70) * (Math.abs(out) / 860),
      height: random.between(36, 84),
      distance: 0.22,
    });
  });
  return [
    drawSky(stage, SHORE - 160),
    drawWater(stage, water),
    mirrored([...walls, ...skirt, drawHamlet(stage, random)].join(''), SHORE, 0.62, 0.5),
    drawRipples(stage, water),
    drawFishingBoat(stage, random, {
      x: 800 + sunSide * random.between(-60, 90),
      y: random.between(850, 890),
      length: random.between(140, 190),
      heading: random.pick([1, -1]),
      distance: 0.06,
    }),
    drawBirds(stage, random, { x: 800 + sunSide * 60, y: 560, spread: 110, count: 6 }),
    drawLookout(stage, random),
  ].join('');
}

/** A tongue of meadow with a handful of painted houses. */
function drawHamlet(stage: Stage, random: Random): string {
  const { light, palette, sunSide } = stage;
  const at = (out: number): number => 800 - sunSide * out;
  const meadow = drawMass(random, {
    outline: rounded([
      [at(130), SHORE + 2],
      [at(250), SHORE - 26],
      [at(430), SHORE - 46],
      [at(640), SHORE - 70],
      [at(900), SHORE - 90],
      [at(900), SHORE + 2],
    ]),
    box: { x: Math.min(at(130), at(900)), y: SHORE - 90, width: 770, height: 92 },
    colour: tone(light, palette.grass, 0.8, 0.1),
    length: 70,
    contrast: 0.03,
  });
  const houses = [330, 420, 505, 590, 690].map((out, index) =>
    drawHouse(stage, random, {
      x: at(out + random.between(-14, 14)),
      y: SHORE - 8 - (index % 2) * 20,
      width: random.between(50, 66),
      height: random.between(30, 40),
      depth: 36,
      roof: index % 2 ? 'eaves' : 'gable',
      plaster: random.chance(0.5) ? palette.plaster[0] : random.pick(palette.plaster),
      distance: 0.06,
    }),
  );
  return meadow + houses.join('');
}

/** The ledge the viewer stands on: turf, a birch-dark edge, firs that lead the eye down. */
function drawLookout(stage: Stage, random: Random): string {
  const { light, palette, sunSide } = stage;
  const at = (out: number): number => 800 + sunSide * out;
  const ledge = drawMass(random, {
    outline: rounded([
      [at(160), HEIGHT + 40],
      [at(300), HEIGHT - 70],
      [at(480), HEIGHT - 110],
      [at(640), HEIGHT - 190],
      [at(940), HEIGHT - 250],
      [at(940), HEIGHT + 40],
    ]),
    box: { x: Math.min(at(160), at(940)), y: HEIGHT - 250, width: 780, height: 290 },
    colour: tone(light, palette.grass, 0.35),
    angle: -sunSide * 14,
    length: 120,
  });
  const firs = [570, 700, 640, 770].map((out) =>
    drawConifer(stage, random, {
      x: at(out),
      y: HEIGHT - 90 - (out - 570) * 0.3,
      height: random.between(300, 520),
    }),
  );
  const tufts = [330, 440, 560, 680].map((out) =>
    drawTuft(stage, random, {
      x: at(out),
      y: HEIGHT - 30 - (out - 330) * 0.22,
      width: 190,
      height: 74,
      count: 60,
      paint: palette.grass,
    }),
  );
  return ledge + firs.join('') + tufts.join('');
}
