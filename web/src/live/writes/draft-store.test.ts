import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptWork } from './draft-store.ts';

const KEPT: KeptWork = {
  key: 'one',
  uid: 'me',
  workId: 'w',
  kind: 'pin',
  base: { revision: 2, content: { title: { en: 'A' } } },
  content: { title: { en: 'B' }, position: { lat: 1, lng: 2 } },
  at: 5,
};

/** As in a document that has just been opened. */
async function fresh() {
  vi.resetModules();
  return import('./draft-store.ts');
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('finds what was kept in another document, until it is forgotten', async () => {
  const { keepWork } = await fresh();
  await keepWork(KEPT);
  await keepWork({ ...KEPT, content: { title: { en: 'C' } } });
  const { keptOfWork, forgetWork } = await fresh();
  expect(await keptOfWork('me', 'w')).toEqual([{ ...KEPT, content: { title: { en: 'C' } } }]);
  await forgetWork('one');
  await forgetWork('one');
  expect(await keptOfWork('me', 'w')).toEqual([]);
});

it('finds all visits to a work, the newest first, and nothing of another work or of somebody else', async () => {
  const { keepWork, keptOfWork } = await fresh();
  await keepWork(KEPT);
  await keepWork({ ...KEPT, key: 'two', at: 9 });
  await keepWork({ ...KEPT, key: 'three', uid: 'you', at: 7 });
  await keepWork({ ...KEPT, key: 'four', workId: 'x', at: 8 });
  expect((await keptOfWork('me', 'w')).map(({ key }) => key)).toEqual(['two', 'one']);
});

it('knows of which works of somebody anything is kept', async () => {
  const { keepWork, forgetWork, keptWorkIds } = await fresh();
  await keepWork(KEPT);
  await keepWork({ ...KEPT, key: 'two' });
  await keepWork({ ...KEPT, key: 'three', workId: 'x' });
  await keepWork({ ...KEPT, key: 'four', uid: 'me too', workId: 'y' });
  await keepWork({ ...KEPT, key: 'five', uid: 'm', workId: 'z' });
  expect(await keptWorkIds('me')).toEqual(new Set(['w', 'x']));
  await forgetWork('one');
  expect(await keptWorkIds('me')).toEqual(new Set(['w', 'x']));
  await forgetWork('two');
  expect(await keptWorkIds('me')).toEqual(new Set(['x']));
  expect(await keptWorkIds('nobody')).toEqual(new Set());
});

it('tells all documents when there is another work, and not with every letter', async () => {
  const { keepWork, forgetWork } = await fresh();
  const { onKeptChange } = await fresh();
  const heard = vi.fn();
  const stop = onKeptChange(heard);
  await keepWork(KEPT);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await keepWork({ ...KEPT, content: { title: { en: 'C' } } });
  await forgetWork('one');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  stop();
  await keepWork(KEPT);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('says when there is no room, and loses nothing that is there', async () => {
  const { keepWork, keptOfWork } = await fresh();
  await keepWork(KEPT);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(keepWork({ ...KEPT, content: {} })).rejects.toThrow('full');
  vi.restoreAllMocks();
  expect(await keptOfWork('me', 'w')).toEqual([KEPT]);
});

it('says when the browser has no database, and tries it again', async () => {
  const { keepWork, keptOfWork } = await fresh();
  const open = vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(keepWork(KEPT)).rejects.toThrow('blocked');
  open.mockRestore();
  await keepWork(KEPT);
  expect(await keptOfWork('me', 'w')).toEqual([KEPT]);
});

it('keeps a bounded number, each of a bounded size', async () => {
  const { keepWork, keptOfWork } = await fresh();
  for (let number = 0; number < 200; number++) await keepWork({ ...KEPT, key: `${number}` });
  await expect(keepWork({ ...KEPT, key: 'more' })).rejects.toThrow('200');
  // One that is there can still be written over.
  await keepWork({ ...KEPT, key: '7', content: { title: {} } });
  await expect(
    keepWork({ ...KEPT, key: '8', content: { note: 'x'.repeat(2 * 1_024 * 1_024) } }),
  ).rejects.toThrow('too large');
  expect(await keptOfWork('me', 'w')).toHaveLength(200);
});
