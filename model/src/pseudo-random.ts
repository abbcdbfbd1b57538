/**
 * Pseudo-random numbers from 0 up to 1, the same for each seed on every machine: mulberry32 by Tommy Ettinger (public domain).
 * @param seed a 32-bit integer
 */
export function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
