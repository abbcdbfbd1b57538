import { drawMass } from '../brush.ts';
import { type Colour, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, polygon, rectangle, rounded } from '../svg.ts';
import type { Standing } from './standing.ts';

type Tower = Standing & {
  readonly width: number;
  /** `spire` is a tall pyramid, `dome` an onion or a cupola, `battlements` a flat top with teeth. */
  readonly top?: 'spire' | 'pyramid' | 'dome' | 'battlements';
  readonly paint?: Colour;
};

/** A bell tower: a shaft with string courses, arched openings, and a top of the region's kind. */
export function drawTower(stage: Stage, random: Random, tower: Tower): string {
  const { x, y, height, width, distance = 0 } = tower;
  const { light, palette, sunSide, region } = stage;
  const usual = (
    {
      'southern-europe': 'pyramid',
      'northern-europe-africa': 'spire',
      'asia-oceania': 'pyramid',
      americas: 'dome',
    } as const
  )[region];
  const top = tower.top ?? usual;
  const paint = tower.paint ?? vary(palette.stone, 0.02);
  const eaves = y - height * 0.72;
  const left = x - width / 2;
  const wall = drawMass(random, {
    outline: rectangle(left, eaves, width, y - eaves),
    box: { x: left, y: eaves, width, height: y - eaves },
    colour: tone(light, paint, 0.95, distance),
    angle: 90,
    length: width * 0.7,
  });
  const shade = rectangle(sunSide > 0 ? left : x, eaves, width / 2, y - eaves);
  const courses = [0.02, 0.24, 0.6]
    .map((down) =>
      rectangle(left - width * 0.06, eaves + (y - eaves) * down, width * 1.12, Math.max(2, width * 0.06)),
    )
    .join('');
  const opening = (centre: number): string => {
    const sill = eaves + width * 0.95;
    return rounded([
      [centre - width * 0.11, sill],
      [centre - width * 0.11, sill - width * 0.5],
      [centre, sill - width * 0.75],
      [centre + width * 0.11, sill - width * 0.5],
      [centre + width * 0.11, sill],
    ]);
  };
  return [
    wall,
    fill(shade, tone(light, paint, 0.15, distance), 0.75),
    fill(courses, tone(light, vary(paint, 0.05), 0.8, distance)),
    fill(
      opening(x - width * 0.22) + opening(x + width * 0.22),
      light.lampsLit ? light.lamp : tone(light, palette.wood, 0.1, distance),
    ),
    drawTop(stage, { x, eaves, width, height: height * 0.28, top, distance, paint }),
  ].join('');
}

function drawTop(
  { light, palette, sunSide }: Stage,
  {
    x,
    eaves,
    width,
    height,
    top,
    distance,
    paint,
  }: {
    x: number;
    eaves: number;
    width: number;
    height: number;
    top: NonNullable<Tower['top']>;
    distance: number;
    paint: Colour;
  },
): string {
  const half = width * 0.58;
  const tiles = palette.roof[0];
  if (top === 'battlements') {
    const teeth = [-0.44, -0.15, 0.15, 0.44]
      .map((at) => rectangle(x + at * width - width * 0.09, eaves - width * 0.22, width * 0.18, width * 0.24))
      .join('');
    return fill(teeth, tone(light, paint, 0.7, distance));
  }
  const outline: readonly Point[] =
    top === 'dome'
      ? [
          [x - half, eaves],
          ...[-1, -0.94, -0.74, -0.42, 0, 0.42, 0.74, 0.94, 1].map(
            (out): Point => [x + out * half, eaves - width * (0.12 + 0.5 * Math.sqrt(1 - out * out))],
          ),
          [x + half, eaves],
        ]
      : [
          [x - half, eaves],
          [x, eaves - height * (top === 'spire' ? 1.5 : 0.85)],
          [x + half, eaves],
        ];
  const summit = Math.min(...outline.map(([, y]) => y));
  const whole = polygon(outline);
  const darkHalf = outline.filter(([pointX]) => (pointX - x) * sunSide <= 0);
  const dark = polygon([...darkHalf, [x, eaves]]);
  const finial = rectangle(x - width * 0.03, summit - width * 0.3, width * 0.06, width * 0.34);
  return (
    fill(finial, tone(light, palette.wood, 0.3, distance)) +
    fill(whole, tone(light, tiles, 0.95, distance)) +
    fill(dark, tone(light, tiles, 0.2, distance), 0.7)
  );
}
