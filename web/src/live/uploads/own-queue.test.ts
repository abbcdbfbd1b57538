// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeTransport } from '../testing/fake-upload.ts';
import { LIBRARY, photoQueueOf } from './own-queue.ts';
import { storeUpload } from './upload-store.ts';

vi.mock('./upload-store.ts', () => ({
  storeUpload: vi.fn(async () => {}),
  deleteUploads: async () => {},
  storedUploads: async () => [],
}));
vi.mock('../core/tab-lock.ts', () => ({
  lock: async () => () => {},
  lockWhenFree: () => new Promise(() => {}),
}));
const fake = createFakeTransport();
vi.mock('./upload-photo.ts', async (original) => {
  const { uploadPhoto, ...others } = await original<typeof import('./upload-photo.ts')>();
  const upload = (file: File, uid: string) => uploadPhoto(file, uid, fake.load);
  return { ...others, uploadPhoto: upload };
});

const png = (name: string) => new File([new Uint8Array(100)], name, { type: 'image/png' });
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Whether the browser asks before it closes the tab. */
function asksOnClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  photoQueueOf('owner').cancelAll();
  vi.restoreAllMocks();
});

it('closing the tab needs no question while the browser has every file', async () => {
  const queue = photoQueueOf('owner');
  expect(asksOnClosing()).toBe(false);
  queue.add(LIBRARY, [png('a.png'), png('b.png')]);
  // Until they are stored, this tab alone has them.
  expect(asksOnClosing()).toBe(true);
  await settle();
  expect(asksOnClosing()).toBe(false);
});

it('closing the tab asks as long as a file is in this tab alone, because the browser is full', async () => {
  const queue = photoQueueOf('owner');
  vi.mocked(storeUpload)
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  queue.add(LIBRARY, [png('a.png'), png('b.png')]);
  await settle();
  expect(queue.state.current().photos.map(({ isStored }) => isStored)).toEqual([true, false]);
  expect(asksOnClosing()).toBe(true);
  // What has failed is lost with the tab or without it.
  fake.sendings.at(-1)?.fail('refused');
  await settle();
  expect(asksOnClosing()).toBe(false);
});
