import { blob, dab } from './brush.ts';
import { type Colour, vary } from './colour.ts';
import { below } from './ground.ts';
import { haze, tone } from './light.ts';
import type { Random } from './random.ts';
import { heightAt } from './ridges.ts';
import type { Stage } from './stage.ts';
import { faded, fill, type Point, WIDTH } from './svg.ts';

type Canopy = {
  readonly line: readonly Point[];
  readonly bottom: number;
  readonly paint: Colour;
  readonly distance: number;
  /** Width of a crown, pixels. */
  readonly crown: number;
};

/** Unbroken forest seen from outside: crown beside crown, mist between one range and the next. */
export function drawCanopy(
  stage: Stage,
  random: Random,
  { line, bottom, paint, distance, crown }: Canopy,
): string {
  const { light, sunSide } = stage;
  const outline = below(line, bottom);
  const top = Math.min(...line.map(([, y]) => y));
  const crowns = Array.from({ length: Math.ceil(((WIDTH + 80) / crown) * 1.8) }, () => {
    const x = random.between(-40, WIDTH + 40);
    const down = random.between(0, 1) ** 2 * (bottom - top) * 0.6;
    const size = crown * random.between(0.36, 0.68);
    return { x, y: Math.min(heightAt(line, x) + down, bottom - size), size };
  }).toSorted((one, other) => one.y - other.y);
  const layer = (shift: number, scale: number): string =>
    crowns
      .map(({ x, y, size }) =>
        blob(random, x + sunSide * size * shift, y - size * shift, size * scale, size * scale * 0.8, 0.24),
      )
      .join('');
  const leaves = crowns
    .map(({ x, y, size }) =>
      dab(
        random,
        x + random.between(-0.8, 0.9) * size * sunSide,
        y + random.between(-0.8, 0.4) * size,
        size * 0.4,
        size * 0.12,
        random.between(-40, 40),
      ),
    )
    .join('');
  const air = haze(light);
  return [
    fill(outline + layer(0, 1), tone(light, vary(paint, -0.03), 0.22, distance)),
    fill(layer(0.24, 0.66), tone(light, paint, 0.5, distance), 0.9),
    fill(layer(0.46, 0.34), tone(light, vary(paint, 0.04), 0.9, distance), 0.85),
    fill(leaves, tone(light, vary(paint, 0.06), 0.95, distance), 0.55),
    faded(
      outline,
      [0, top],
      [0, bottom],
      [
        [0, air, 0],
        [0.45, air, distance * 0.4],
        [1, air, 0.2 + distance * 0.8],
      ],
    ),
  ].join('');
}
