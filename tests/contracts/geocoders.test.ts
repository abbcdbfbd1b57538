import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGeocoder } from '../../web/src/services/geocoder/geocoder.ts';
import type { GeocoderName } from '../../web/src/services/geocoder/protocol.ts';
import { CAFE, type Fault, type GeocoderStandIn, KEY, startGeocoder } from './geocoder-stand-ins.ts';

const { signal } = new AbortController();
const NEAR = { lat: 41.14, lng: -8.61 };
const CAFE_QUESTION = { words: 'café do cais', near: NEAR, locale: 'fr' } as const;

describe.each<GeocoderName>(['photon', 'nominatim', 'google'])('%s', (name) => {
  let server: GeocoderStandIn;

  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server = await startGeocoder(name);
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await server.stop();
  });

  const key = name === 'google' ? KEY : undefined;
  /** Without a pause between its requests, but where the pause is tested. */
  const geocoder = (limits: Parameters<typeof createGeocoder>[1] = { interval: 0 }) =>
    createGeocoder({ name, address: `${server.address}/`, key }, limits);

  test('finds a place with its position, near the map and in the language of the page', async () => {
    const answer = await geocoder().find(CAFE_QUESTION, signal);
    expect(answer).toEqual({
      done: [{ id: expect.any(String), ...CAFE, detail: expect.stringMatching(/Cais da Ribeira.*Portugal/) }],
    });
    expect(server.asked).toHaveLength(1);
    expect(JSON.stringify(server.asked)).toMatch(/"(?:lang|accept-language|languageCode)":"fr"/);
    expect(server.asked[0]?.headers.cookie).toBeUndefined();
  });

  test('finds a place without a map, and nothing where nothing has the name', async () => {
    expect(await geocoder().find({ ...CAFE_QUESTION, near: undefined }, signal)).toMatchObject({
      done: [CAFE],
    });
    server.forget();
    expect(await geocoder().find({ ...CAFE_QUESTION, words: 'nowhere' }, signal)).toEqual({ done: [] });
  });

  test('two searches at once are sent one after the other, as far apart as its operators ask', async () => {
    // Another tab has another one, and shares its turn.
    const both = [geocoder({}), geocoder({})];
    const answers = await Promise.all(both.map((one) => one.find(CAFE_QUESTION, signal)));
    for (const answer of answers) expect(answer).toMatchObject({ done: [CAFE] });
    const [first = 0, second = 0] = server.asked.map(({ at }) => at);
    // Timers may be a little early.
    expect(second - first).toBeGreaterThanOrEqual((name === 'nominatim' ? 1_000 : 300) - 5);
  });

  test('a search that is no longer wanted is not sent', async () => {
    const own = geocoder();
    const first = own.find(CAFE_QUESTION, signal);
    const stop = new AbortController();
    const second = own.find(CAFE_QUESTION, stop.signal);
    stop.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    await first;
    expect(server.asked).toHaveLength(1);
  });

  test.each<[Fault, string]>([
    ['page', 'broken'],
    ['other-json', 'broken'],
    ['no-place', 'broken'],
    ['cut', 'unreachable'],
    [{ status: 400 }, 'broken'],
    [{ status: 403 }, 'broken'],
    [{ status: 500 }, 'unreachable'],
    [{ status: 503 }, 'unreachable'],
  ])('what is wrong (%j) is a failure, asked once, and the next search works', async (fault, reason) => {
    const own = geocoder();
    server.failWith(fault);
    expect(await own.find(CAFE_QUESTION, signal)).toEqual({ failure: { reason } });
    expect(server.asked).toHaveLength(1);
    server.failWith(undefined);
    server.forget();
    expect(await own.find(CAFE_QUESTION, signal)).toMatchObject({ done: [CAFE] });
  });

  test('an answer that does not come in time is none', async () => {
    server.failWith('late');
    const own = geocoder({ longest: 300, interval: 0 });
    expect(await own.find(CAFE_QUESTION, signal)).toEqual({ failure: { reason: 'unreachable' } });
  });

  test('a server that is not there is a failure', async () => {
    await server.stop();
    expect(await geocoder().find(CAFE_QUESTION, signal)).toEqual({ failure: { reason: 'unreachable' } });
  });

  test.each([undefined, '120', 'Wed, 21 Oct 2099 07:28:00 GMT', 'soon'])(
    'a geocoder that has had enough is left alone (Retry-After: %s)',
    async (retryAfter) => {
      const own = geocoder();
      server.failWith({ status: 429, ...(retryAfter !== undefined && { retryAfter }) });
      expect(await own.find(CAFE_QUESTION, signal)).toEqual({ failure: { reason: 'too-many' } });
      server.failWith(undefined);
      expect(await own.find(CAFE_QUESTION, signal)).toEqual({ failure: { reason: 'too-many' } });
      expect(server.asked).toHaveLength(1);
    },
  );
});

test('Google is not asked for more than is shown, and refuses another key', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = await startGeocoder('google');
  const wrong = createGeocoder({ name: 'google', address: server.address, key: 'another' });
  expect(await wrong.find(CAFE_QUESTION, signal)).toEqual({ failure: { reason: 'broken' } });
  expect(server.asked[0]?.headers['x-goog-fieldmask']).toBe(
    'places.id,places.displayName,places.formattedAddress,places.location',
  );
  await server.stop();
  vi.restoreAllMocks();
});
