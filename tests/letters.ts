import type { Letter } from '../functions/src/mail/letter.ts';
import { database } from './functions/database.ts';

/** The letters to an address, the oldest first. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const { docs } = await database.collection('mail/outbox/letters').where('to', '==', address).get();
  const sent = docs.map((each) => each.data() as { at: number; letter: Letter });
  return sent.toSorted((one, other) => one.at - other.at).map(({ letter }) => letter);
}

/** The value of a parameter in the link of a letter. */
export function codeIn(letter: Letter | undefined, parameter: 'code' | 'confirmation'): string {
  if (letter === undefined || !('link' in letter)) throw new Error('The letter has no link');
  const code = new URL(letter.link).searchParams.get(parameter);
  if (code === null) throw new Error(`The link has no ${parameter}`);
  return code;
}
