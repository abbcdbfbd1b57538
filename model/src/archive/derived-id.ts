import { ID_ALPHABET, ID_LENGTH } from '../ids.ts';

/**
 * The id of what is imported into an account, always the same for the same source: a second import finds what the first one made.
 * @param uid of the account that imports
 * @param source of what is imported: whose it was, its kind, and its id
 */
export async function derivedId(uid: string, source: string): Promise<string> {
  const bytes = new TextEncoder().encode(`import ${uid} ${source}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const base = BigInt(ID_ALPHABET.length);
  let number = digest.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let id = '';
  while (id.length < ID_LENGTH) {
    id += ID_ALPHABET[Number(number % base)];
    number /= base;
  }
  return id;
}
