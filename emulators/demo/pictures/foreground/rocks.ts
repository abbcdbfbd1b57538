import { drawMass } from '../brush.ts';
import { type Colour, mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { clipped, fill, type Point, polygon } from '../svg.ts';

/** A boulder with a lit cap and a dark flank; `width` and `height` in pixels, `y` its foot. */
export function drawRock(
  stage: Stage,
  random: Random,
  rock: { x: number; y: number; width: number; height: number; paint?: Colour; distance?: number },
): string {
  const { x, y, width, height, distance = 0 } = rock;
  const { light, palette, sunSide } = stage;
  const paint = vary(rock.paint ?? palette.rock, random.between(-0.03, 0.03));
  const count = 9;
  const crown = Array.from({ length: count }, (_, index): Point => {
    const angle = Math.PI - (index / (count - 1)) * Math.PI;
    return [
      x + Math.cos(angle) * (width / 2) * random.between(0.86, 1.08),
      y - Math.sin(angle) ** 0.7 * height * random.between(0.8, 1.1),
    ];
  });
  const outline = polygon([
    ...crown,
    [x + width * 0.45, y + height * 0.08],
    [x - width * 0.46, y + height * 0.07],
  ]);
  const lean = sunSide * width * 0.12;
  const flank = polygon([
    [x + lean, y - height * 1.2],
    [x + lean * 0.4, y - height * 0.62],
    [x - lean * 0.6, y - height * 0.45],
    [x + lean * 1.2, y + height * 0.2],
    [x - sunSide * width, y + height * 0.2],
    [x - sunSide * width, y - height * 1.2],
  ]);
  const body = drawMass(random, {
    outline,
    box: { x: x - width / 2, y: y - height, width, height },
    colour: tone(light, paint, 0.9, distance),
    angle: -sunSide * 35,
    length: width * 0.3,
    contrast: 0.03,
  });
  const dark = tone(light, paint, 0.15, distance);
  return (
    body +
    clipped(
      outline,
      fill(flank, dark, 0.9) +
        fill(
          polygon([
            [x - width, y - height * 0.12],
            [x + width, y - height * 0.06],
            [x + width, y + height],
            [x - width, y + height],
          ]),
          mix(dark, tone(light, palette.deepWater, 0.2, distance), 0.3),
          0.7,
        ),
    )
  );
}
