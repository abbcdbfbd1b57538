import { afterEach, expect, test, vi } from 'vitest';
import { findStart, type StartSources } from './find-start.ts';

const LAST = { lat: 1, lng: 1 };
const PHOTO = { lat: 2, lng: 2 };
const DEVICE = { lat: 3, lng: 3 };
const HOME = { lat: 4, lng: 4 };

const NONE: StartSources = {
  lastWork: async () => undefined,
  photo: () => undefined,
  device: async () => null,
  home: async () => undefined,
};
const WRITER = { uid: 'me', workId: 'w' };

afterEach(() => vi.restoreAllMocks());

test('the last work comes first, then the photo, the device and the home', async () => {
  const home = { ...NONE, home: async () => HOME };
  const device = { ...home, device: async () => DEVICE };
  const photo = { ...device, photo: () => PHOTO };
  const last = { ...photo, lastWork: async () => LAST };
  const found = [last, photo, device, home, NONE].map((sources) => findStart(WRITER, sources));
  expect(await Promise.all(found)).toEqual([LAST, PHOTO, DEVICE, HOME, undefined]);
});

test('a source is asked only where those before it know nothing', async () => {
  const device = vi.fn(async () => DEVICE);
  await findStart(WRITER, { ...NONE, photo: () => PHOTO, device });
  expect(device).not.toHaveBeenCalled();
});

test('the work itself is not the last work', async () => {
  const lastWork = vi.fn(async () => LAST);
  await findStart(WRITER, { ...NONE, lastWork });
  expect(lastWork).toHaveBeenCalledWith('me', 'w');
});

test('a source that fails is passed over', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lastWork = () => Promise.reject(new Error('no connection'));
  expect(await findStart(WRITER, { ...NONE, lastWork, home: async () => HOME })).toEqual(HOME);
  expect(warn).toHaveBeenCalledOnce();
});
