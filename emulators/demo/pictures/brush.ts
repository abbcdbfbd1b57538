import { type Colour, vary } from './colour.ts';
import type { Random } from './random.ts';
import { clipped, fill, type Point, pair, rounded } from './svg.ts';

/** The rectangle that strokes are scattered over. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** One touch of a loaded brush: pointed at both ends, `angle` in degrees clockwise from the horizontal. */
export function dab(
  random: Random,
  x: number,
  y: number,
  length: number,
  thickness: number,
  angle = 0,
): string {
  const turn = (angle * Math.PI) / 180;
  const along = [Math.cos(turn) * length, Math.sin(turn) * length] as const;
  const across = [-Math.sin(turn) * thickness, Math.cos(turn) * thickness] as const;
  const belly = random.between(0.3, 0.7);
  const pull = random.between(0.5, 1);
  const step = (forward: number, aside: number): string =>
    pair([along[0] * forward + across[0] * aside, along[1] * forward + across[1] * aside]);
  const start = pair([x - along[0] / 2, y - along[1] / 2]);
  return `M${start}q${step(belly, -1)} ${step(1, 0)}q${step(-belly, pull)} ${step(-1, 0)}z`;
}

/** A round spot with an uneven edge; `roughness` 0 is an ellipse. */
export function blob(
  random: Random,
  x: number,
  y: number,
  across: number,
  down: number,
  roughness = 0.14,
): string {
  const count = across < 30 ? 8 : 11;
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + random.between(-0.25, 0.25)) / count) * 2 * Math.PI;
    const reach = 1.04 + random.between(-roughness, roughness);
    return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * down * reach];
  });
  return rounded(points);
}

type Mass = {
  readonly outline: string;
  readonly box: Box;
  readonly colour: Colour;
  /** Direction of the strokes, degrees clockwise from the horizontal. */
  readonly angle?: number;
  /** Length of the strokes, pixels. */
  readonly length?: number;
  /** How far the strokes' lightness strays, 0..1. */
  readonly contrast?: number;
};

/** An area of flat gouache in which the strokes that filled it can still be seen. */
export function drawMass(random: Random, mass: Mass): string {
  const { outline, box, colour, angle = 0, length = 130, contrast = 0.022 } = mass;
  const count = Math.min(75, Math.ceil((box.width * box.height) / (length * length * 0.5)));
  const strokes = (): string =>
    Array.from({ length: Math.ceil(count / 3) }, () =>
      dab(
        random,
        box.x + random.between(0, box.width),
        box.y + random.between(0, box.height),
        length * random.between(0.6, 1.5),
        length * random.between(0.08, 0.2),
        angle + random.between(-9, 9),
      ),
    ).join('');
  const tones = [
    vary(colour, contrast, 1, 5),
    vary(colour, -contrast, 1.05, -6),
    vary(colour, contrast / 2, 0.85),
  ];
  return fill(outline, colour) + clipped(outline, tones.map((tone) => fill(strokes(), tone, 0.6)).join(''));
}
