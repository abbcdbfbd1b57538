import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCountries } from './publish-countries.ts';

const countries = readCountries(fileURLToPath(new URL('../../../../content/countries', import.meta.url)));
const capitalOf = (code: string) => countries.find((country) => country.code === code)?.capital;

test('a capital has its name in both languages', () => {
  expect(capitalOf('PT')).toEqual({ en: 'Lisbon', fr: 'Lisbonne' });
  expect(capitalOf('NO')).toEqual({ en: 'Oslo', fr: 'Oslo' });
  for (const { capital } of countries)
    if (capital)
      expect(capital).toEqual({ en: expect.stringMatching(/^[^']+$/), fr: expect.stringMatching(/^[^']+$/) });
});

test('a country may have no capital', () => {
  expect(capitalOf('AQ')).toBeUndefined();
});
