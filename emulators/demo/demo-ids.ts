import { createHash } from 'node:crypto';
import { ID_ALPHABET, ID_LENGTH } from '@waymark/model/ids';

/** The id of a piece of demo content: it looks random and is the same every time. */
export function demoId(key: string): string {
  const bytes = [...createHash('sha256').update(key).digest()].slice(0, ID_LENGTH);
  return bytes.map((byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join('');
}

/** A number from 0 (inclusive) to 1 (exclusive), the same every time for a key. */
export function demoFraction(key: string): number {
  return createHash('sha256').update(`fraction ${key}`).digest().readUInt32BE() / 2 ** 32;
}
