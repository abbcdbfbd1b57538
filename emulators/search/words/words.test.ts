import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { fold } from './fold.ts';
import { otherNumbers } from './plurals.ts';
import { tokenise } from './tokenise.ts';
import { Vocabulary } from './vocabulary.ts';

const words = (text: string) => tokenise(text).map((word) => word.text);

it.each([
  ['Île-de-Bréhat', 'ile-de-brehat'],
  ['CŒUR', 'coeur'],
  ['Straße', 'strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['Łódź', 'lodz'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ["L’île d'Yeu", ['ile', 'yeu']],
  ['l’hôtel qu’on aime', ['hotel', 'on', 'aime']],
  ['aujourd’hui', ['aujourd', 'hui']],
  ['St. John’s Wood', ['st', 'john', 'wood']],
  ['rock ’n’ roll', ['rock', 'n', 'roll']],
  ['Saint-Malo, 35400', ['saint', 'malo', '35400']],
  ['東京タワー', ['東', '京', 'タ', 'ワ', 'ー']],
  ['мой город', ['мои', 'город']],
  ['القاهرة القديمة', ['القاهرة', 'القديمة']],
  ['🏝️ Capri!', ['capri']],
  ['l’', ['l']],
  ['', []],
])('reads the words of “%s”', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('every word of a text is where it says, folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let last = 0;
      for (const { text: word, start, end } of tokenise(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(fold(text.slice(start, end))).toContain(word[0]);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('folding a text twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
});

const term = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 7 });

test('similar words are those that a full comparison finds', () => {
  fc.assert(
    fc.property(
      fc.array(term, { maxLength: 40 }),
      term,
      fc.integer({ min: 1, max: 2 }),
      fc.boolean(),
      (terms, word, most, asPrefix) => {
        const vocabulary = new Vocabulary();
        for (const one of terms) vocabulary.add(one);
        const found = vocabulary
          .similar(word, most, asPrefix)
          .map(({ id, typos }) => `${vocabulary.termOf(id)} ${typos}`);
        const expected = [...new Set(terms)]
          .map((one) => ({ one, typos: asPrefix ? prefixTypos(word, one) : typosBetween(word, one) }))
          .filter(({ typos }) => typos <= most)
          .map(({ one, typos }) => `${one} ${typos}`);
        expect(found.sort()).toEqual(expected.sort());
      },
    ),
  );
});

test('words that begin with a prefix are found, also new ones', () => {
  fc.assert(
    fc.property(fc.array(term), fc.array(term), term, (first, second, prefix) => {
      const vocabulary = new Vocabulary();
      const begin = () =>
        vocabulary
          .beginningWith(prefix)
          .map((id) => vocabulary.termOf(id))
          .sort();
      for (const one of first) vocabulary.add(one);
      begin();
      for (const one of second) vocabulary.add(one);
      expect(begin()).toEqual(
        [...new Set([...first, ...second])].filter((one) => one.startsWith(prefix)).sort(),
      );
    }),
  );
});

it.each([
  ['beaches', 'en', 'beach'],
  ['city', 'en', 'cities'],
  ['knives', 'en', 'knife'],
  ['children', 'en', 'child'],
  ['chateaux', 'fr', 'chateau'],
  ['cheval', 'fr', 'chevaux'],
  ['plage', 'fr', 'plages'],
  ['bijou', 'fr', 'bijoux'],
])('%s (%s) is %s in the other number', (word, language, other) => {
  expect(otherNumbers(word, [language])).toContain(other);
  expect(otherNumbers(word, [])).toEqual([]);
});

/** Damerau's and Levenshtein's distance, where a typo in the first letter counts twice. */
function typosBetween(one: string, other: string): number {
  const table: number[][] = [];
  for (let row = 0; row <= other.length; row++) {
    table.push([]);
    for (let column = 0; column <= one.length; column++) {
      table[row]?.push(least(row, column));
    }
  }
  return table[other.length]?.[one.length] ?? 0;

  function at(row: number, column: number): number {
    return table[row]?.[column] ?? Infinity;
  }

  function least(row: number, column: number): number {
    if (row === 0 && column === 0) return 0;
    // What changes the first letter of one of them counts twice.
    const added = at(row - 1, column) + (column === 0 && row === 1 ? 2 : 1);
    const left = at(row, column - 1) + (row === 0 && column === 1 ? 2 : 1);
    const isSame = one[column - 1] === other[row - 1];
    const changed = at(row - 1, column - 1) + (isSame ? 0 : row === 1 && column === 1 ? 2 : 1);
    const areSwapped =
      row > 1 && column > 1 && one[column - 1] === other[row - 2] && one[column - 2] === other[row - 1];
    const swapped = areSwapped ? at(row - 2, column - 2) + (row === 2 && column === 2 ? 2 : 1) : Infinity;
    return Math.min(added, left, changed, swapped);
  }
}

function prefixTypos(word: string, other: string): number {
  return Math.min(
    ...Array.from({ length: other.length }, (_, at) => typosBetween(word, other.slice(0, at + 1))),
  );
}
