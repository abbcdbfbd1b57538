import { createHash } from 'node:crypto';
import { ID_ALPHABET, ID_LENGTH } from '@waymark/model/ids';

/**
 * The id of the creator record of a user: always the same, so that however often and however much at once somebody joins, there is
 * one. As even as a random one, but for less than one part in 10^30.
 */
export function creatorIdOf(uid: string): string {
  const base = BigInt(ID_ALPHABET.length);
  let number = BigInt(`0x${createHash('sha256').update(`creator ${uid}`).digest('hex')}`);
  let id = '';
  while (id.length < ID_LENGTH) {
    id += ID_ALPHABET[Number(number % base)];
    number /= base;
  }
  return id;
}
