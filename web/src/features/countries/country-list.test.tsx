import type { CountryCard } from '@waymark/model/entities/country';
import { NO_ITEMS } from '@waymark/model/entities/creator';
import { expect, test } from 'vitest';
import { readAs } from '../../elements/testing/reader.tsx';
import { CountryList } from './country-list.tsx';

function card(code: string, name: string, post: number): CountryCard {
  const bounds = { west: 0, south: 0, east: 1, north: 1 };
  const centre = { lat: 0.5, lng: 0.5 };
  return {
    code,
    slug: name.toLowerCase(),
    name: { en: name },
    counts: { ...NO_ITEMS, post },
    bounds,
    centre,
  };
}

test('countries with items come first, with their flags, and the others have no wall of zeros', async () => {
  const countries = [card('BT', 'Bhutan', 0), card('PT', 'Portugal', 3), card('ES', 'Spain', 1)];
  const html = await readAs('en', <CountryList countries={countries} />);
  const order = Array.from(
    html.matchAll(/Bhutan|Portugal|Spain|Waiting for their first story/g),
    ([found]) => found,
  );
  expect(order).toEqual(['Portugal', 'Spain', 'Waiting for their first story', 'Bhutan']);
  expect(html).toContain('🇵🇹');
  expect(html).not.toMatch(/>0</);
  // The numbers have the colour of their countries on the map: Portugal has most.
  expect(Array.from(html.matchAll(/--fill:(\d+%)/g), ([, fill]) => fill)).toEqual(['80%', '40%']);
});
