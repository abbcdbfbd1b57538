import { dab, drawMass } from '../../brush.ts';
import { mix, vary } from '../../colour.ts';
import { drawBeast } from '../../foreground/animals.ts';
import { drawTuft } from '../../foreground/grass.ts';
import { drawPalm } from '../../foreground/palm.ts';
import { below } from '../../ground.ts';
import { tone } from '../../light.ts';
import type { Random } from '../../random.ts';
import { drawRidges, heightAt } from '../../ridges.ts';
import { drawSky } from '../../sky.ts';
import type { Stage } from '../../stage.ts';
import { clipped, fill, HEIGHT, type Point, polygon, WIDTH } from '../../svg.ts';

type Dune = {
  readonly peak: number;
  readonly rise: number;
  readonly line: readonly Point[];
  readonly distance: number;
};

/** Dunes, an oasis, and a caravan on its way. */
export function drawDunes(stage: Stage): string {
  const { palette, sunSide } = stage;
  const random = stage.random.fork('dunes');
  const dunes = [
    { crest: 0.28, y: 640, rise: 60, distance: 0.5 },
    { crest: 0.74, y: 665, rise: 130, distance: 0.36 },
    { crest: 0.33, y: 760, rise: 210, distance: 0.2 },
    { crest: 0.82, y: 890, rise: 200, distance: 0.08 },
    { crest: 0.2, y: 1060, rise: 150, distance: 0 },
  ].map(({ crest, y, rise, distance }) =>
    shapeDune(random, sunSide > 0 ? crest : 1 - crest, y, rise, distance),
  );
  const trail = dunes[3]?.line ?? [];
  const caravan = Array.from({ length: random.whole(4, 6) }, (_, index) => {
    const x = 800 - sunSide * (60 + index * 88 + random.between(-10, 10));
    return drawBeast(stage, 'camel', {
      x,
      y: heightAt(trail, x) + 6,
      height: 66,
      heading: sunSide > 0 ? 1 : -1,
    });
  });
  const valley = dunes[2]?.line ?? [];
  const oasis = Array.from({ length: 6 }, () => {
    const x = 800 + sunSide * random.between(150, 420);
    return drawPalm(stage, random, {
      x,
      y: heightAt(valley, x) + random.between(4, 26),
      height: random.between(90, 150),
      distance: 0.2,
    });
  });
  return [
    drawSky(stage, 590),
    drawRidges(stage, {
      from: 545,
      to: 590,
      count: 2,
      height: 46,
      paint: palette.rock,
      octaves: 4,
      far: 0.84,
      near: 0.68,
    }),
    ...dunes.slice(0, 3).map((dune) => drawDune(stage, random, dune)),
    ...(random.chance(0.6) ? oasis : []),
    ...dunes.slice(3, 4).map((dune) => drawDune(stage, random, dune)),
    ...caravan,
    ...dunes.slice(4).map((dune) => drawDune(stage, random, dune)),
    ...[0, 1, 2].map(() =>
      drawTuft(stage, random, {
        x: random.between(100, 1500),
        y: random.between(1110, 1180),
        width: 110,
        height: 76,
        count: 36,
        paint: mix(palette.grass, palette.sand, 0.4),
      }),
    ),
  ].join('');
}

/** The outline of a dune whose crest stands `crest` (0..1) of the way across. */
function shapeDune(random: Random, crest: number, y: number, rise: number, distance: number): Dune {
  const peak = crest * WIDTH + random.between(-60, 60);
  const breadth = 380 * random.between(0.75, 1.1);
  const line = Array.from({ length: 45 }, (_, index): Point => {
    const x = index * 38 - 40;
    return [x, y - rise / (1 + (Math.abs(x - peak) / breadth) ** 1.7) - 10 * Math.sin(index * 0.34 + rise)];
  });
  return { peak, rise, line, distance };
}

/** One dune: a sharp crest that curves down to the viewer, light on one flank and shade on the other. */
function drawDune(stage: Stage, random: Random, { peak, rise, line, distance }: Dune): string {
  const { light, palette, sunSide } = stage;
  const bottom = HEIGHT + 40;
  const top = heightAt(line, peak);
  const outline = below(line, bottom);
  const paint = vary(palette.sand, -0.03, 1.15, -6);
  const spine = Array.from({ length: 9 }, (_, index): Point => {
    const down = index / 8;
    return [
      peak + sunSide * (Math.sin(down * 4.2) * rise * 0.9 - down * rise * 1.2),
      top + down * rise * 2.2,
    ];
  });
  const shaded = line.filter(([x]) => (x - peak) * sunSide < 0);
  const ordered = sunSide > 0 ? shaded.toReversed() : shaded;
  const [farX, farY] = ordered.at(-1) ?? [0, top];
  const shade = polygon([...spine.toReversed(), ...ordered, [farX, farY + rise * 1.3]]);
  const ripples = (count: number): string =>
    Array.from({ length: count }, () => {
      const down = random.between(0.1, 1);
      return dab(
        random,
        random.between(0, WIDTH),
        top + down * 330,
        60 + down * 150,
        2 + down * 4,
        sunSide * random.between(6, 16),
      );
    }).join('');
  const dark = tone(light, vary(paint, -0.05), 0.22, distance);
  return (
    drawMass(random, {
      outline,
      box: { x: 0, y: top, width: WIDTH, height: 340 },
      colour: tone(light, paint, 1, distance),
      angle: sunSide * 12,
      length: 200,
      contrast: 0.014,
    }) +
    clipped(
      outline,
      fill(ripples(34), tone(light, vary(paint, 0.03), 1, distance), 0.5) +
        fill(ripples(30), tone(light, vary(paint, -0.05), 0.7, distance), 0.35) +
        fill(shade, dark) +
        clipped(shade, fill(ripples(34), mix(dark, tone(light, paint, 0.6, distance), 0.5), 0.4)),
    )
  );
}
