import { dab } from './brush.ts';
import { type Colour, vary } from './colour.ts';
import { tone } from './light.ts';
import type { Stage } from './stage.ts';
import { clipped, faded, fill, type Point, polygon, WIDTH } from './svg.ts';

type Ground = {
  /** Its far edge, from left to right. */
  readonly line: readonly Point[];
  readonly bottom: number;
  readonly paint: Colour;
  /** 0 in the shade to 1 in full light. */
  readonly exposure?: number;
  readonly distance?: number;
  /** How dark it grows towards the viewer, 0..1. */
  readonly dusk?: number;
  /** Hue, in degrees, that some of its strokes stray towards. */
  readonly stray?: number;
};

/** Everything from a line down to `bottom`, over the whole width. */
export function below(line: readonly Point[], bottom: number): string {
  return polygon([...line, [WIDTH + 40, bottom], [-40, bottom]]);
}

/** Open ground seen in perspective: strokes grow towards the viewer, who stands in the shade. */
export function drawGround(stage: Stage, ground: Ground): string {
  const { line, bottom, paint, exposure = 0.8, distance = 0, dusk = 0.4, stray = 14 } = ground;
  const { light } = stage;
  const random = stage.random.fork(`ground ${Math.round(bottom)} ${line.length}`);
  const outline = below(line, bottom);
  const top = Math.min(...line.map(([, y]) => y));
  const strokes = (count: number): string =>
    Array.from({ length: count }, () => {
      const nearness = random.between(0, 1);
      const size = 40 + nearness * 190;
      return dab(
        random,
        random.between(0, WIDTH),
        top + nearness * (bottom - top),
        size * random.between(0.7, 1.6),
        size * random.between(0.05, 0.12),
        random.between(-6, 6),
      );
    }).join('');
  const colour = (lightness: number, hue: number, towards: number): Colour =>
    tone(light, vary(paint, lightness, 1, hue), towards, distance);
  return (
    fill(outline, colour(0, 0, exposure)) +
    clipped(
      outline,
      fill(strokes(26), colour(-0.035, stray, exposure), 0.6) +
        fill(strokes(26), colour(0.03, -stray * 0.7, Math.min(1, exposure + 0.15)), 0.6) +
        fill(strokes(18), colour(-0.01, stray * 0.5, exposure * 0.6), 0.45),
    ) +
    faded(
      outline,
      [0, top],
      [0, bottom],
      [
        [0, colour(-0.05, 0, 0.1), 0],
        [0.3, colour(-0.05, 0, 0.1), dusk * 0.25],
        [1, colour(-0.05, 0, 0.1), dusk],
      ],
    )
  );
}
