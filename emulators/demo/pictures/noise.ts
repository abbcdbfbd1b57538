import type { Random } from './random.ts';

/** Smooth noise along a line: -1..1, with a bump about every whole step of `x`. */
type Noise = (x: number) => number;

const LATTICE = 256;
const smoothstep = (t: number): number => t * t * (3 - 2 * t);

/** One octave of value noise; it repeats after 256 steps. */
export function createNoise(random: Random): Noise {
  const lattice = Float64Array.from({ length: LATTICE }, () => random.between(-1, 1));
  const at = (index: number): number => lattice[((index % LATTICE) + LATTICE) % LATTICE] ?? 0;
  return (x) => {
    const cell = Math.floor(x);
    return at(cell) + (at(cell + 1) - at(cell)) * smoothstep(x - cell);
  };
}

/** Octaves of noise added up, each twice as fine as the one before and `gain` as strong; within -1..1. */
export function createFractal(random: Random, octaves: number, gain = 0.5): Noise {
  const noise = createNoise(random);
  const strengths = Array.from({ length: octaves }, (_, octave) => gain ** octave);
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  return (x) =>
    strengths.reduce((sum, strength, octave) => sum + strength * noise(x * 2 ** octave + octave * 37), 0) /
    total;
}
