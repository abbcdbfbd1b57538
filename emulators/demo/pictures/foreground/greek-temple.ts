import { drawMass } from '../brush.ts';
import { mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { faded, fill, polygon, rectangle } from '../svg.ts';
import type { Standing } from './standing.ts';

/** A Doric temple from the front: steps, six columns, a pediment. */
export function drawGreekTemple(
  stage: Stage,
  random: Random,
  { x, y, height, distance = 0 }: Standing,
): string {
  const { light, palette, sunSide } = stage;
  const width = height * 1.42;
  const half = width / 2;
  const floor = y - height * 0.1;
  const architrave = y - height * 0.66;
  const frieze = y - height * 0.78;
  const bright = tone(light, palette.stone, 1, distance);
  const dim = tone(light, palette.stone, 0.12, distance);
  const cell = tone(light, mix(palette.stone, palette.wood, 0.5), 0.08, distance);
  const steps = [0, 1, 2].map((step) =>
    fill(
      rectangle(
        x - half * (1.1 - step * 0.035),
        y - height * 0.033 * (step + 1),
        width * (1.1 - step * 0.035),
        height * 0.034,
      ),
      mix(bright, dim, 0.35 - step * 0.14),
    ),
  );
  const columns = Array.from({ length: 6 }, (_, index) => {
    const centre = x + (index / 5 - 0.5) * width * 0.94;
    const thick = width * 0.042;
    const shaft = polygon([
      [centre - thick, floor],
      [centre - thick * 0.78, architrave + height * 0.035],
      [centre + thick * 0.78, architrave + height * 0.035],
      [centre + thick, floor],
    ]);
    const flutes = [-0.5, -0.1, 0.3]
      .map((out) =>
        rectangle(centre + out * thick, architrave + height * 0.05, 1.6, floor - architrave - height * 0.06),
      )
      .join('');
    return (
      faded(
        shaft,
        [centre - sunSide * thick, 0],
        [centre + sunSide * thick, 0],
        [
          [0, dim],
          [0.35, mix(dim, bright, 0.3)],
          [0.75, bright],
          [1, bright],
        ],
      ) +
      fill(flutes, mix(dim, bright, 0.4), 0.5) +
      fill(rectangle(centre - thick * 1.25, architrave, thick * 2.5, height * 0.036), mix(bright, dim, 0.12))
    );
  });
  const triglyphs = Array.from({ length: 13 }, (_, index) =>
    rectangle(
      x - half * 0.96 + (index / 12) * width * 0.96 - width * 0.012,
      frieze + height * 0.018,
      width * 0.024,
      height * 0.055,
    ),
  ).join('');
  const pediment = polygon([
    [x - half * 1.06, frieze],
    [x, y - height],
    [x + half * 1.06, frieze],
  ]);
  const field = polygon([
    [x - half * 0.8, frieze - height * 0.018],
    [x, y - height * 0.95],
    [x + half * 0.8, frieze - height * 0.018],
  ]);
  return [
    ...steps,
    fill(rectangle(x - half * 0.9, architrave, width * 0.9, floor - architrave), cell),
    light.lampsLit
      ? fill(rectangle(x - width * 0.08, floor - height * 0.4, width * 0.16, height * 0.4), light.lamp, 0.75)
      : '',
    ...columns,
    drawMass(random, {
      outline: rectangle(x - half, frieze, width, architrave - frieze),
      box: { x: x - half, y: frieze, width, height: architrave - frieze },
      colour: mix(bright, dim, 0.14),
      length: height * 0.14,
    }),
    fill(rectangle(x - half, (frieze + architrave) / 2, width, height * 0.012), mix(bright, dim, 0.6)),
    fill(triglyphs, mix(bright, dim, 0.5)),
    fill(pediment, mix(bright, dim, 0.08)),
    fill(field, mix(bright, tone(light, vary(palette.stone, -0.08), 0.3, distance), 0.6)),
  ].join('');
}
