import { type Box, dab, drawMass } from './brush.ts';
import { type Colour, vary } from './colour.ts';
import { tone } from './light.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { clipped, fill, type Point, polygon } from './svg.ts';

type Cliff = {
  /** Its upper edge, in order from one side to the other. */
  readonly top: readonly Point[];
  /** Where it meets the water or the ground, pixels from the top. */
  readonly foot: number;
  readonly paint: Colour;
  readonly distance?: number;
  /** What grows in its cracks, if anything does. */
  readonly moss?: Colour;
};

/** A rock wall: buttresses in light and shade, ledges across them. */
export function drawCliff(
  stage: Stage,
  random: Random,
  { top, foot, paint, distance = 0, moss }: Cliff,
): string {
  const { light, sunSide } = stage;
  const first = top[0] ?? [0, foot];
  const last = top.at(-1) ?? first;
  const outline = polygon([...top, [last[0], foot], [first[0], foot]]);
  const left = Math.min(...top.map(([x]) => x));
  const right = Math.max(...top.map(([x]) => x));
  const summit = Math.min(...top.map(([, y]) => y));
  const height = foot - summit;
  const box = { x: left, y: summit, width: right - left, height };
  const body = drawMass(random, {
    outline,
    box,
    colour: tone(light, paint, 0.85, distance),
    angle: 84,
    length: height * 0.26,
    contrast: 0.035,
  });
  const count = Math.max(3, Math.round(box.width / (height * 0.3)));
  const buttress = (inset: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = left + ((index + random.between(0.2, 0.8)) / count) * box.width;
      const wide = (box.width / count) * random.between(0.3, 0.62) * inset;
      const bend = random.between(-0.2, 0.2) * wide;
      return polygon([
        [x, summit - 10],
        [x - sunSide * wide * 0.6, summit - 10],
        [x - sunSide * (wide + bend), summit + height * random.between(0.4, 0.6)],
        [x - sunSide * wide * random.between(0.7, 1.3), foot],
        [x + sunSide * wide * random.between(0, 0.3), foot],
        [x - bend, summit + height * random.between(0.3, 0.5)],
      ]);
    }).join('');
  const ledges = (count_: number): string =>
    Array.from({ length: count_ }, () =>
      dab(
        random,
        random.between(left, right),
        summit + height * random.between(0.08, 0.95),
        height * random.between(0.08, 0.26),
        height * random.between(0.006, 0.014),
        random.between(-9, 9),
      ),
    ).join('');
  return (
    body +
    clipped(
      outline,
      fill(buttress(1), tone(light, vary(paint, -0.03), 0.15, distance), 0.7) +
        fill(buttress(0.5), tone(light, vary(paint, -0.05), 0.05, distance), 0.5) +
        fill(ledges(count * 5), tone(light, vary(paint, -0.08), 0.1, distance), 0.5) +
        fill(ledges(count * 4), tone(light, vary(paint, 0.05), 1, distance), 0.6) +
        (moss ? drawMoss(stage, random, box, moss, distance) : ''),
    )
  );
}

/** Plants that hang from the cracks, dark beneath and lit on top. */
function drawMoss({ light }: Stage, random: Random, box: Box, paint: Colour, distance: number): string {
  const tufts = Array.from({ length: 17 }, () => ({
    x: box.x + random.between(0, 1) * box.width,
    y: box.y + random.between(0, 1) ** 1.5 * box.height,
    size: box.height * random.between(0.05, 0.12),
  }));
  const hanging = (count: number, low: number, thick: number): string =>
    tufts
      .map(({ x, y, size }) =>
        Array.from({ length: count }, () =>
          dab(
            random,
            x + random.between(-0.6, 0.6) * size,
            y + random.between(-0.2, low) * size,
            size * random.between(0.4, 0.9),
            size * thick,
            random.between(60, 120),
          ),
        ).join(''),
      )
      .join('');
  return (
    fill(hanging(6, 0.5, 0.2), tone(light, paint, 0.15, distance)) +
    fill(hanging(5, 0.2, 0.14), tone(light, vary(paint, 0.03), 0.75, distance))
  );
}
