import type { Firestore } from 'firebase-admin/firestore';
import type { Letter } from '../functions/src/mail/letter.ts';

/** The letters to an address, the oldest first. */
export async function lettersTo(db: Firestore, address: string): Promise<Letter[]> {
  const { docs } = await db.collection('mail/outbox/letters').where('to', '==', address).get();
  // As `enqueueMail` writes them.
  const sent = docs.map((each) => each.data() as { at: number; letter: Letter });
  return sent.toSorted((one, other) => one.at - other.at).map(({ letter }) => letter);
}

/** The address that the link of a letter leads to. */
export function linkIn(letter: Letter | undefined): string {
  if (letter === undefined || !('link' in letter)) throw new Error('The letter has no link');
  return letter.link;
}

/** The value of a parameter in the link of a letter. */
export function codeIn(letter: Letter | undefined, parameter: 'code' | 'confirmation'): string {
  const code = new URL(linkIn(letter)).searchParams.get(parameter);
  if (code === null) throw new Error(`The link has no ${parameter}`);
  return code;
}
