/** How many characters of a name count: no name has more. */
const LENGTH = 80;
/** The longest sort name, in UTF-16 code units: a character takes up to two. */
export const MAX_SORT_NAME = 2 * LENGTH;

/** Accents as they stand after their letter, and what nobody sees or types: joiners, marks of direction, control characters. */
const MARKS = /[\u0300-\u036f]|\p{Cf}|\p{Cc}/gu;

/** Letters that Unicode does not take apart, as they are typed where there is no key for them. */
const PLAIN = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ð', 'd'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['ı', 'i'],
  ['ς', 'σ'],
]);

/**
 * A name as it is sorted and looked for: in lower case, without accents, each letter in its plainest form. What a name begins
 * with gives what its sort name begins with, so that both go through here.
 */
export function sortNameOf(name: string): string {
  const words = name.normalize('NFKD').replace(/\s+/gu, ' ');
  const bare = words.replace(MARKS, '').trim().toLowerCase();
  const plain = Array.from(bare, (letter) => PLAIN.get(letter) ?? letter).join('');
  return Array.from(plain.normalize('NFC')).slice(0, LENGTH).join('');
}
