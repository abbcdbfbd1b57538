// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const config = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('../../config.ts', () => ({ config }));

let fetched = vi.spyOn(globalThis, 'fetch');
const PHOTON = { VITE_GEOCODER: 'photon', VITE_GEOCODER_URL: 'https://photon.example' };
const PLACE = { geometry: { coordinates: [-9.1, 38.7] }, properties: { osm_id: 1, name: 'Lisbon' } };

beforeEach(() => {
  localStorage.clear();
  fetched = vi.spyOn(globalThis, 'fetch');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

/** The outcome of the check on a site with these variables. */
async function outcomeOn(variables: Record<string, unknown>, isAllowed = true) {
  for (const name of Object.keys(config)) delete config[name];
  Object.assign(config, { VITE_TAG_MANAGER_ENABLED: false }, variables);
  vi.resetModules();
  const { decide } = await import('../../session/consent-decisions.ts');
  if (isAllowed) decide('geocoder', true);
  const { check } = await import('./checks.ts');
  return check('geocoder', new AbortController().signal);
}

const answer = (status: number, json: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(json), { status }));

test('a site without a geocoder says so', async () => {
  expect(await outcomeOn({})).toMatchObject({ state: 'off', values: { variable: 'VITE_GEOCODER' } });
  expect(fetched).not.toHaveBeenCalled();
});

test('a geocoder is not contacted before the visitor agrees', async () => {
  expect(await outcomeOn(PHOTON, false)).toMatchObject({
    state: 'notAsked',
    says: 'geocoderUnasked',
    values: { host: 'photon.example' },
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('a geocoder that finds a city works', async () => {
  answer(200, { features: [PLACE] });
  expect(await outcomeOn(PHOTON)).toMatchObject({ state: 'works', says: 'geocoder' });
});

test.each([
  [403, {}, 'geocoderBroken'],
  [200, { error: 'x' }, 'geocoderBroken'],
  [200, { features: [] }, 'geocoderBroken'],
  [500, {}, 'geocoderSilent'],
  [429, {}, 'geocoderTooMany'],
])('a geocoder that answers %i %j does not work', async (status, json, says) => {
  answer(status, json);
  expect(await outcomeOn(PHOTON)).toMatchObject({ state: 'failed', says });
});
