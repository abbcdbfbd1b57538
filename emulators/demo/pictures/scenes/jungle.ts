import { dab } from '../brush.ts';
import { drawCanopy } from '../canopy.ts';
import { vary } from '../colour.ts';
import { drawBirds } from '../foreground/birds.ts';
import { drawRowingBoat } from '../foreground/boats.ts';
import { drawFern, drawGreatLeaf } from '../foreground/leaves.ts';
import { drawPalm } from '../foreground/palm.ts';
import { drawParrot } from '../foreground/parrot.ts';
import { haze, tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawRidges, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { fill, glow, HEIGHT, mirrored, path, stroke, WIDTH } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const BANK = 810;

/** A river through rain forest, seen from between great leaves. */
export function drawJungle(stage: Stage): string {
  const { palette, light, sunSide } = stage;
  const random = stage.random.fork('jungle');
  const water = { top: BANK, bottom: HEIGHT, breeze: 0.35 };
  const ranges = [
    { y: 500, height: 70, distance: 0.68, crown: 46, bottom: 680 },
    { y: 590, height: 60, distance: 0.5, crown: 70, bottom: 760 },
    { y: 700, height: 50, distance: 0.3, crown: 100, bottom: BANK },
  ].map(({ y, height, distance, crown, bottom }) =>
    drawCanopy(stage, random, {
      line: ridgeLine(random, { y, height, period: 420, octaves: 2 }),
      bottom,
      paint: random.pick([palette.foliage[0], palette.foliage[1]]),
      distance,
      crown,
    }),
  );
  const palms = Array.from({ length: 11 }, (_, index) => {
    const x = (index / 10) * WIDTH + random.between(-50, 50);
    return drawPalm(stage, random, {
      x,
      y: BANK - random.between(0, 40),
      height: random.between(150, 330),
      distance: 0.22,
    });
  });
  const bankLeaves = Array.from({ length: 150 }, () =>
    dab(
      random,
      random.between(-20, WIDTH + 20),
      BANK - random.between(-4, 44),
      random.between(40, 96),
      random.between(9, 20),
      random.between(-50, 50),
    ),
  );
  const bank =
    fill(bankLeaves.slice(0, 80).join(''), tone(light, palette.foliage[1], 0.1, 0.1)) +
    fill(bankLeaves.slice(80).join(''), tone(light, palette.foliage[0], 0.6, 0.12), 0.9);
  return [
    drawSky(stage, 560),
    drawRidges(stage, {
      from: 380,
      to: 460,
      count: 2,
      height: 90,
      paint: palette.foliage[1],
      octaves: 3,
      far: 0.84,
      near: 0.74,
    }),
    ...ranges.slice(0, 2),
    glow(
      800 - sunSide * 260,
      700,
      130,
      [
        [0, haze(light), 0.7],
        [1, haze(light), 0],
      ],
      4,
    ),
    drawWater(stage, water),
    mirrored([...ranges.slice(2), ...palms, bank].join(''), BANK, 0.7, 0.5),
    drawRipples(stage, water),
    drawRowingBoat(stage, random, {
      x: 800 + sunSide * random.between(40, 170),
      y: random.between(900, 940),
      length: random.between(150, 190),
      heading: random.pick([1, -1]),
    }),
    drawBirds(stage, random, { x: 800 - sunSide * 180, y: 330, spread: 110, count: 5 }),
    drawFrame(stage, random),
  ].join('');
}

/** The near forest: lianas from above, great leaves and ferns from both sides, a parrot or two. */
function drawFrame(stage: Stage, random: Random): string {
  const { light, palette, sunSide } = stage;
  const at = (out: number): number => 800 - sunSide * out;
  const leaf = (
    out: number,
    y: number,
    length: number,
    angle: number,
    shade: number,
    torn = random.chance(0.5),
  ): string =>
    drawGreatLeaf(stage, random, {
      x: at(out),
      y,
      length: length * random.between(0.9, 1.15),
      angle: sunSide > 0 ? angle : 180 - angle,
      torn,
      shade,
    });
  const lianas = (
    [
      [700, 420],
      [640, 300],
      [-690, 360],
      [-600, 220],
      [560, 190],
    ] as const
  ).map(([out, drop]) => {
    const x = at(out + random.between(-20, 20));
    return stroke(
      path(
        'M',
        [x, -10],
        'Q',
        [x + random.between(-40, 40), drop * 0.6],
        [x + random.between(-24, 24), drop],
      ),
      tone(light, vary(palette.foliage[0], -0.08), 0.2),
      random.between(5, 10),
    );
  });
  const behind = [
    leaf(860, 700, 380, -28, 0.55),
    leaf(850, 930, 400, -12, 0.5),
    leaf(-860, 820, 380, 206, 0.5),
    leaf(870, 330, 330, 30, 0.55),
    leaf(-870, 330, 300, 152, 0.55),
    leaf(-860, 1010, 380, 192, 0.45),
  ];
  const front = [
    leaf(880, 1150, 470, -46, 0.1),
    leaf(800, 1250, 480, -72, 0),
    leaf(690, 1260, 400, -94, 0.15),
    leaf(-880, 1180, 450, 222, 0.1),
    leaf(-790, 1260, 430, 252, 0),
    leaf(870, 560, 380, 4, 0.2),
    leaf(860, 60, 400, 38, 0.35),
    leaf(-870, 60, 360, 146, 0.35),
    leaf(-880, 620, 320, 182, 0.25),
  ];
  const blossom = palette.accent[3];
  const flowers = (
    [
      [640, 1130],
      [700, 1060],
      [-680, 1110],
      [-610, 1170],
    ] as const
  ).map(
    ([out, y]) =>
      fill(
        Array.from({ length: 5 }, (_, petal) =>
          dab(
            random,
            at(out) + Math.cos(petal * 1.26) * 16,
            y + Math.sin(petal * 1.26) * 16,
            36,
            11,
            petal * 72,
          ),
        ).join(''),
        tone(light, blossom, 0.85),
      ) + fill(dab(random, at(out), y, 14, 8), tone(light, palette.accent[2], 0.9)),
  );
  const ferns = [560, 450, -480, -560, 330, -350].map((out) =>
    drawFern(stage, random, { x: at(out), y: HEIGHT + 20, height: random.between(130, 230) }),
  );
  return [
    ...lianas,
    ...behind,
    ...ferns,
    ...front,
    ...flowers,
    drawParrot(stage, {
      x: at(-random.between(150, 260)),
      y: random.between(430, 520),
      height: 84,
      heading: sunSide,
    }),
    random.chance(0.6)
      ? drawParrot(stage, {
          x: at(-random.between(300, 380)),
          y: random.between(530, 590),
          height: 66,
          heading: sunSide,
        })
      : '',
  ].join('');
}
