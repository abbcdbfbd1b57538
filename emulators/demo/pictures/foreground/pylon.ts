import { drawMass } from '../brush.ts';
import { mix, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { clipped, fill, polygon, rectangle } from '../svg.ts';
import type { Standing } from './standing.ts';

/** The gate of a temple on the Nile: two battered towers, a doorway, seated kings, an obelisk. */
export function drawPylon(stage: Stage, random: Random, { x, y, height, distance = 0 }: Standing): string {
  const { light, palette, sunSide } = stage;
  const stone = mix(palette.sand, vary(palette.stone, 0.05), 0.5);
  const bright = tone(light, stone, 0.98, distance);
  const dim = tone(light, vary(stone, -0.1), 0.04, distance);
  const tower = (side: -1 | 1): string => {
    const inner = x + side * height * 0.13;
    const outer = x + side * height * 0.86;
    const outline = polygon([
      [inner, y],
      [inner + side * height * 0.03, y - height],
      [outer - side * height * 0.1, y - height],
      [outer, y],
    ]);
    const cornice = polygon([
      [inner, y - height * 1.05],
      [outer - side * height * 0.06, y - height * 1.05],
      [outer - side * height * 0.1, y - height * 0.98],
      [inner + side * height * 0.03, y - height * 0.98],
    ]);
    const shaded = side === -sunSide;
    const figures = [0.28, 0.46, 0.64]
      .map((out) => drawRelief(x + side * height * out, y - height * 0.36, height * 0.32))
      .join('');
    const slots = [0.34, 0.58]
      .map((out) =>
        rectangle(x + side * height * out - height * 0.015, y - height * 0.96, height * 0.03, height * 0.9),
      )
      .join('');
    return (
      drawMass(random, {
        outline,
        box: { x: Math.min(inner, outer), y: y - height, width: height * 0.73, height },
        colour: shaded ? mix(bright, dim, 0.45) : bright,
        length: height * 0.18,
        contrast: 0.03,
      }) +
      fill(figures, mix(bright, dim, 0.5), 0.55) +
      fill(slots, mix(bright, dim, 0.4), 0.6) +
      fill(cornice, mix(bright, dim, 0.2)) +
      fill(
        rectangle(
          Math.min(inner, outer - side * height * 0.09),
          y - height * 0.985,
          height * 0.65,
          height * 0.014,
        ),
        dim,
        0.7,
      )
    );
  };
  const gate = polygon([
    [x - height * 0.15, y],
    [x - height * 0.15, y - height * 0.66],
    [x + height * 0.15, y - height * 0.66],
    [x + height * 0.15, y],
  ]);
  const doorway = rectangle(x - height * 0.075, y - height * 0.5, height * 0.15, height * 0.5);
  const obelisk = x + sunSide * height * 0.42;
  const needle = polygon([
    [obelisk - height * 0.045, y],
    [obelisk - height * 0.03, y - height * 1.12],
    [obelisk, y - height * 1.22],
    [obelisk + height * 0.03, y - height * 1.12],
    [obelisk + height * 0.045, y],
  ]);
  const needleShade = polygon([
    [obelisk, y],
    [obelisk, y - height * 1.22],
    [obelisk - sunSide * height * 0.03, y - height * 1.12],
    [obelisk - sunSide * height * 0.045, y],
  ]);
  return [
    tower(-1),
    tower(1),
    fill(gate, mix(bright, dim, 0.18)),
    fill(doorway, light.lampsLit ? mix(light.lamp, dim, 0.25) : dim),
    fill(
      rectangle(x - height * 0.17, y - height * 0.7, height * 0.34, height * 0.05),
      mix(bright, dim, 0.08),
    ),
    ...([-0.34, 0.24] as const).map((out) =>
      drawColossus(x - sunSide * height * out, y, height * 0.36, bright, dim, sunSide),
    ),
    fill(needle, bright),
    fill(needleShade, dim, 0.6),
  ].join('');
}

/** A striding figure in low relief. */
function drawRelief(x: number, y: number, size: number): string {
  return (
    rectangle(x - size * 0.05, y - size, size * 0.1, size * 0.17) +
    polygon([
      [x - size * 0.14, y - size * 0.8],
      [x + size * 0.14, y - size * 0.8],
      [x + size * 0.06, y - size * 0.45],
      [x + size * 0.16, y],
      [x + size * 0.08, y],
      [x, y - size * 0.36],
      [x - size * 0.12, y],
      [x - size * 0.18, y],
      [x - size * 0.06, y - size * 0.45],
    ])
  );
}

/** A king seated on his throne. */
function drawColossus(
  x: number,
  y: number,
  size: number,
  bright: ReturnType<typeof mix>,
  dim: ReturnType<typeof mix>,
  sunSide: number,
): string {
  const body = polygon([
    [x - size * 0.26, y],
    [x - size * 0.26, y - size * 0.42],
    [x - size * 0.2, y - size * 0.78],
    [x + size * 0.2, y - size * 0.78],
    [x + size * 0.26, y - size * 0.42],
    [x + size * 0.26, y],
  ]);
  const head = polygon([
    [x - size * 0.16, y - size * 0.74],
    [x - size * 0.11, y - size * 0.98],
    [x, y - size * 1.05],
    [x + size * 0.11, y - size * 0.98],
    [x + size * 0.16, y - size * 0.74],
  ]);
  const shade = rectangle(sunSide > 0 ? x - size : x, y - size * 1.1, size, size * 1.1);
  const lap =
    rectangle(x - size * 0.2, y - size * 0.42, size * 0.4, size * 0.06) +
    rectangle(x - size * 0.02, y - size * 0.38, size * 0.04, size * 0.38);
  return (
    fill(body + head, mix(bright, dim, 0.2)) +
    clipped(body + head, fill(shade, dim, 0.55)) +
    fill(lap, dim, 0.6)
  );
}
