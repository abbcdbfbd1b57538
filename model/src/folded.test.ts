import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test.each([
  ['Étang de Berre', 'etang de berre'],
  ['E\u0301tang', 'etang'],
  ['ÅLESUND', 'alesund'],
  ['京都 ', '京都 '],
  ['', ''],
])('%j is looked for as %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
