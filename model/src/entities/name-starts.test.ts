import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_NAME_START, MAX_NAME_STARTS, nameStartOf, nameStartsOf } from './name-starts.ts';

const INES = { name: 'Inês Quaresma-Lopes', handle: 'ines-q' };

test.each([
  'Inês',
  'ines',
  'QUARESMA',
  'quar',
  'lopes',
  'Inês Quaresma-Lopes',
  ' ines  quaresma',
  'ines-q',
  'q',
])('a creator is found by any word of the name or the handle: %s', (typed) => {
  expect(nameStartsOf(INES)).toContain(nameStartOf(typed));
});

test.each(['uaresma', 'lopez', 'ines lopes'])('and not by %s', (typed) => {
  expect(nameStartsOf(INES)).not.toContain(nameStartOf(typed));
});

test('what has no letters is no search', () => {
  expect(['', '  ', '-', '’'].map(nameStartOf)).toEqual(['', '', '', '']);
});

test('the starts of any name are bounded, and one of them is what was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const starts = nameStartsOf({ name, handle: 'a-b-c-d-e-f-g-h' });
      expect(starts.length).toBeLessThanOrEqual(MAX_NAME_STARTS);
      expect(starts.every((start) => start.length <= MAX_NAME_START)).toBe(true);
      const typed = nameStartOf(name);
      if (typed !== '') expect(starts).toContain(typed);
    }),
  );
});
