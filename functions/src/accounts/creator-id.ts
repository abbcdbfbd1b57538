import { createHash } from 'node:crypto';
import { ID_ALPHABET, ID_LENGTH } from '@waymark/model/ids';

/**
 * The id of a user's creator record. It is always the same, so that concurrent requests to join create one record. Ids are
 * distributed as evenly as random ones to within one part in 10^30.
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
