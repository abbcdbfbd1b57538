import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

/** How many keys a set has: the signing one, the next one, and the previous one, whose tokens last for a month. */
const KEPT = 3;

/**
 * The next set of keys: the next key signs, a new one comes after it, and the one that signed before still verifies. Every process
 * knows the next key before it signs, because a new set of keys does not reach all of them at once.
 * @param before the set before, as JSON; undefined for the first
 */
export async function rotatedContentKeys(before: string | undefined): Promise<string> {
  const old = before === undefined ? [] : keySet.parse(JSON.parse(before)).keys;
  const [previous, signing = await newContentKey()] = old;
  const keys = [signing, await newContentKey(), ...(previous ? [previous] : [])].slice(0, KEPT);
  return JSON.stringify({ keys });
}

async function newContentKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return { ...jwk, kid: `content-${randomUUID().slice(0, 8)}`, use: 'sig', alg: 'RS256' };
}
