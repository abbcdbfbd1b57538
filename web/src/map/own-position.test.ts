// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

type Answers = Parameters<Geolocation['getCurrentPosition']>;

const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;
const failed = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError;

/** The module as in a newly opened page, on a device that answers like this. */
async function on(getCurrentPosition: (...answers: Answers) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  vi.resetModules();
  return import('./own-position.ts');
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['in Lisbon', { lat: 38.7, lng: -9.1 }],
  ['where the equator meets the prime meridian', { lat: 0, lng: 0 }],
])('a device %s says where it is', async (_where, position) => {
  const { locate, ownPosition } = await on((found) => found(at(position.lat, position.lng)));
  expect(ownPosition.current()).toEqual({ state: 'unasked', position: null });
  expect(await locate()).toEqual(position);
  expect(ownPosition.current()).toEqual({ state: 'located', position });
});

test.each([
  ['locationDenied', 1],
  ['locationUnknown', 2],
  ['locationUnknown', 3],
])('a device that finds nothing ends in %s, and what it found before stays', async (state, code) => {
  let answers = 0;
  const { locate, ownPosition } = await on((found, fail) =>
    answers++ === 0 ? found(at(1, 2)) : fail?.(failed(code)),
  );
  await locate();
  expect(await locate()).toBeNull();
  expect(ownPosition.current()).toEqual({ state, position: { lat: 1, lng: 2 } });
});

test.each([{}, { geolocation: undefined }])(
  'a browser without geolocation says so: %j',
  async (navigator) => {
    const { locate, ownPosition } = await on(() => {});
    vi.stubGlobal('navigator', navigator);
    expect(await locate()).toBeNull();
    expect(ownPosition.current()).toEqual({ state: 'locationAbsent', position: null });
  },
);

test('of two questions the later one counts, and answers both', async () => {
  const waiting: PositionCallback[] = [];
  const { locate, ownPosition } = await on((found) => waiting.push(found));
  const first = locate();
  const second = locate();
  waiting[1]?.(at(3, 4));
  waiting[0]?.(at(1, 2));
  expect(await first).toEqual({ lat: 3, lng: 4 });
  expect(await second).toEqual({ lat: 3, lng: 4 });
  expect(ownPosition.current().position).toEqual({ lat: 3, lng: 4 });
});

test.each([
  ['granted', 1],
  ['prompt', 0],
  ['denied', 0],
])('where the permission is %s, the device is asked %i times without a press', async (state, times) => {
  const ask = vi.fn((found: PositionCallback) => found(at(1, 2)));
  const { locateIfAllowed } = await on(ask);
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: ask },
    permissions: { query: async () => ({ state }) },
  });
  expect(await locateIfAllowed()).toEqual(times > 0 ? { lat: 1, lng: 2 } : null);
  expect(ask).toHaveBeenCalledTimes(times);
});

test('a browser that does not tell permissions is not asked without a press', async () => {
  const { locateIfAllowed } = await on(() => expect.unreachable());
  expect(await locateIfAllowed()).toBeNull();
});
