import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A random number from 0 (included) to 1 (excluded). */
export type Chance = () => number;

/** How many times a random half of the gap is chosen. Two editors get the same key in one of 2³⁰ cases. */
const HALVINGS = 30;

/** The longest key that the security rules accept. */
const MAX_LENGTH = 100;

/** The longest key when many are written at once. It leaves room for a dozen moves into one gap. */
const ROOMY = 40;

/**
 * A random order key between two others, so that two simultaneous moves to one place get different keys.
 *
 * @param after the key before it; null at the beginning
 * @param before the key behind it; null at the end
 * @returns undefined where there is no room or a given key is not valid: the keys around have to be rewritten then
 */
export function orderBetween(
  after: string | null,
  before: string | null,
  chance?: Chance,
): string | undefined {
  return ordersBetween(1, after, before, chance)?.[0];
}

/** As `orderBetween`, several in their order, and so close together that no other move comes between them. */
export function ordersBetween(
  count: number,
  after: string | null,
  before: string | null,
  chance: Chance = Math.random,
): string[] | undefined {
  try {
    let [low, high] = [after, before];
    for (let halving = 0; halving < HALVINGS; halving++) {
      const key = keyBetween(low, high);
      if (chance() < 0.5) low = key;
      else high = key;
    }
    const keys = generateNKeysBetween(low, high, count);
    return keys.every((key) => key.length <= MAX_LENGTH) ? keys : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Several order keys between two others, with room between any two.
 *
 * @param after the key before them; null at the beginning
 * @param before the key behind them; null at the end
 * @returns undefined where there is no room for these keys and for later ones, which never happens between null and null
 */
export function spreadOrders(
  count: number,
  after: string | null = null,
  before: string | null = null,
): string[] | undefined {
  try {
    if (after !== null && before !== null && after >= before) return undefined;
    const keys = generateNKeysBetween(after, before, count);
    return keys.every((key) => key.length <= ROOMY) ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** @throws Error unless `low` is below `high` */
function keyBetween(low: string | null, high: string | null): string {
  if (low !== null && high !== null && low >= high) throw new Error('There is no room.');
  return generateKeyBetween(low, high);
}
