import { drawMass } from '../brush.ts';
import { vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { path, stroke } from '../svg.ts';

type Bridge = {
  readonly from: number;
  readonly to: number;
  /** The water under it, pixels from the top. */
  readonly y: number;
  /** Height of the roadway at the ends, and how much higher its crown is. */
  readonly height: number;
  readonly hump: number;
  readonly arches: number;
  readonly distance?: number;
};

/** A stone bridge on round arches, through which one sees the water beyond. */
export function drawBridge(stage: Stage, random: Random, bridge: Bridge): string {
  const { from, to, y, height, hump, arches, distance = 0 } = bridge;
  const { light, palette } = stage;
  const span = (to - from) / arches;
  const middle = (from + to) / 2;
  /** An arch from its right springing to its left one. */
  const arch = (index: number): string => {
    const left = from + span * (index + 0.13);
    const right = from + span * (index + 0.87);
    const rise = height + hump * Math.sin((Math.PI * (index + 0.5)) / arches);
    return path([right, y + 3], 'C', [right, y - rise], [left, y - rise], [left, y + 3]);
  };
  const places = Array.from({ length: arches }, (_, index) => arches - 1 - index);
  const ramp = height * 2.6;
  /** The roadway from bank to bank, raised by so many pixels. */
  const road = (up: number): string =>
    path(
      'M',
      [from - ramp, y - up],
      'Q',
      [from - ramp * 0.3, y - height - up],
      [from, y - height - up],
      'Q',
      [middle, y - height - hump * 2 - up],
      [to, y - height - up],
      'Q',
      [to + ramp * 0.3, y - height - up],
      [to + ramp, y - up],
    );
  const wall = path(
    road(0),
    'L',
    [to, y + 3],
    places.map((index) => `L${arch(index)}`).join(''),
    'L',
    [from, y + 3],
    'Z',
  );
  const rings = places.map((index) => `M${arch(index)}`).join('');
  const kerb = Math.max(3, height * 0.12);
  return (
    drawMass(random, {
      outline: wall,
      box: { x: from - ramp, y: y - height - hump, width: to - from + ramp * 2, height: height + hump },
      colour: tone(light, palette.stone, 0.72, distance),
      length: height * 0.4,
      contrast: 0.03,
    }) +
    stroke(rings, tone(light, vary(palette.stone, -0.12), 0.1, distance), kerb * 0.8) +
    stroke(road(kerb * 0.5), tone(light, vary(palette.stone, 0.03), 1, distance), kerb)
  );
}
