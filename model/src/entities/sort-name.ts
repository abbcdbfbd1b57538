/** The characters of a name that count. No name has more. */
const LENGTH = 80;
/** The longest sort name in UTF-16 code units. A character takes up to two. */
export const MAX_SORT_NAME = 2 * LENGTH;
/** How much of a text is read, in UTF-16 code units: more than a name of this length has with all its accents. */
const MAX_READ = 10 * LENGTH;

/** Combining accents, and characters that are neither seen nor typed: joiners, marks of direction, control characters. */
const MARKS = /[\u0300-\u036f]|\p{Cf}|\p{Cc}/gu;

/** Letters that Unicode does not decompose, as people type them without a key for them. */
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
 * A name for sorting and searching: in lower case, without accents, each letter in its plainest form. The sort name of a prefix
 * is a prefix of the sort name, so names and search texts both pass through here.
 */
export function sortNameOf(name: string): string {
  const words = name.slice(0, MAX_READ).normalize('NFKD').replace(/\s+/gu, ' ');
  const bare = words.replace(MARKS, '').trim().toLowerCase();
  const plain = Array.from(bare, (letter) => PLAIN.get(letter) ?? letter).join('');
  return Array.from(plain.normalize('NFC')).slice(0, LENGTH).join('');
}
