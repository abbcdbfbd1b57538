import { drawMass } from '../brush.ts';
import { mix } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { clipped, fill, glow, polygon, rectangle } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A stone garden lantern: foot, post, fire box, roof with lifted corners. */
export function drawStoneLantern(
  stage: Stage,
  random: Random,
  { x, y, height, distance = 0 }: Standing,
): string {
  const { light, palette, sunSide } = stage;
  const stone = mix(palette.stone, palette.rock, 0.5);
  const unit = height / 10;
  const outline = [
    polygon([
      [x - unit * 2, y],
      [x - unit * 1.5, y - unit],
      [x + unit * 1.5, y - unit],
      [x + unit * 2, y],
    ]),
    rectangle(x - unit * 0.7, y - unit * 5, unit * 1.4, unit * 4.2),
    polygon([
      [x - unit * 1.2, y - unit * 4.8],
      [x - unit * 1.9, y - unit * 5.6],
      [x + unit * 1.9, y - unit * 5.6],
      [x + unit * 1.2, y - unit * 4.8],
    ]),
    rectangle(x - unit * 1.3, y - unit * 7.4, unit * 2.6, unit * 1.9),
    polygon([
      [x - unit * 2.7, y - unit * 7.6],
      [x - unit * 2.4, y - unit * 7.9],
      [x - unit * 0.8, y - unit * 9],
      [x + unit * 0.8, y - unit * 9],
      [x + unit * 2.4, y - unit * 7.9],
      [x + unit * 2.7, y - unit * 7.6],
      [x + unit * 1.6, y - unit * 7.2],
      [x - unit * 1.6, y - unit * 7.2],
    ]),
    polygon([
      [x - unit * 0.4, y - unit * 8.9],
      [x, y - unit * 10],
      [x + unit * 0.4, y - unit * 8.9],
    ]),
  ].join('');
  const half = rectangle(sunSide > 0 ? x - unit * 3 : x, y - unit * 10, unit * 3, unit * 10);
  return [
    light.lampsLit
      ? glow(x, y - unit * 6.4, unit * 5, [
          [0, light.lamp, 0.7],
          [1, light.lamp, 0],
        ])
      : '',
    drawMass(random, {
      outline,
      box: { x: x - unit * 3, y: y - height, width: unit * 6, height },
      colour: tone(light, stone, 0.85, distance),
      length: unit * 2,
      contrast: 0.035,
    }),
    clipped(outline, fill(half, tone(light, stone, 0.1, distance), 0.6)),
    fill(
      rectangle(x - unit * 0.6, y - unit * 7, unit * 1.2, unit * 1.3),
      light.lampsLit ? light.lamp : tone(light, palette.wood, 0.15, distance),
    ),
  ].join('');
}
