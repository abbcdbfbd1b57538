import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** What a source of chance answers: from 0 up to 1. */
export type Chance = () => number;

/** How often the room between two keys is halved by chance: two editors with one place in mind meet in one of 2³⁰ cases. */
const HALVINGS = 30;

/** The longest key that security rules let in. */
const MAX_LENGTH = 100;

/** The longest key that is given to many at once: a dozen moves into one gap fit behind it. */
const ROOMY = 40;

/**
 * An order key between two others, at a place that chance chooses, so that two who put something there at once make two keys.
 *
 * @param after the key before it; null at the beginning
 * @param before the key behind it; null at the end
 * @returns undefined where there is no room, or where one of both is not such a key: those around have to be written anew then
 */
export function orderBetween(
  after: string | null,
  before: string | null,
  chance: Chance = Math.random,
): string | undefined {
  try {
    let [low, high] = [after, before];
    let key = keyBetween(low, high);
    for (let halving = 0; halving < HALVINGS; halving++) {
      if (chance() < 0.5) low = key;
      else high = key;
      key = keyBetween(low, high);
    }
    return key.length <= MAX_LENGTH ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * So many order keys between two others, with room between any two.
 *
 * @param after the key before them; null at the beginning
 * @param before the key behind them; null at the end
 * @returns undefined where there is no room for them and for more to come, which is never so between null and null
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

/** @throws Error where they are not one below the other */
function keyBetween(low: string | null, high: string | null): string {
  if (low !== null && high !== null && low >= high) throw new Error('There is no room.');
  return generateKeyBetween(low, high);
}
