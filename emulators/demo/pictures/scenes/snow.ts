import { blob, dab } from '../brush.ts';
import { type Colour, mix, oklch } from '../colour.ts';
import { drawConifer } from '../foreground/conifer.ts';
import { drawHouse } from '../foreground/house.ts';
import { drawTower } from '../foreground/towers.ts';
import { drawGround } from '../ground.ts';
import { tone } from '../light.ts';
import { drawMountain } from '../mountains.ts';
import { createFractal } from '../noise.ts';
import type { Random } from '../random.ts';
import { heightAt, ridgeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { disc, faded, fill, glow, HEIGHT, type Point, rectangle, rounded, WIDTH } from '../svg.ts';

/** A village deep in snow: firs, lit windows, flakes in the air; by night sometimes the northern lights. */
export function drawSnow(stage: Stage): string {
  const { palette, light, sunSide, hour, region } = stage;
  const random = stage.random.fork('snow');
  const far = ridgeLine(random, { y: 680, height: 40, period: 460, octaves: 2 });
  const field = ridgeLine(random, { y: 800, height: 30, period: 620, octaves: 1 });
  const near = ridgeLine(random, { y: 990, height: 48, period: 760, octaves: 1 });
  const aurora = hour === 'night' && region !== 'southern-europe' ? drawAurora(random) : '';
  const peaks = [
    { x: 800 + sunSide * 430, y: 330, reach: 480, distance: 0.62 },
    { x: 800 - sunSide * 470, y: 300, reach: 500, distance: 0.56 },
    { x: 800 - sunSide * 60, y: 400, reach: 440, distance: 0.5 },
  ].map(({ x, y, reach, distance }) =>
    drawMountain(stage, {
      x: x + random.between(-60, 60),
      y: y + random.between(-40, 40),
      foot: 730,
      reach,
      paint: palette.rock,
      distance,
      snow: 0.62,
    }),
  );
  const firs = (line: readonly Point[], count: number, height: number, distance: number): string =>
    Array.from({ length: count }, () => random.between(-20, WIDTH + 20))
      .map((x) =>
        drawConifer(stage, random, {
          x,
          y: heightAt(line, x) + random.between(4, 24),
          height: height * random.between(0.7, 1.25),
          distance,
          snowy: true,
        }),
      )
      .join('');
  const edge = [650, 760, 560, -720].map((out) =>
    drawConifer(stage, random, {
      x: 800 - sunSide * out,
      y: 1090 + random.between(-20, 50),
      height: random.between(380, 600),
      snowy: true,
    }),
  );
  const white = tone(light, palette.snow, 0.9);
  const flakes = Array.from({ length: 190 }, () => {
    const size = random.between(0, 1) ** 2.4;
    return disc(
      random.between(0, WIDTH),
      random.between(0, HEIGHT),
      1.4 + size * 5,
      white,
      0.45 + size * 0.4,
    );
  });
  return [
    drawSky(stage, 690),
    aurora,
    ...peaks,
    drawGround(stage, { line: far, bottom: 900, paint: palette.snow, distance: 0.32, dusk: 0.1, stray: 0 }),
    firs(far, 16, 76, 0.36),
    drawGround(stage, {
      line: field,
      bottom: HEIGHT,
      paint: palette.snow,
      exposure: 0.85,
      dusk: 0.3,
      stray: 0,
    }),
    drawVillage(stage, random, field),
    drawTrack(stage, field),
    drawGround(stage, {
      line: near,
      bottom: HEIGHT,
      paint: palette.snow,
      exposure: 0.7,
      dusk: 0.5,
      stray: 0,
    }),
    drawDrifts(stage, random),
    ...edge,
    ...flakes,
  ].join('');
}

/** Cabins under thick roofs of snow about a small church. */
function drawVillage(stage: Stage, random: Random, line: readonly Point[]): string {
  const { sunSide } = stage;
  const centre = 800 + sunSide * random.between(40, 140);
  const church = drawTower(stage, random, {
    x: centre - sunSide * 40,
    y: heightAt(line, centre) + 12,
    height: 260,
    width: 46,
    top: 'spire',
    distance: 0.16,
  });
  const plots = [
    [-330, 20, 92],
    [-215, 4, 74],
    [-110, 24, 88],
    [70, 10, 84],
    [185, 34, 104],
    [320, 12, 80],
    [-20, 74, 120],
    [-250, 92, 126],
    [262, 104, 134],
    [430, 62, 104],
  ] as const;
  const cabins = plots
    .toSorted((one, other) => one[1] - other[1])
    .map(([out, down, width]) =>
      drawCabin(
        stage,
        random,
        centre + out + random.between(-12, 12),
        heightAt(line, centre + out) + down + 20,
        width,
        0.15 - down * 0.001,
      ),
    );
  const firs = [-420, -160, 130, 400, 510].map((out) =>
    drawConifer(stage, random, {
      x: centre + out,
      y: heightAt(line, centre + out) + 30,
      height: random.between(110, 170),
      distance: 0.16,
      snowy: true,
    }),
  );
  return church + firs.join('') + cabins.join('');
}

/** A wooden house whose roof is a cushion of snow, smoke above it. */
function drawCabin(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  width: number,
  distance: number,
): string {
  const { light, palette, sunSide } = stage;
  const height = width * 0.48;
  const smoke = Array.from({ length: 6 }, (_, index) =>
    blob(
      random,
      x + width * 0.2 - sunSide * index * width * 0.1,
      y - height - width * (0.5 + index * 0.24),
      width * (0.06 + index * 0.03),
      width * (0.07 + index * 0.03),
    ),
  ).join('');
  const timber = random.pick([palette.wood, palette.wood, palette.plaster[0], palette.plaster[1]]);
  const house = drawHouse(stage, random, {
    x,
    y,
    width,
    height,
    depth: width * 0.7,
    roof: 'eaves',
    plaster: timber,
    tiles: palette.snow,
    distance,
  });
  const rim = fill(dab(random, x, y + 3, width * 1.7, width * 0.1), tone(light, palette.snow, 0.9, distance));
  const warm = light.lampsLit
    ? glow(
        x,
        y - height * 0.3,
        width * 0.9,
        [
          [0, light.lamp, 0.4],
          [1, light.lamp, 0],
        ],
        1.4,
      )
    : '';
  return (
    fill(smoke, mix(tone(light, palette.snow, 0.6, distance), light.middle, 0.4), 0.45) + house + rim + warm
  );
}

/** The way people have trodden to the village. */
function drawTrack({ light, palette, sunSide }: Stage, line: readonly Point[]): string {
  const top = heightAt(line, 800 + sunSide * 90) + 60;
  const course = [
    [90, 0, 8],
    [60, 40, 14],
    [-30, 90, 24],
    [-60, 150, 40],
    [20, 230, 66],
    [120, 340, 110],
  ] as const;
  const side = (direction: -1 | 1): Point[] =>
    course.map(([out, down, half]) => [800 + sunSide * out + direction * half, top + down]);
  return fill(
    rounded([...side(-1), ...side(1).toReversed()]),
    mix(tone(light, palette.snow, 0.35), tone(light, palette.earth, 0.5), 0.12),
    0.8,
  );
}

/** Soft hollows and tracks in the near snow. */
function drawDrifts({ light, palette, sunSide }: Stage, random: Random): string {
  const waves = (count: number): string =>
    Array.from({ length: count }, () =>
      dab(
        random,
        random.between(0, WIDTH),
        random.between(1010, 1190),
        random.between(180, 420),
        random.between(8, 22),
        random.between(-7, 7),
      ),
    ).join('');
  const tracks = Array.from({ length: 18 }, (_, index) =>
    dab(
      random,
      800 + sunSide * (420 - index * 34 + (index % 2) * 10),
      1180 - index * 9.5,
      20 - index * 0.7,
      5,
      0,
    ),
  ).join('');
  const blue = tone(light, palette.snow, 0.25);
  return (
    fill(waves(14), blue, 0.35) + fill(waves(12), tone(light, palette.snow, 1), 0.6) + fill(tracks, blue, 0.8)
  );
}

/** Curtains of green and violet light: rays side by side along a wandering foot. */
function drawAurora(random: Random): string {
  const veils: readonly [Colour, number, number][] = [
    [oklch(0.68, 0.14, 320), 150, 0.2],
    [oklch(0.8, 0.15, 160), 250, 0.34],
    [oklch(0.82, 0.13, 172), 380, 0.26],
  ];
  return veils
    .map(([colour, y, opacity]) => {
      const wander = createFractal(random, 3);
      const from = random.between(-0.1, 0.3);
      const to = from + random.between(0.5, 0.75);
      return Array.from({ length: 64 }, (_, index) => {
        const along = index / 63;
        const x = (from + (to - from) * along) * WIDTH;
        const foot = y + wander(along * 3.2) * 130;
        const height = 190 + 170 * Math.abs(wander(along * 17 + 40));
        const fade = Math.sin(Math.PI * along) * opacity * random.between(0.6, 1);
        const width = ((to - from) * WIDTH) / 58;
        return faded(
          rectangle(x, foot - height, width, height + 26),
          [0, foot - height],
          [0, foot + 26],
          [
            [0, colour, 0],
            [0.7, colour, fade * 0.6],
            [0.9, colour, fade],
            [1, colour, 0],
          ],
        );
      }).join('');
    })
    .join('');
}
