import { drawMass } from '../brush.ts';
import { vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, path, polygon, rectangle } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A pagoda of five storeys with swept eaves. */
export function drawPagoda(stage: Stage, random: Random, pagoda: Standing & { storeys?: number }): string {
  const { x, y, height, distance = 0, storeys = 5 } = pagoda;
  const { light } = stage;
  const floors = Array.from({ length: storeys }, (_, index) => {
    const up = index / storeys;
    return drawStorey(stage, random, {
      x,
      y: y - height * 0.84 * up,
      height: (height * 0.84) / storeys,
      width: height * (0.27 - up * 0.12),
      distance,
    });
  });
  const top = y - height * 0.84;
  const rings = [0.3, 0.45, 0.6, 0.74]
    .map((up) =>
      rectangle(
        x - height * 0.016 * (1.2 - up),
        top - height * 0.16 * up,
        height * 0.032 * (1.2 - up),
        height * 0.008,
      ),
    )
    .join('');
  const spire = polygon([
    [x - height * 0.008, top],
    [x, top - height * 0.18],
    [x + height * 0.008, top],
  ]);
  return floors.join('') + fill(spire + rings, tone(light, stage.palette.accent[1], 0.6, distance));
}

/** A storey: a walled room with posts, and the roof above it. */
export function drawStorey(
  stage: Stage,
  random: Random,
  {
    x,
    y,
    height,
    width,
    distance,
  }: { x: number; y: number; height: number; width: number; distance: number },
): string {
  const { light, palette, sunSide } = stage;
  const wall = height * 0.58;
  const half = width / 2;
  const red = palette.accent[0];
  const tiles = palette.roof[0];
  const posts = [-0.96, -0.5, 0, 0.5, 0.96]
    .map((out) => rectangle(x + out * half - width * 0.018, y - wall, width * 0.036, wall))
    .join('');
  const panes = [-0.73, -0.25, 0.25, 0.73]
    .map((out) => rectangle(x + out * half - width * 0.07, y - wall * 0.74, width * 0.14, wall * 0.5))
    .join('');
  const eave = y - wall;
  const peak = y - height * 1.02;
  const over = width * 0.3;
  /** Eaves that curl up at their ends. */
  const roof = path(
    'M',
    [x - half - over, eave - height * 0.06],
    'Q',
    [x - half * 0.8, eave + height * 0.13],
    [x, eave + height * 0.12],
    'Q',
    [x + half * 0.8, eave + height * 0.13],
    [x + half + over, eave - height * 0.06],
    'Q',
    [x + half * 0.9, eave - height * 0.14],
    [x + half * 0.72, peak],
    'L',
    [x - half * 0.72, peak],
    'Q',
    [x - half * 0.9, eave - height * 0.14],
    [x - half - over, eave - height * 0.06],
    'Z',
  );
  const soffit = path(
    'M',
    [x - half - over * 0.9, eave - height * 0.03],
    'Q',
    [x, eave + height * 0.3],
    [x + half + over * 0.9, eave - height * 0.03],
    'Z',
  );
  const shade = rectangle(sunSide > 0 ? x - half : x + half * 0.2, y - wall, half * 0.8, wall);
  return [
    fill(
      rectangle(x - half, y - wall, width, wall),
      tone(light, vary(palette.plaster[0], 0.02), 0.75, distance),
    ),
    fill(panes, light.lampsLit ? light.lamp : tone(light, palette.wood, 0.3, distance)),
    fill(posts, tone(light, red, 0.65, distance)),
    fill(
      rectangle(x - half * 1.12, y - wall * 0.2, width * 1.12, wall * 0.07),
      tone(light, red, 0.8, distance),
    ),
    fill(shade, tone(light, palette.deepWater, 0, distance), 0.28),
    fill(soffit, tone(light, vary(red, -0.12), 0.15, distance)),
    drawMass(random, {
      outline: roof,
      box: { x: x - half - over, y: peak, width: width + over * 2, height: eave - peak + height * 0.12 },
      colour: tone(light, tiles, 0.75, distance),
      angle: 80,
      length: height * 0.3,
      contrast: 0.05,
    }),
  ].join('');
}
