import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TITLE, titleOfCopy } from './title.ts';

test('the title of a copy says so in each language that has one', () => {
  expect(titleOfCopy({ en: 'A mill', fr: 'Un moulin' })).toEqual({
    en: 'A mill (copy)',
    fr: 'Un moulin (copie)',
  });
  expect(titleOfCopy({ en: 'A mill', fr: '  ' })).toEqual({ en: 'A mill (copy)' });
  expect(titleOfCopy({})).toEqual({});
});

test('a copy of a copy is not longer, and no title is too long or has half of a pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: MAX_TITLE }), (text) => {
      const en = text.slice(0, MAX_TITLE).toWellFormed();
      const copy = titleOfCopy({ en });
      expect(titleOfCopy(copy)).toEqual(copy);
      expect(copy.en?.length ?? 0).toBeLessThanOrEqual(MAX_TITLE);
      expect(copy.en?.isWellFormed() ?? true).toBe(true);
    }),
  );
});
