// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import type { CountryCard } from '@waymark/model/entities/country';
import { NO_ITEMS } from '@waymark/model/entities/creator';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type PageMap, PageMapContext } from '../../elements/map/page-map-context.ts';
import type { CountryOutlines } from '../../map/base-map/countries.ts';
import { loadCountriesOnMap } from './countries-on-map.tsx';

const { load } = vi.hoisted(() => ({ load: vi.fn<() => Promise<CountryOutlines>>() }));
vi.mock('../../map/base-map/load-countries.ts', () => ({ loadCountries: load }));

const RING = [
  { lat: 0, lng: 0 },
  { lat: 1, lng: 0 },
  { lat: 1, lng: 1 },
  { lat: 0, lng: 0 },
];

/** Portugal has two polygons here, and Tuvalu none. */
const OUTLINES: CountryOutlines = new Map([
  ['PT', [[RING], [RING, RING]]],
  ['ES', [[RING]]],
  ['BT', [[RING]]],
]);

const card = (code: string, post: number): CountryCard => ({
  code,
  slug: code.toLowerCase(),
  name: { en: code },
  counts: { ...NO_ITEMS, post },
  bounds: { west: 0, south: 0, east: 1, north: 1 },
  centre: { lat: 0.5, lng: 0.5 },
});

const show = vi.fn<PageMap['show']>(() => () => {});
const shapes = () => show.mock.lastCall?.[1].shapes ?? [];
const paint = (colour: string) => document.documentElement.style.setProperty('--map-content', colour);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function open(countries: readonly CountryCard[]) {
  const loaded = Promise.resolve(OUTLINES);
  load.mockReturnValue(loaded);
  paint('#eaa63c');
  const CountriesOnMap = await loadCountriesOnMap();
  const map: PageMap = { show, highlight: () => {}, goTo: () => {}, open: () => {}, spotAt: () => null };
  await act(async () => {
    render(
      <PageMapContext value={map}>
        <Suspense>
          <CountriesOnMap countries={countries} />
        </Suspense>
      </PageMapContext>,
    );
    await loaded;
  });
}

test('countries with items are filled, the one with most of all the strongest, and the others are not', async () => {
  await open([card('PT', 90), card('ES', 3), card('BT', 0), card('TV', 5)]);
  expect(shapes().map(({ id, fill }) => [id, fill])).toEqual([
    ['PT/0', 0.8],
    ['PT/1', 0.8],
    ['ES/0', 0.4],
  ]);
  expect(shapes()[1]).toMatchObject({ kind: 'area', lines: [RING, RING], colour: '#eaa63c' });
});

test('the colour is that of the scheme', async () => {
  await open([card('PT', 1)]);
  paint('#7a5519');
  await act(async () => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await vi.waitFor(() => expect(shapes()[0]?.colour).toBe('#7a5519'));
});

test('a page without the outlines has no part that draws them', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(loadCountriesOnMap()).rejects.toThrow('Failed to fetch');
  expect(show).not.toHaveBeenCalled();
});
