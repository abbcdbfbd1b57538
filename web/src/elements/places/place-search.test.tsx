// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { exampleId } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import type { MapView } from '../../map/in-view.ts';
import type { findNamed } from '../../services/search/find-named.ts';
import type { FoundPlace } from './find-places.ts';

const config = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('../../config.ts', () => ({ config }));
vi.mock('../../services/search/has-search.ts', () => ({ HAS_SEARCH: true }));
const engine = vi.hoisted(() => ({ find: vi.fn<typeof findNamed>() }));
vi.mock('../../services/search/find-named.ts', () => ({ findNamed: engine.find }));
vi.mock('../../live/tiles/use-map-tiles.tsx', () => ({ useMapTiles: () => ({ shown: [], sources: null }) }));
vi.mock('../../map/base-map/load-names.ts', () => ({
  loadNames: async () => ({ cities: [['Porto', 'Porto', 41.15, -8.61, 1]], countries: [], seas: [] }),
}));
vi.mock('../../map/base-map/load-towns.ts', () => ({
  loadTowns: async (beginning: string) =>
    beginning === '' ? { rows: [], next: ['po'] } : { rows: [['Porto Covo', '', 37.85, -8.79, 'PT']] },
}));

const messages = await loadMessages('en');
const own = await loadParts(['place-search'], 'en');
const fetched = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  engine.find.mockReset().mockResolvedValue({ done: [] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.resetModules();
});

const GEOCODERS = {
  none: {},
  photon: { VITE_GEOCODER: 'photon', VITE_GEOCODER_URL: 'https://photon.example' },
  nominatim: { VITE_GEOCODER: 'nominatim', VITE_GEOCODER_URL: 'https://nominatim.example' },
  google: {
    VITE_GEOCODER: 'google',
    VITE_GEOCODER_URL: 'https://places.example',
    VITE_GEOCODER_KEY: 'a-key',
  },
};

/** Opens the box of a site with this geocoder, over a map with this view. @returns the places that are chosen */
async function open(geocoder: keyof typeof GEOCODERS = 'none', view: MapView | null = null) {
  for (const name of Object.keys(config)) if (name.startsWith('VITE_GEOCODER')) delete config[name];
  Object.assign(config, GEOCODERS[geocoder]);
  vi.resetModules();
  const { PlaceSearch } = await import('./place-search.tsx');
  const chosen: FoundPlace[] = [];
  render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={own}>
        <PlaceSearch view={view} onChoose={(place) => chosen.push(place)} />
      </AlsoTranslated>
    </Translated>,
  );
  return chosen;
}

const box = () => screen.getByRole('searchbox', { name: 'Find a place' });
const type = (text: string) => act(async () => void fireEvent.change(box(), { target: { value: text } }));
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a city and towns of the atlas are found by name, and move the map', async () => {
  const chosen = await open();
  await type('port');
  fireEvent.click(await screen.findByRole('button', { name: 'Porto City' }));
  await type('port');
  fireEvent.click(await screen.findByRole('button', { name: 'Porto Covo Town · Portugal' }));
  expect(chosen).toMatchObject([{ zoom: 10 }, { zoom: 12, position: { lat: 37.85, lng: -8.79 } }]);
});

/** A view of Porto, from which Sugiton is a thousand kilometres away. */
const IN_PORTO: MapView = {
  camera: { lat: 41.15, lng: -8.61, zoom: 13 },
  size: { width: 400, height: 300 },
};
const SUGITON = exampleHit({
  kind: 'pin',
  id: exampleId('s'),
  title: { fr: 'Calanque de Sugiton' },
  position: { lat: 43.2105, lng: 5.4573 },
});

test('the search engine finds a public place that is far from the view, and its position is chosen', async () => {
  engine.find.mockResolvedValue({ done: [SUGITON] });
  const chosen = await open('none', IN_PORTO);
  await type('sugiton');
  const place = await screen.findByRole('button', { name: /^Calanque de Sugiton/ });
  expect(engine.find).toHaveBeenCalledExactlyOnceWith('sugiton', expect.any(Array), IN_PORTO.camera);
  fireEvent.click(place);
  expect(chosen).toMatchObject([{ what: 'pin', position: SUGITON.position }]);
  expect(chosen[0]?.zoom).toBeUndefined();
});

test('the box claims that nothing has a name only once the search engine has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof findNamed>>>();
  engine.find.mockReturnValue(promise);
  await open('none', IN_PORTO);
  await type('sugiton');
  await vi.waitFor(() => expect(engine.find).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toBe('Searching…');
  await act(async () => resolve({ done: [] }));
  expect(screen.getByRole('status').textContent).toMatch(/^No place has this name/);
});

test('a search engine that fails leaves the rest of the box as it is, and is asked again with the next words', async () => {
  engine.find.mockResolvedValueOnce({ failure: { reason: 'unreachable' } });
  const chosen = await open('none', IN_PORTO);
  await type('port');
  await vi.waitFor(() => expect(engine.find).toHaveBeenCalledOnce());
  fireEvent.click(await screen.findByRole('button', { name: 'Porto City' }));
  expect(chosen).toMatchObject([{ what: 'city', zoom: 10 }]);
  engine.find.mockResolvedValueOnce({ done: [SUGITON] });
  await type('sugiton');
  expect(await screen.findByRole('button', { name: /^Calanque de Sugiton/ })).toBeDefined();
});

