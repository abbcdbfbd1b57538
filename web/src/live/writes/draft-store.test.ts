import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalDraft } from './draft-store.ts';

const KEPT: LocalDraft = {
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
  const { saveLocalDraft } = await fresh();
  await saveLocalDraft(KEPT);
  await saveLocalDraft({ ...KEPT, content: { title: { en: 'C' } } });
  const { localDraftOf, deleteLocalDraft } = await fresh();
  expect(await localDraftOf('me', 'w')).toEqual([{ ...KEPT, content: { title: { en: 'C' } } }]);
  await deleteLocalDraft('one');
  await deleteLocalDraft('one');
  expect(await localDraftOf('me', 'w')).toEqual([]);
});

it('finds all visits to a work, the newest first, and nothing of another work or of somebody else', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  await saveLocalDraft(KEPT);
  await saveLocalDraft({ ...KEPT, key: 'two', at: 9 });
  await saveLocalDraft({ ...KEPT, key: 'three', uid: 'you', at: 7 });
  await saveLocalDraft({ ...KEPT, key: 'four', workId: 'x', at: 8 });
  expect((await localDraftOf('me', 'w')).map(({ key }) => key)).toEqual(['two', 'one']);
});

it('knows of which works of somebody anything is kept', async () => {
  const { saveLocalDraft, deleteLocalDraft, localDraftIds } = await fresh();
  await saveLocalDraft(KEPT);
  await saveLocalDraft({ ...KEPT, key: 'two' });
  await saveLocalDraft({ ...KEPT, key: 'three', workId: 'x' });
  await saveLocalDraft({ ...KEPT, key: 'four', uid: 'me too', workId: 'y' });
  await saveLocalDraft({ ...KEPT, key: 'five', uid: 'm', workId: 'z' });
  expect(await localDraftIds('me')).toEqual(new Set(['w', 'x']));
  await deleteLocalDraft('one');
  expect(await localDraftIds('me')).toEqual(new Set(['w', 'x']));
  await deleteLocalDraft('two');
  expect(await localDraftIds('me')).toEqual(new Set(['x']));
  expect(await localDraftIds('nobody')).toEqual(new Set());
});

it('tells all documents when there is another work, and not with every letter', async () => {
  const { saveLocalDraft, deleteLocalDraft } = await fresh();
  const { onLocalDraftsChange } = await fresh();
  const heard = vi.fn();
  const stop = onLocalDraftsChange(heard);
  await saveLocalDraft(KEPT);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await saveLocalDraft({ ...KEPT, content: { title: { en: 'C' } } });
  await deleteLocalDraft('one');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  stop();
  await saveLocalDraft(KEPT);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('says when there is no room, and loses nothing that is there', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  await saveLocalDraft(KEPT);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(saveLocalDraft({ ...KEPT, content: {} })).rejects.toThrow('full');
  vi.restoreAllMocks();
  expect(await localDraftOf('me', 'w')).toEqual([KEPT]);
});

it('says when the browser has no database, and tries it again', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  const open = vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(saveLocalDraft(KEPT)).rejects.toThrow('blocked');
  open.mockRestore();
  await saveLocalDraft(KEPT);
  expect(await localDraftOf('me', 'w')).toEqual([KEPT]);
});

it('keeps a bounded number, each of a bounded size', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  for (let number = 0; number < 200; number++) await saveLocalDraft({ ...KEPT, key: `${number}` });
  await expect(saveLocalDraft({ ...KEPT, key: 'more' })).rejects.toThrow('200');
  // One that is there can still be written over.
  await saveLocalDraft({ ...KEPT, key: '7', content: { title: {} } });
  await expect(
    saveLocalDraft({ ...KEPT, key: '8', content: { note: 'x'.repeat(2 * 1_024 * 1_024) } }),
  ).rejects.toThrow('too large');
  expect(await localDraftOf('me', 'w')).toHaveLength(200);
});
