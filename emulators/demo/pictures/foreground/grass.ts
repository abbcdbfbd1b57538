import { dab } from '../brush.ts';
import { type Colour, vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, path } from '../svg.ts';

type Grass = {
  readonly from: number;
  readonly to: number;
  /** Where it grows, pixels from the top, and how far that varies. */
  readonly y: number;
  readonly depth?: number;
  readonly height: number;
  readonly count: number;
  readonly paint: Colour;
};

/** One blade from its root to a bent tip. */
function blade(random: Random, x: number, y: number, height: number): string {
  const bend = random.between(-0.35, 0.35) * height;
  const width = Math.max(2, height * 0.045);
  return path(
    'M',
    [x - width, y],
    'Q',
    [x, y - height * 0.6],
    [x + bend, y - height],
    'Q',
    [x + width * 1.2, y - height * 0.5],
    [x + width, y],
    'Z',
  );
}

/** Blades of grass in three lights, the darkest behind. */
export function drawGrass(
  { light }: Stage,
  random: Random,
  { from, to, y, depth = 20, height, count, paint }: Grass,
): string {
  return [0.1, 0.5, 0.95]
    .map((exposure) => {
      const blades = Array.from({ length: Math.ceil(count / 3) }, () =>
        blade(
          random,
          random.between(from, to),
          y + random.between(0, depth),
          height * random.between(0.5, 1.15),
        ),
      ).join('');
      return fill(
        blades,
        tone(light, vary(paint, (exposure - 0.5) * 0.08, 1, random.between(-6, 6)), exposure),
      );
    })
    .join('');
}

/** A tuft: blades that stand high in its middle and lie low at its edges. */
export function drawTuft(
  { light }: Stage,
  random: Random,
  tuft: { x: number; y: number; width: number; height: number; count: number; paint: Colour },
): string {
  const { x, y, width, height, count, paint } = tuft;
  return [0.1, 0.5, 0.95]
    .map((exposure) => {
      const blades = Array.from({ length: Math.ceil(count / 3) }, () => {
        const out = random.between(-1, 1) * random.between(0.2, 1);
        return blade(
          random,
          x + (out * width) / 2,
          y + random.between(-0.06, 0.06) * height,
          height * (1.1 - out * out * 0.8) * random.between(0.5, 1),
        );
      }).join('');
      return fill(
        blades,
        tone(light, vary(paint, (exposure - 0.5) * 0.08, 1, random.between(-6, 6)), exposure),
      );
    })
    .join('');
}

/** Reeds: tall blades, and among them the brown heads of bulrushes. */
export function drawReeds(stage: Stage, random: Random, reeds: Grass): string {
  const { light, palette } = stage;
  const heads = Array.from({ length: Math.ceil(reeds.count / 7) }, () => {
    const x = random.between(reeds.from, reeds.to);
    const top = reeds.y - reeds.height * random.between(0.75, 1.2);
    const stem = path('M', [x - 2, reeds.y], 'L', [x + 2, top], 'L', [x + 2, reeds.y], 'Z');
    return { stem, head: dab(random, x + 1, top, reeds.height * 0.2, reeds.height * 0.035, 90) };
  });
  return (
    drawGrass(stage, random, reeds) +
    fill(heads.map(({ stem }) => stem).join(''), tone(light, reeds.paint, 0.4)) +
    fill(heads.map(({ head }) => head).join(''), tone(light, palette.wood, 0.5))
  );
}

/** Flowers in the grass: dots that thin out and shrink towards the back. */
export function drawFlowers(
  stage: Stage,
  random: Random,
  bed: Omit<Grass, 'height' | 'paint'> & { paints: readonly [Colour, ...Colour[]]; size?: number },
): string {
  const { from, to, y, depth = 60, count, paints, size = 7 } = bed;
  return paints
    .map((paint) => {
      const heads = Array.from({ length: Math.ceil(count / paints.length) }, () => {
        const near = random.between(0, 1);
        return dab(
          random,
          random.between(from, to),
          y + near * depth,
          size * (0.8 + near * 1.3),
          size * (0.5 + near * 0.7),
          random.between(-30, 30),
        );
      }).join('');
      return fill(heads, tone(stage.light, paint, 0.9));
    })
    .join('');
}
