import type { Country } from '@waymark/model/entities/country';
import { NO_ITEMS } from '@waymark/model/entities/creator';
import type { Locale } from '@waymark/model/locale';
import { expect, test } from 'vitest';
import { readAs } from '../../elements/testing/reader.tsx';
import { CountryView } from './country-view.tsx';

const PORTUGAL: Country = {
  slug: 'portugal',
  code: 'PT',
  name: { en: 'Portugal', fr: 'Portugal' },
  capital: { en: 'Lisbon', fr: 'Lisbonne' },
  centre: { lat: 39.5, lng: -8 },
  bounds: { west: -31, south: 32, east: -6, north: 42 },
  languages: ['por'],
  currency: 'EUR',
  summary: { en: 'A long coast.' },
  counts: NO_ITEMS,
};

const viewOf = (country: Country, locale: Locale = 'en') =>
  readAs(
    locale,
    <CountryView country={country} above={null}>
      {null}
    </CountryView>,
  );

test('a country without items says who could be the first to write about it', async () => {
  expect(await viewOf(PORTUGAL)).toContain('Be the first to write about it');
  expect(await viewOf({ ...PORTUGAL, counts: { ...NO_ITEMS, pin: 1 } })).not.toContain('Be the first');
});

test('a country whose mainland the map frames has a button for all of it', async () => {
  expect(await viewOf({ ...PORTUGAL, frame: { west: -9, south: 37, east: -6, north: 42 } })).toContain(
    'Show all of it',
  );
  expect(await viewOf(PORTUGAL)).not.toContain('Show all of it');
});

test('the capital has its name in the language of the page, and a country without one has no such line', async () => {
  expect(await viewOf(PORTUGAL, 'fr')).toContain('Lisbonne');
  const { capital: _, ...withoutCapital } = PORTUGAL;
  expect(await viewOf(withoutCapital)).not.toContain('Capital');
});
