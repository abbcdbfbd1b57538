import { drawMass } from './brush.ts';
import { type Colour, vary } from './colour.ts';
import { haze, tone } from './light.ts';
import { createFractal } from './noise.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { faded, type Point, polygon, WIDTH } from './svg.ts';

type RidgeShape = {
  /** The ridge's middle height, pixels from the top. */
  readonly y: number;
  /** How far it rises above and falls below that, pixels. */
  readonly height: number;
  /** From one summit to the next, about, pixels. */
  readonly period: number;
  /** 1 for rounded downs, 5 for broken rock. */
  readonly octaves: number;
};

/** The points of a ridge from beyond the left edge to beyond the right one. */
export function ridgeLine(random: Random, { y, height, period, octaves }: RidgeShape): Point[] {
  const noise = createFractal(random, octaves);
  const step = octaves > 2 ? 14 : 28;
  return Array.from({ length: Math.ceil((WIDTH + 80) / step) + 1 }, (_, index): Point => {
    const x = index * step - 40;
    return [x, y - height * noise(x / period)];
  });
}

/** The height of a line of points at `x`: of the nearest point to the right, or of the last. */
export function heightAt(line: readonly Point[], x: number): number {
  return (line.find(([pointX]) => pointX >= x) ?? line.at(-1) ?? [0, 0])[1];
}

type Ridge = {
  readonly line: readonly Point[];
  readonly bottom: number;
  readonly paint: Colour;
  /** 0 at hand to 1 lost in haze. */
  readonly distance: number;
  /** 0 in the shade to 1 in full light. */
  readonly exposure?: number;
  /** How much mist gathers at its foot, 0..1. */
  readonly mist?: number;
};

/** A ridge as one layer of the landscape, paler towards its foot. */
export function drawRidge(stage: Stage, ridge: Ridge): string {
  const { line, bottom, paint, distance, exposure = 0.45, mist = 0.5 } = ridge;
  const outline = polygon([...line, [WIDTH + 40, bottom], [-40, bottom]]);
  const top = Math.min(...line.map(([, y]) => y));
  const colour = tone(stage.light, paint, exposure, distance);
  const body = drawMass(stage.random.fork(`ridge ${Math.round(top)}`), {
    outline,
    box: { x: 0, y: top, width: WIDTH, height: bottom - top },
    colour,
    angle: stage.sunSide * 14,
    length: 190 - distance * 80,
    contrast: 0.026 - distance * 0.014,
  });
  const air = vary(haze(stage.light), 0.01);
  const veil = faded(
    outline,
    [0, top],
    [0, bottom],
    [
      [0, air, 0],
      [1, air, mist],
    ],
  );
  return body + (mist > 0 ? veil : '');
}

/** Several ridges one before the other, each nearer one lower, darker and clearer. */
export function drawRidges(
  stage: Stage,
  range: {
    from: number;
    to: number;
    count: number;
    height: number;
    paint: Colour;
    octaves: number;
    far?: number;
    near?: number;
  },
): string {
  const { from, to, count, height, paint, octaves, far = 0.82, near = 0.3 } = range;
  return Array.from({ length: count }, (_, index) => {
    const depth = count > 1 ? index / (count - 1) : 1;
    const random = stage.random.fork(`range ${index} ${from}`);
    const line = ridgeLine(random, {
      y: from + (to - from) * depth,
      height: height * random.between(0.75, 1.2),
      period: random.between(300, 520),
      octaves,
    });
    return drawRidge(stage, { line, bottom: to + height + 140, paint, distance: far + (near - far) * depth });
  }).join('');
}
