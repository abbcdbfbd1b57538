import { drawMass } from './brush.ts';
import { vary } from './colour.ts';
import { drawCompass } from './compass.ts';
import { drawSailingBoat } from './foreground/boats.ts';
import { drawConifer } from './foreground/conifer.ts';
import { drawCypress } from './foreground/cypress.ts';
import { drawPalm } from './foreground/palm.ts';
import { drawFlatTree } from './foreground/pine.ts';
import { tone } from './light.ts';
import { drawMountain } from './mountains.ts';
import type { Region } from './palette.ts';
import { createRandom, type Random } from './random.ts';
import { drawRidges } from './ridges.ts';
import { drawSky } from './sky.ts';
import { type Stage, setStage } from './stage.ts';
import { clipped, disc, placed, rectangle, svgDocument } from './svg.ts';
import { drawRipples, drawWater } from './water.ts';

/** Side of an avatar, pixels. */
const SIDE = 480;
const CENTRE = SIDE / 2;

/**
 * The source of an SVG of 480×480: an emblem for a creator, a landscape in a roundel or a compass rose, the same one
 * for the same seed and region. It keeps its meaning when it is cropped to a circle.
 */
export function drawAvatar({ seed, region }: { seed: string; region: Region }): string {
  const random = createRandom(`avatar/${seed}`);
  const stage = setStage(`avatar/${seed}`, random.pick(['dawn', 'morning', 'afternoon', 'dusk']), region);
  const ground = random.pick([
    stage.palette.deepWater,
    ...stage.palette.accent.slice(0, 3),
    stage.palette.conifer,
  ]);
  const backdrop = drawMass(random, {
    outline: rectangle(-10, -10, SIDE + 20, SIDE + 20),
    box: { x: 0, y: 0, width: SIDE, height: SIDE },
    colour: vary(ground, 0, 0.85),
    length: 110,
    contrast: 0.02,
  });
  const emblem = random.chance(0.62)
    ? drawRoundel(stage, random)
    : drawCompass(stage, random, { x: CENTRE, y: CENTRE, radius: 196 });
  return svgDocument(SIDE, SIDE, backdrop + emblem);
}

/** A small landscape in a ring of paper. */
function drawRoundel(stage: Stage, random: Random): string {
  const radius = 192;
  const half = `a${radius} ${radius} 0 1 1`;
  const circle = `M${CENTRE - radius} ${CENTRE}${half} ${radius * 2} 0${half} ${-radius * 2} 0z`;
  const scale = 0.42;
  const landscape = placed(drawLandscape(stage, random), CENTRE - 800 * scale, CENTRE - 640 * scale, scale);
  return (
    disc(CENTRE, CENTRE, radius + 13, vary(stage.palette.snow, -0.02, 2, -150)) + clipped(circle, landscape)
  );
}

/** Sky, ranges and water, and one thing the region is known by; laid out like a picture, about x 800, y 640. */
function drawLandscape(stage: Stage, random: Random): string {
  const { palette, sunSide, region } = stage;
  const water = { top: 760, bottom: 1200, breeze: 0.35 };
  const peak = drawMountain(stage, {
    x: 800 - sunSide * random.between(40, 130),
    y: random.between(370, 450),
    foot: 770,
    reach: random.between(330, 420),
    paint: palette.rock,
    distance: 0.3,
    snow: region === 'northern-europe-africa' || random.chance(0.4) ? 0.36 : 0,
  });
  const at = { x: 800 + sunSide * random.between(120, 190), y: 1010, height: random.between(470, 560) };
  const landmark = {
    'southern-europe': () =>
      random.chance(0.5)
        ? drawFlatTree(stage, random, { ...at, lean: 0 })
        : drawCypress(stage, random, at) + drawCypress(stage, random, { ...at, x: at.x + 90, height: 340 }),
    'northern-europe-africa': () =>
      drawConifer(stage, random, at) + drawConifer(stage, random, { ...at, x: at.x + 110, height: 360 }),
    'asia-oceania': () => drawPalm(stage, random, { ...at, lean: -sunSide * 0.16 }),
    americas: () => drawPalm(stage, random, { ...at, lean: sunSide * 0.1 }),
  }[region];
  const boat = {
    x: 800 - sunSide * random.between(20, 110),
    y: random.between(870, 910),
    length: random.between(170, 220),
  };
  const shore = drawMass(random, {
    outline: `M300 1010Q800 930 1300 1000V1240H300Z`,
    box: { x: 300, y: 950, width: 1000, height: 250 },
    colour: tone(stage.light, palette.grass, 0.5),
    contrast: 0.035,
  });
  return [
    drawSky(stage, 760),
    peak,
    drawRidges(stage, {
      from: 680,
      to: 745,
      count: 2,
      height: 60,
      paint: palette.foliage[0],
      octaves: 2,
      far: 0.5,
      near: 0.28,
    }),
    drawWater(stage, water),
    drawRipples(stage, water),
    random.chance(0.6) ? drawSailingBoat(stage, random, boat) : '',
    shore,
    landmark(),
  ].join('');
}