test.each([
  ['41°09′N 8°36′36″W', { lat: 41.15, lng: -8.61 }],
  ['8CHH592Q+2X', { lat: expect.closeTo(41.150063, 5), lng: expect.closeTo(-8.610063, 5) }],
  ['https://maps.google.com/?q=41.15,-8.61', { lat: 41.15, lng: -8.61 }],
  ['592Q+2X Porto', { lat: expect.closeTo(41.150063, 5), lng: expect.closeTo(-8.610063, 5) }],
])('%s is a spot, which Enter chooses', async (text, position) => {
  const chosen = await open('photon');
  await type(text);
  await screen.findAllByRole('button', { name: /Coordinates/ });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(chosen).toMatchObject([{ what: 'coordinates', position }]);
  expect(chosen[0]?.zoom).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('a shortened link says what to do with it', async () => {
  await open();
  await type('https://maps.app.goo.gl/abc');
  expect(screen.getByText(/A shortened link does not contain a position/)).toBeDefined();
});

/** A geocoder is asked after a pause, and its turn comes after another. */
const PATIENT = { timeout: 5_000 };

const CAFE = {
  geometry: { coordinates: [-8.6, 41.1] },
  properties: { osm_type: 'N', osm_id: 1, name: 'Café do Cais', city: 'Porto' },
};
const answer = (json: unknown, status = 200) =>
  fetched.mockImplementationOnce(async () => new Response(JSON.stringify(json), { status }));

test('a geocoder is not asked before the user agrees, and is named', async () => {
  const chosen = await open('photon');
  await type('café do cais');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByText(/^photon\.example, another company/)).toBeDefined();
  answer({ features: [CAFE] });
  await press('Allow address search');
  const address = await screen.findByRole('button', { name: 'Café do Cais Address · Porto' }, PATIENT);
  const credit = screen.getByRole('link', { name: /© OpenStreetMap contributors/ });
  expect(credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
  expect(screen.queryByText('Google Maps')).toBeNull();
  fireEvent.click(address);
  expect(chosen).toMatchObject([{ what: 'address', position: { lat: 41.1, lng: -8.6 } }]);
  expect(screen.queryByText(/© OpenStreetMap contributors/)).toBeNull();
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/^https:\/\/photon\.example\/api\?q=caf/);
});

test('a user who refuses is not asked again, and the rest of the box works', async () => {
  await open('photon');
  await type('porto');
  await press('No, thank you');
  expect(screen.queryByText(/another company/)).toBeNull();
  await type('port');
  expect(await screen.findByRole('button', { name: 'Porto City' })).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(fetched).not.toHaveBeenCalled();
});

test('Nominatim is asked on request only, and its source is credited', async () => {
  await open('nominatim');
  await type('rue de la paix');
  answer([{ place_id: 1, lat: '48.86', lon: '2.33', name: '', display_name: '2, Rue de la Paix, Paris' }]);
  // To agree is to ask.
  await press('Allow address search');
  expect(await screen.findByRole('button', { name: /^2 Rue de la Paix/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /© OpenStreetMap contributors/ })).toBeDefined();
  await type('rue de la paix 3');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(fetched).toHaveBeenCalledTimes(1);
  answer([]);
  await press('Search for the address “rue de la paix 3”');
  await vi.waitFor(() => expect(screen.getByText('No address found')).toBeDefined(), PATIENT);
});

test('what Google finds moves the map, since its positions may not be stored', async () => {
  const chosen = await open('google');
  await type('café do cais');
  answer({
    places: [{ id: 'a', displayName: { text: 'Café do Cais' }, location: { latitude: 41, longitude: -8 } }],
  });
  await press('Allow address search');
  const address = await screen.findByRole('button', { name: 'Café do Cais Address' });
  // Google's terms ask for these words beside its results, in every language.
  expect(screen.getByText('Google Maps').getAttribute('translate')).toBe('no');
  expect(screen.queryByText(/OpenStreetMap/)).toBeNull();
  fireEvent.click(address);
  expect(chosen).toMatchObject([{ zoom: 16 }]);
});

test.each([
  ['refuses', 403, /is not available at the moment/],
  ['has had enough', 429, /Too many address searches/],
  ['has a fault', 500, /is not available at the moment/],
])(
  'a geocoder that %s leaves the rest of the box as it is, and can be asked again',
  async (_what, status, says) => {
    await open('google');
    await type('porto');
    answer({ error: { code: status } }, status);
    await press('Allow address search');
    expect(await screen.findByText(says)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Porto City' })).toBeDefined();
    if (status === 429) return;
    answer({});
    await press('Try again');
    await vi.waitFor(() => expect(screen.getByText('No address found')).toBeDefined(), PATIENT);
  },
);
