// @vitest-environment happy-dom
import type { Units } from '@waymark/model/entities/units';
import type { Locale } from '@waymark/model/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { distanceIn, unitsOf, useDistance } from './distance.ts';
import { loadMessages } from './messages.ts';
import { Translated } from './translated.tsx';

interface DistanceProps {
  units: Units;
  metres: number;
}

function Distance({ units, metres }: DistanceProps) {
  return useDistance(units)(metres);
}

async function written(locale: Locale, units: Units, metres: number): Promise<string> {
  return renderToStaticMarkup(
    <Translated locale={locale} messages={await loadMessages(locale)}>
      <Distance units={units} metres={metres} />
    </Translated>,
  );
}

test.each([
  ['en', 'metric', 42, '42\u00A0m'],
  ['en', 'metric', 1234, '1.2\u00A0km'],
  ['fr', 'metric', 1234, '1,2\u202Fkm'],
  ['fr', 'metric', 1_234_567, '1\u202F235\u202Fkm'],
  ['en', 'imperial', 100, '330\u00A0ft'],
  ['en', 'imperial', 5000, '3.1\u00A0mi'],
] as const)(
  'in %s and %s units, %d metres are written as a reader expects',
  async (locale, units, metres, text) => {
    expect((await written(locale, units, metres)).replace(/(?<=\d) /g, ' ')).toBe(text);
  },
);

test.each([
  [0, 0, 'meter'],
  [99.4, 99, 'meter'],
  [104, 100, 'meter'],
  [994, 990, 'meter'],
  [995, 1, 'kilometer'],
  [9949, 9.9, 'kilometer'],
  [9950, 10, 'kilometer'],
  [12_600, 13, 'kilometer'],
] as const)('%d metres are %d of a %s', (metres, value, unit) => {
  expect(distanceIn('metric', metres)).toEqual({ value, unit });
});

test.each([
  [10, 33, 'foot'],
  [303, 990, 'foot'],
  [304, 0.2, 'mile'],
  [1609.344, 1, 'mile'],
  [160_934.4, 100, 'mile'],
] as const)('%d metres are %d of a %s where miles are used', (metres, value, unit) => {
  expect(distanceIn('imperial', metres)).toEqual({ value, unit });
});

test.each([
  ['fr', ['en-US'], 'metric'],
  ['en', ['en-US', 'fr'], 'imperial'],
  ['en', ['fr', 'en-GB'], 'imperial'],
  ['en', ['en-AU', 'en-US'], 'metric'],
  ['en', ['en'], 'metric'],
  ['en', [], 'metric'],
] as const)('a reader of %s whose browser says %j has %s units', (locale, languages, units) => {
  expect(unitsOf(locale, languages)).toBe(units);
});
