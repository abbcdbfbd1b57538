import { drawMass } from '../brush.ts';
import { oklch, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { faded, fill, glow, type Point, polygon, rectangle, rounded } from '../svg.ts';
import type { Standing } from './standing.ts';

const whitewash = oklch(0.95, 0.015, 95);

/** A lighthouse, banded in the region's red or blue or left white; its beam sweeps when lamps are lit. */
export function drawLighthouse(stage: Stage, random: Random, { x, y, height }: Standing): string {
  const { light, palette, sunSide } = stage;
  const base = height * 0.115;
  const neck = height * 0.07;
  const gallery = y - height * 0.8;
  const half = (up: number): number => base + (neck - base) * up;
  const at = (up: number, side: number): Point => [x + side * half(up), y + (gallery - y) * up];
  const shaft = polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)]);
  const paint = random.pick([palette.accent[0], palette.accent[0], palette.accent[1]]);
  const band = (from: number, to: number): string =>
    polygon([at(from, -1), at(to, -1), at(to, 1), at(from, 1)]);
  const stripes = random.chance(0.8) ? band(0.16, 0.36) + band(0.56, 0.76) : '';
  const shade = (inner: number): string =>
    polygon([
      at(0, -sunSide),
      at(1, -sunSide),
      [x - sunSide * half(1) * inner, gallery],
      [x - sunSide * half(0) * inner, y],
    ]);
  const windows = [0.26, 0.5, 0.86]
    .map((up) =>
      rectangle(x + sunSide * half(up) * 0.12, y + (gallery - y) * up, height * 0.022, height * 0.042),
    )
    .join('');
  const room = height * 0.09;
  const cap = rounded([
    [x - neck * 0.95, gallery - room],
    [x - neck * 0.7, gallery - room * 1.6],
    [x, gallery - room * 2.1],
    [x + neck * 0.7, gallery - room * 1.6],
    [x + neck * 0.95, gallery - room],
  ]);
  const iron = tone(light, vary(palette.wood, -0.06), 0.3);
  return [
    light.lampsLit ? drawBeam(stage, x, gallery - room / 2) : '',
    drawMass(random, {
      outline: shaft,
      box: { x: x - base, y: gallery, width: base * 2, height: y - gallery },
      colour: tone(light, whitewash, 0.98),
      angle: 88,
      length: height * 0.2,
      contrast: 0.014,
    }),
    fill(stripes, tone(light, paint, 0.95)),
    fill(shade(-0.1), tone(light, whitewash, 0.2), 0.35),
    fill(shade(0.42), tone(light, whitewash, 0.1), 0.45),
    fill(windows, tone(light, palette.deepWater, 0.2)),
    fill(
      rectangle(x - neck * 0.78, gallery - room, neck * 1.56, room),
      light.lampsLit ? light.lamp : tone(light, palette.shallowWater, 0.6),
    ),
    fill(
      [-0.8, -0.3, 0.25, 0.72].map((out) => rectangle(x + neck * out, gallery - room, 3, room)).join(''),
      iron,
    ),
    fill(rectangle(x - neck * 1.35, gallery - 3, neck * 2.7, height * 0.016), iron),
    fill(
      [-1.3, -0.7, 0, 0.66, 1.26]
        .map((out) => rectangle(x + neck * out, gallery - height * 0.032, 2, height * 0.032))
        .join('') + rectangle(x - neck * 1.32, gallery - height * 0.036, neck * 2.64, 2.4),
      iron,
    ),
    fill(cap, tone(light, paint, 0.7)),
    fill(rectangle(x - 1.5, gallery - room * 2.3, 3, room * 0.6), iron),
  ].join('');
}

/** Light to both sides, strongest at the lamp. */
function drawBeam({ light, sunSide }: Stage, x: number, y: number): string {
  const ray = (side: number, reach: number, spread: number): string =>
    faded(
      polygon([
        [x, y - 4],
        [x + side * reach, y - spread * 0.35 - 70],
        [x + side * reach, y + spread * 0.65 - 70],
        [x, y + 4],
      ]),
      [x, y],
      [x + side * reach, y - 70],
      [
        [0, light.lamp, 0.75],
        [0.4, light.lamp, 0.25],
        [1, light.lamp, 0],
      ],
    );
  return (
    ray(sunSide, 980, 240) +
    ray(-sunSide, 620, 150) +
    glow(x, y, 120, [
      [0, light.lamp, 0.8],
      [1, light.lamp, 0],
    ])
  );
}
