import { pseudoRandom } from '@waymark/model/pseudo-random';

/** A stream of chance that is the same for the same seed, on every machine. */
export type Random = {
  /** At least `min`, less than `max`. */
  readonly between: (min: number, max: number) => number;
  /** A whole number from `min` to `max`, both included. */
  readonly whole: (min: number, max: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** True with a likelihood of 0..1. */
  readonly chance: (likelihood: number) => boolean;
};

/** FNV-1a, 32 bits (offset basis and prime from the authors' page, isthe.com/chongo/tech/comp/fnv). */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return bits >>> 0;
}

/** A stream of chance, seeded by the hash of a text. */
export function createRandom(seed: string): Random {
  const next = pseudoRandom(hash(seed));
  return {
    between: (min, max) => min + (max - min) * next(),
    whole: (min, max) => min + Math.floor((max - min + 1) * next()),
    pick: (choices) => choices[Math.floor(choices.length * next())] ?? choices[0],
    chance: (likelihood) => next() < likelihood,
  };
}
