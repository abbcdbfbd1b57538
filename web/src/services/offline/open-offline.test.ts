// @vitest-environment happy-dom
// @alone: what other files have not saved would refuse to leave the document.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES } from './caches.ts';
import { openOffline, PageNotCachedError } from './open-offline.ts';

const ADDRESS = 'https://waymark.example/pins/a?at=1,2,3';
const opened = vi.fn<(address: string) => void>();
let kept: string[];

beforeEach(() => {
  kept = [];
  vi.spyOn(location, 'assign').mockImplementation((address) => opened(String(address)));
  vi.stubGlobal('caches', {
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      cacheName === CACHES.pages.name && kept.includes(key) ? new Response('page') : undefined,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  opened.mockReset();
});

const open = (isDocument = false) =>
  Promise.race([
    openOffline(ADDRESS, isDocument),
    new Promise((resolve) => setTimeout(resolve, 20, 'leaving')),
  ]);

test('a page that was kept opens as the document that was kept', async () => {
  kept = ['https://waymark.example/pins/a'];
  expect(await open()).toBe('leaving');
  expect(opened.mock.calls).toEqual([[ADDRESS]]);
});

test('a page that was never opened says so', async () => {
  await expect(open()).rejects.toThrow(PageNotCachedError);
});

test('a document that is the kept one is not opened again', async () => {
  kept = ['https://waymark.example/pins/a'];
  await expect(open(true)).rejects.toThrow(PageNotCachedError);
  expect(opened).not.toHaveBeenCalled();
});

test('a document is not left while something is unsaved, nor where no worker would answer', async () => {
  kept = ['https://waymark.example/pins/a'];
  const refuse = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', refuse);
  await expect(open()).rejects.toThrow(PageNotCachedError);
  removeEventListener('beforeunload', refuse);
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: null }, configurable: true });
  await expect(open()).rejects.toThrow(PageNotCachedError);
  expect(opened).not.toHaveBeenCalled();
});
