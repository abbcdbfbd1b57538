import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creator } from './creator.ts';
import { MAX_SORT_NAME, sortNameOf } from './sort-name.ts';

test.each([
  ['Inès Moreau', 'ines moreau'],
  ['ÉLODIE', 'elodie'],
  ['E\u0301lodie', 'elodie'],
  ['Œuvre & Cæsar', 'oeuvre & caesar'],
  ['Øystein Łukasz Đorđe', 'oystein lukasz dorde'],
  ['Weiß', 'weiss'],
  ['Kırmızı İpek', 'kirmizi ipek'],
  ['ΣΑΣ', 'σασ'],
  ['ＷＩＤＥ', 'wide'],
  ['がんばる', 'がんばる'],
  ['김민수', '김민수'],
  ['\u200fليلى', 'ليلى'],
  ['👩\u200d💻 Ana', '👩💻 ana'],
  ['  two \t words ', 'two words'],
  ['\u0301', ''],
  ['\u0000 \u200f', ''],
  ['', ''],
])('%j is sorted as %j', (name, sorted) => {
  expect(sortNameOf(name)).toBe(sorted);
});

test('the sort name of any name can be stored unchanged', () => {
  const names = fc.string({ unit: 'grapheme', maxLength: 80 });
  fc.assert(
    fc.property(names, (name) => {
      expect(creator.shape.sortName.safeParse(sortNameOf(name)).success).toBe(true);
    }),
  );
  expect(sortNameOf('ﷺ'.repeat(80)).length).toBeLessThanOrEqual(MAX_SORT_NAME);
  expect(sortNameOf('😀'.repeat(100))).toHaveLength(MAX_SORT_NAME);
});

test('the sort name of a typed prefix is a prefix of that of the name', () => {
  for (const name of ['Élodie Œuvre', 'Weiß & Söhne', 'ΣΑΣΑΣ', 'がぎぐ', 'Zoë 😀 Ångström', 'Nguyễn Thị']) {
    const typed = Array.from(name, (_, at) =>
      Array.from(name)
        .slice(0, at + 1)
        .join(''),
    );
    for (const start of typed) expect(sortNameOf(name).startsWith(sortNameOf(start))).toBe(true);
  }
});
