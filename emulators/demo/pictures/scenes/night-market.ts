import { blob, dab } from '../brush.ts';
import { mix, vary } from '../colour.ts';
import { drawFacade, type Project } from '../foreground/facade.ts';
import { drawGarland } from '../foreground/lanterns.ts';
import { drawPagoda } from '../foreground/pagoda.ts';
import { drawPerson } from '../foreground/people.ts';
import { drawStall } from '../foreground/stall.ts';
import { drawTower } from '../foreground/towers.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { faded, fill, glow, HEIGHT, rectangle, WIDTH } from '../svg.ts';

const EYE = 690;

/** How much smaller things are, so far `along` the street (0 at hand to 1 at its end). */
const shrink = (along: number): number => 1 / (1 + along * 5.4);

/** A street of stalls under lanterns, and the people who stroll there. */
export function drawNightMarket(stage: Stage): string {
  const { light, palette, sunSide, region } = stage;
  const random = stage.random.fork('night market');
  const vanishing = 800 + sunSide * random.between(-40, 110);
  const ground = (along: number): number => EYE + 430 * shrink(along);
  const across = (foot: number, along: number): number => vanishing + (foot - vanishing) * shrink(along);
  const stalls = [0.8, 0.52, 0.32, 0.16, 0.03].flatMap((along) =>
    ([-1, 1] as const).map((side) =>
      drawStall(stage, random, {
        x: across(800 + side * 700, along),
        y: ground(along) + 8,
        height: 620 * shrink(along),
        width: 560 * shrink(along),
        distance: along * 0.3,
      }),
    ),
  );
  const crowd = Array.from({ length: 24 }, (_, index) => ({
    along: 0.02 + (index / 24) ** 1.25 * 1.05,
    foot: 800 + random.between(-400, 400),
  })).toSorted((one, other) => other.along - one.along);
  const people = crowd.map(({ along, foot }) =>
    drawPerson(stage, random, {
      x: across(foot, along),
      y: ground(along) + random.between(0, 26) * shrink(along),
      height: 370 * shrink(along) * random.between(0.86, 1.04),
      distance: along * 0.22,
    }),
  );
  const lanterns = [0.9, 0.58, 0.34, 0.18, 0.05].map((along) => {
    const height = EYE - 520 * shrink(along) + random.between(-20, 20);
    return drawGarland(stage, random, {
      from: [across(-60, along), height - 60 * shrink(along)],
      to: [across(1660, along), height - 70 * shrink(along)],
      sag: 90 * shrink(along),
      count: 9,
      size: 62 * shrink(along),
      paints: palette.accent,
    });
  });
  const landmark =
    region === 'asia-oceania'
      ? drawPagoda(stage, random, { x: vanishing, y: 800, height: 430, distance: 0.36 })
      : drawTower(stage, random, { x: vanishing, y: 800, height: 440, width: 64, distance: 0.36 });
  const warm = light.lampsLit ? 0.5 : 0.12;
  return [
    drawSky(stage, EYE),
    landmark,
    ...([-1, 1] as const).map((side) => drawHouses(stage, random.fork(`houses ${side}`), side, vanishing)),
    faded(
      rectangle(-20, EYE + 66, WIDTH + 40, HEIGHT),
      [0, EYE + 66],
      [0, HEIGHT],
      [
        [0, tone(light, palette.stone, 0.8, 0.2)],
        [0.4, tone(light, vary(palette.stone, -0.1), 0.6)],
        [1, tone(light, vary(palette.stone, -0.16), 0.25)],
      ],
    ),
    glow(
      vanishing,
      EYE + 90,
      250,
      [
        [0, light.lamp, warm * 1.4],
        [0.5, light.lamp, warm * 0.5],
        [1, light.lamp, 0],
      ],
      1.8,
    ),
    drawPaving(stage, random, vanishing),
    ...interleave(stalls, lanterns),
    ...people,
    drawSteam(stage, random),
  ].join('');
}

/** Each pair of stalls, and then the lanterns that hang in front of it. */
function interleave(stalls: readonly string[], lanterns: readonly string[]): string[] {
  return lanterns.flatMap((garland, index) => [
    stalls[index * 2] ?? '',
    stalls[index * 2 + 1] ?? '',
    garland,
  ]);
}

/** The fronts behind the stalls of one side. */
function drawHouses(stage: Stage, random: Random, side: -1 | 1, vanishing: number): string {
  const foot = 800 + side * 1060;
  const project: Project = (along, up) => [
    vanishing + (foot - vanishing) * shrink(along),
    EYE + (420 - up) * shrink(along),
  ];
  const exposure = side === stage.sunSide ? 0.2 : 0.7;
  const cuts = Array.from({ length: 7 }, (_, index) => (index / 6) ** 1.2 * 1.02 - 0.06);
  return cuts
    .slice(0, -1)
    .map((from, index) =>
      drawFacade(stage, random, project, {
        from,
        to: cuts[index + 1] ?? 1,
        height: random.between(880, 1240),
        exposure,
        distance: Math.max(0, from) * 0.34,
        crown: random.pick(['cornice', 'point']),
      }),
    )
    .toReversed()
    .join('');
}

/** Wet cobbles that give the lanterns back. */
function drawPaving({ light, palette }: Stage, random: Random, vanishing: number): string {
  const touches = (count: number, spread: number): string =>
    Array.from({ length: count }, () => {
      const near = random.between(0, 1) ** 1.3;
      return dab(
        random,
        vanishing + random.between(-1, 1) * (90 + near * spread),
        EYE + 84 + near * 400,
        24 + near * 110,
        2 + near * 7,
      );
    }).join('');
  const gleam = light.lampsLit ? light.lamp : tone(light, palette.stone, 1);
  return (
    fill(touches(90, 900), tone(light, vary(palette.stone, -0.14), 0.3), 0.5) +
    fill(touches(60, 560), mix(gleam, palette.accent[0], light.lampsLit ? 0.25 : 0), 0.3) +
    fill(touches(46, 330), gleam, 0.42)
  );
}

/** Steam from the cooking, lit by the lamps. */
function drawSteam({ light, palette }: Stage, random: Random): string {
  const cloud = mix(tone(light, palette.snow, 0.8), light.lamp, light.lampsLit ? 0.4 : 0.05);
  return [-1, 1]
    .map((side) =>
      Array.from({ length: 7 }, (_, index) =>
        blob(
          random,
          800 + side * (430 - index * 10) + random.between(-20, 20),
          760 - index * 52,
          26 + index * 9,
          30 + index * 9,
          0.2,
        ),
      ).join(''),
    )
    .map((outline) => fill(outline, cloud, 0.1))
    .join('');
}
