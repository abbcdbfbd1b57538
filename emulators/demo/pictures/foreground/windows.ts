import { type Colour, mix, oklch, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, rectangle } from '../svg.ts';

type Windows = {
  /** The wall they are in. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly distance?: number;
  readonly exposure?: number;
  readonly shutters?: boolean;
  /** From one window to the next and from floor to floor, pixels. */
  readonly bay?: number;
  readonly floor?: number;
  readonly door?: boolean;
};

const glass = oklch(0.36, 0.035, 245);

/** Windows in rows, some of them lit when the lamps are; and a door in the lowest row. */
export function drawWindows(stage: Stage, random: Random, windows: Windows): string {
  const {
    x,
    y,
    width,
    height,
    distance = 0,
    exposure = 0.8,
    shutters = false,
    floor = 46,
    bay = Math.min(floor * 0.8, width / 2.2),
    door = true,
  } = windows;
  const { light, palette } = stage;
  const columns = Math.max(1, Math.round(width / bay));
  const rows = Math.max(1, Math.round(height / floor));
  const across = width / columns;
  const down = height / rows;
  const wide = across * 0.36;
  const tall = Math.min(down * 0.52, wide * 1.9);
  const doorAt = door ? random.whole(0, columns - 1) : -1;
  const dark: string[] = [];
  const lit: string[] = [];
  const leaves: string[] = [];
  const sills: string[] = [];
  const doors: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + (column + 0.5) * across - wide / 2;
      const top = y + (row + 0.52) * down - tall / 2;
      if (row === rows - 1 && column === doorAt) {
        doors.push(rectangle(left, y + height - down * 0.72, wide * 1.15, down * 0.72));
        continue;
      }
      if (random.chance(0.06)) continue;
      (light.lampsLit && random.chance(0.55) ? lit : dark).push(rectangle(left, top, wide, tall));
      if (tall > 14)
        sills.push(rectangle(left - wide * 0.12, top + tall, wide * 1.24, Math.max(1.5, tall * 0.08)));
      if (shutters && row < rows - 1)
        leaves.push(
          rectangle(left - wide * 0.48, top, wide * 0.42, tall),
          rectangle(left + wide * 1.06, top, wide * 0.42, tall),
        );
    }
  }
  const pane = tone(light, glass, exposure, distance);
  const leaf: Colour = random.pick([
    vary(palette.foliage[0], -0.02),
    vary(palette.deepWater, 0.05),
    vary(palette.wood, 0.06),
  ]);
  const paint = (outlines: readonly string[], colour: Colour, opacity = 1): string =>
    outlines.length > 0 ? fill(outlines.join(''), colour, opacity) : '';
  return [
    paint(dark, mix(pane, light.middle, 0.1)),
    paint(lit, mix(light.lamp, tone(light, palette.earth, 0.6, distance), distance * 0.6)),
    paint(leaves, tone(light, leaf, exposure, distance)),
    paint(sills, tone(light, vary(palette.stone, 0.06), exposure, distance), 0.7),
    paint(
      doors,
      tone(light, random.chance(0.4) ? random.pick(palette.accent) : palette.wood, exposure * 0.8, distance),
    ),
  ].join('');
}
