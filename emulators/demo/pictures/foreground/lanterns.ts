import { type Colour, mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { disc, fill, glow, type Point, path, polygon, rectangle, rounded, stroke } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A street lamp on an iron post. */
export function drawLantern({ light, palette }: Stage, { x, y, height }: Standing): string {
  const top = y - height;
  const half = height * 0.05;
  const iron = tone(light, mix(palette.wood, palette.deepWater, 0.5), 0.25);
  const pane = polygon([
    [x - half * 0.6, top + height * 0.13],
    [x - half, top + height * 0.035],
    [x + half, top + height * 0.035],
    [x + half * 0.6, top + height * 0.13],
  ]);
  return [
    light.lampsLit
      ? glow(x, top + height * 0.08, height * 0.4, [
          [0, light.lamp, 0.75],
          [0.4, light.lamp, 0.22],
          [1, light.lamp, 0],
        ])
      : '',
    fill(rectangle(x - height * 0.008, top + height * 0.13, height * 0.016, height * 0.87), iron),
    fill(rectangle(x - height * 0.018, y - height * 0.2, height * 0.036, height * 0.2), iron),
    stroke(
      path('M', [x - half, top + height * 0.19], 'L', [x + half, top + height * 0.19]),
      iron,
      height * 0.01,
    ),
    fill(pane, light.lampsLit ? light.lamp : tone(light, palette.snow, 0.7)),
    stroke(pane, iron, height * 0.009),
    fill(
      polygon([
        [x - half * 1.2, top + height * 0.04],
        [x, top],
        [x + half * 1.2, top + height * 0.04],
      ]),
      iron,
    ),
  ].join('');
}

/** Paper lanterns (or bulbs, when `size` is small) on a sagging line between two points. */
export function drawGarland(
  stage: Stage,
  random: Random,
  garland: {
    from: Point;
    to: Point;
    sag: number;
    count: number;
    size: number;
    paints: readonly [Colour, ...Colour[]];
  },
): string {
  const { from, to, sag, count, size, paints } = garland;
  const { light, palette } = stage;
  const at = (along: number): Point => [
    from[0] + (to[0] - from[0]) * along,
    from[1] + (to[1] - from[1]) * along + sag * 4 * along * (1 - along),
  ];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const line = path('M', [from[0], from[1]], 'Q', [middle[0], middle[1]], [to[0], to[1]]);
  const bodies = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count);
    return drawPaperLantern(stage, x, y, size * random.between(0.85, 1.15), random.pick(paints));
  });
  return stroke(line, tone(light, palette.wood, 0.2), Math.max(1.4, size * 0.07)) + bodies.join('');
}

/** A round paper lantern that hangs from `x`, `y`; lit from within when the lamps are. */
function drawPaperLantern(
  { light, palette, sunSide }: Stage,
  x: number,
  y: number,
  size: number,
  paint: Colour,
): string {
  const middle = y + size * 0.72;
  const skin = light.lampsLit
    ? mix(mix(paint, light.lamp, 0.25), { ...light.lamp, l: 0.74 }, 0.35)
    : tone(light, paint, 0.75);
  const core = light.lampsLit ? mix(light.lamp, paint, 0.12) : tone(light, vary(paint, 0.07), 1);
  const body = rounded([
    [x - size * 0.2, y + size * 0.18],
    [x - size * 0.62, middle - size * 0.25],
    [x - size * 0.62, middle + size * 0.25],
    [x - size * 0.2, y + size * 1.26],
    [x + size * 0.2, y + size * 1.26],
    [x + size * 0.62, middle + size * 0.25],
    [x + size * 0.62, middle - size * 0.25],
    [x + size * 0.2, y + size * 0.18],
  ]);
  const caps =
    rectangle(x - size * 0.2, y + size * 0.12, size * 0.4, size * 0.12) +
    rectangle(x - size * 0.18, y + size * 1.2, size * 0.36, size * 0.1) +
    rectangle(x - size * 0.03, y + size * 1.28, size * 0.06, size * 0.36);
  return [
    light.lampsLit
      ? glow(x, middle, size * 1.9, [
          [0, mix(light.lamp, paint, 0.3), 0.55],
          [1, paint, 0],
        ])
      : '',
    fill(body, skin),
    disc(
      x + (light.lampsLit ? 0 : sunSide * size * 0.12),
      middle,
      size * 0.3,
      core,
      light.lampsLit ? 0.9 : 0.5,
    ),
    fill(caps, tone(light, palette.wood, 0.2)),
  ].join('');
}
