import { drawBirds } from '../foreground/birds.ts';
import { drawRowingBoat, drawSailingBoat } from '../foreground/boats.ts';
import { drawPalm } from '../foreground/palm.ts';
import { drawRock } from '../foreground/rocks.ts';
import { drawFoam } from '../foreground/shore.ts';
import type { Random } from '../random.ts';
import { drawRidges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { HEIGHT, mirrored } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';
import { drawCay } from './islands/cay.ts';
import { drawHolm } from './islands/holm.ts';
import { drawTowers } from './islands/karst-towers.ts';
import { drawVillage } from './islands/white-village.ts';

const SEA = 680;

/** An island out at sea, of the region's kind: karst towers, a white village, skerries, or palms. */
export function drawIsland(stage: Stage): string {
  const { palette, sunSide, region } = stage;
  const random = stage.random.fork('island');
  const water = { top: SEA - 50, bottom: HEIGHT, breeze: 0.5 };
  const centre = 800 - sunSide * random.between(130, 240);
  const draw = {
    'southern-europe': drawVillage,
    'northern-europe-africa': drawHolm,
    'asia-oceania': drawTowers,
    americas: drawCay,
  }[region];
  return [
    drawSky(stage, SEA - 50),
    drawRidges(stage, {
      from: 610,
      to: 622,
      count: 2,
      height: 40,
      paint: palette.rock,
      octaves: 3,
      far: 0.86,
      near: 0.74,
    }),
    drawWater(stage, water),
    mirrored(draw(stage, random, { centre, sea: SEA }), SEA, 0.7, 0.45),
    drawRipples(stage, water),
    drawFoam(stage, random, { x: centre, y: SEA + 2, width: 760, height: 8, count: 22 }),
    drawSailingBoat(stage, random, {
      x: 800 + sunSide * random.between(280, 400),
      y: random.between(800, 850),
      length: random.between(150, 190),
      heading: random.pick([1, -1]),
      distance: 0.06,
    }),
    drawSailingBoat(stage, random, {
      x: 800 + sunSide * random.between(480, 640),
      y: 690,
      length: 56,
      heading: random.pick([1, -1]),
      distance: 0.4,
    }),
    random.chance(0.5)
      ? drawRowingBoat(stage, random, {
          x: 800 - sunSide * random.between(250, 400),
          y: 960,
          length: 190,
          heading: sunSide,
        })
      : '',
    drawBirds(stage, random, { x: 800 + sunSide * 250, y: 380, spread: 120, count: 6 }),
    drawNearShore(stage, random),
  ].join('');
}

/** Rocks and, in warm seas, leaning palms at the viewer's own shore. */
function drawNearShore(stage: Stage, random: Random): string {
  const { region, sunSide } = stage;
  const side = (out: number): number => 800 - sunSide * out;
  const rocks = (
    [
      [800, 240, 130],
      [610, 190, 70],
      [480, 110, 36],
      [720, 150, 60],
    ] as const
  ).map(([out, width, height]) =>
    drawRock(stage, random, {
      x: side(out),
      y: HEIGHT - (800 - out) * 0.02 + 20,
      width: width * random.between(0.9, 1.3),
      height: height * random.between(0.9, 1.3),
    }),
  );
  const foam = drawFoam(stage, random, { x: side(620), y: HEIGHT - 6, width: 560, height: 26, count: 26 });
  if (region === 'northern-europe-africa' || region === 'southern-europe') return rocks.join('') + foam;
  const palms = (
    [
      [770, 860],
      [690, 700],
    ] as const
  ).map(([out, height]) =>
    drawPalm(stage, random, {
      x: side(out + 40),
      y: HEIGHT + 30,
      height,
      lean: sunSide * random.between(0.12, 0.26),
    }),
  );
  return palms.join('') + rocks.join('') + foam;
}
