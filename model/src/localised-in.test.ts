import { expect, test } from 'vitest';
import { localisedIn } from './localised-in.ts';

test.each([
  [
    { en: 'A', fr: 'B', de: 'C' },
    { en: 'A', fr: 'B' },
  ],
  [{ en: 7, fr: '' }, { fr: '' }],
  ['A', {}],
  [null, {}],
  [undefined, {}],
])('the texts in %j are %j', (value, texts) => {
  expect(localisedIn(value)).toEqual(texts);
});
