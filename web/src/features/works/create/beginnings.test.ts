import { expect, test, vi } from 'vitest';
import { beginFromCamera, beginHere, beginWithPhoto } from './beginnings.ts';

const PHOTO = new File(['x'], 'pier.jpg', { type: 'image/jpeg' });
const HERE = { lat: 41.123456789, lng: -8.6 };

/** A reader for which a camera wrote these data. */
const reads = (facts: object) => ({ read: async () => [facts] });

test('the pin of a photo is where and on the day it was taken, and the device is not asked', async () => {
  const ask = vi.fn(async () => HERE);
  const reader = reads({ position: { lat: -44.5, lng: 120.5 }, cameraTime: '2026-05-04T23:10:00+02:00' });
  expect(await beginWithPhoto(PHOTO, reader, ask)).toEqual({
    photo: PHOTO,
    content: { position: { lat: -44.5, lng: 120.5 }, visitedOn: '2026-05-04' },
  });
  expect(ask).not.toHaveBeenCalled();
});

test('the pin of a photo without a position is where the device is, and its creator reads so', async () => {
  expect(await beginWithPhoto(PHOTO, reads({}), async () => HERE)).toEqual({
    photo: PHOTO,
    content: { position: { lat: 41.123457, lng: -8.6 } },
    notice: 'photoHere',
  });
});

test('a photo whose position is unknown keeps its day, and its creator reads that the spot is missing', async () => {
  const reader = reads({ cameraTime: '2026-05-04T23:10:00' });
  expect(await beginWithPhoto(PHOTO, reader, async () => null)).toEqual({
    photo: PHOTO,
    content: { visitedOn: '2026-05-04' },
    notice: 'hereUnknown',
  });
});

test('the pin of a photo that was just taken is where the device is, without a notice', async () => {
  const reader = reads({ cameraTime: '2026-05-04T23:10:00' });
  const begin = (here: typeof HERE | null) => beginFromCamera(PHOTO, reader, async () => here);
  expect(await begin(HERE)).toEqual({
    photo: PHOTO,
    content: { position: { lat: 41.123457, lng: -8.6 }, visitedOn: '2026-05-04' },
  });
  expect(await begin(null)).toMatchObject({ photo: PHOTO, notice: 'hereUnknown' });
});

test('a pin here has the position of the device, or none', async () => {
  expect(await beginHere(async () => HERE)).toEqual({ content: { position: { lat: 41.123457, lng: -8.6 } } });
  expect(await beginHere(async () => null)).toEqual({ content: {}, notice: 'hereUnknown' });
});
