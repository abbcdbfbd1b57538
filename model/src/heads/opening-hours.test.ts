import { expect, test } from 'vitest';
import { openingHoursOf } from './opening-hours.ts';

test.each([
  ['Mo-Fr 09:00-17:00', ['Mo-Fr 09:00-17:00']],
  [
    'Mo-Fr 09:00-12:00, 14:00-18:00; Sa 10:00-12:00',
    ['Mo-Fr 09:00-12:00', 'Mo-Fr 14:00-18:00', 'Sa 10:00-12:00'],
  ],
  ['Mo,We-Fr 08:30-24:00; Su 10:00-13:00', ['Mo,We-Fr 08:30-24:00', 'Su 10:00-13:00']],
  ['24/7', ['Mo-Su']],
  ['Daily but Tuesday', []],
  ['Mo-Fr 09:00-17:00; PH off', []],
  ['Mo-Fr 9-17', []],
  ['Mo-Fr 25:00-26:00', []],
  ['Mo-Fr', []],
  ['', []],
])('%j is read as %j', (notation, expected) => {
  expect(openingHoursOf(notation)).toEqual(expected);
});
