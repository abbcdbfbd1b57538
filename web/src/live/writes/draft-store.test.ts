import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalDraft } from './draft-store.ts';

const DRAFT: LocalDraft = {
  key: 'one',
  uid: 'me',
  workId: 'w',
  kind: 'pin',
  base: { revision: 2, content: { title: { en: 'A' } } },
  content: { title: { en: 'B' }, position: { lat: 1, lng: 2 } },
  at: 5,
};

/** The module as a newly opened tab loads it. */
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

it('a draft is found from another tab until it is deleted', async () => {
  const { saveLocalDraft } = await fresh();
  await saveLocalDraft(DRAFT);
  await saveLocalDraft({ ...DRAFT, content: { title: { en: 'C' } } });
  const { localDraftOf, deleteLocalDraft } = await fresh();
  expect(await localDraftOf('me', 'w')).toEqual([{ ...DRAFT, content: { title: { en: 'C' } } }]);
  await deleteLocalDraft('one');
  await deleteLocalDraft('one');
  expect(await localDraftOf('me', 'w')).toEqual([]);
});

it('a work has the drafts of all its edit sessions, the newest first, and none of other works or users', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  await saveLocalDraft(DRAFT);
  await saveLocalDraft({ ...DRAFT, key: 'two', at: 9 });
  await saveLocalDraft({ ...DRAFT, key: 'three', uid: 'you', at: 7 });
  await saveLocalDraft({ ...DRAFT, key: 'four', workId: 'x', at: 8 });
  expect((await localDraftOf('me', 'w')).map(({ key }) => key)).toEqual(['two', 'one']);
});

it('a pin that was left with a summary and a note has one text, also where its changes began', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  const content = { summary: { en: 'A' }, note: { en: 'B' } };
  await saveLocalDraft({ ...DRAFT, base: { revision: 2, content }, content: { ...content, tags: ['sea'] } });
  await saveLocalDraft({ ...DRAFT, key: 'two', kind: 'poi', content, at: 1 });
  const [pin, poi] = await localDraftOf('me', 'w');
  expect(pin?.base?.content).toEqual({ note: { en: 'A\n\nB' } });
  expect(pin?.content).toEqual({ note: { en: 'A\n\nB' }, tags: ['sea'] });
  expect(poi?.content).toEqual(content);
});

it('the ids of all works with a draft of a user are found', async () => {
  const { saveLocalDraft, deleteLocalDraft, localDraftIds } = await fresh();
  await saveLocalDraft(DRAFT);
  await saveLocalDraft({ ...DRAFT, key: 'two' });
  await saveLocalDraft({ ...DRAFT, key: 'three', workId: 'x' });
  await saveLocalDraft({ ...DRAFT, key: 'four', uid: 'me too', workId: 'y' });
  await saveLocalDraft({ ...DRAFT, key: 'five', uid: 'm', workId: 'z' });
  expect(await localDraftIds('me')).toEqual(new Set(['w', 'x']));
  await deleteLocalDraft('one');
  expect(await localDraftIds('me')).toEqual(new Set(['w', 'x']));
  await deleteLocalDraft('two');
  expect(await localDraftIds('me')).toEqual(new Set(['x']));
  expect(await localDraftIds('nobody')).toEqual(new Set());
});

it('all tabs are notified of a new or deleted draft, but not of each change in it', async () => {
  const { saveLocalDraft, deleteLocalDraft } = await fresh();
  const { onLocalDraftsChange } = await fresh();
  const heard = vi.fn();
  const stop = onLocalDraftsChange(heard);
  await saveLocalDraft(DRAFT);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await saveLocalDraft({ ...DRAFT, content: { title: { en: 'C' } } });
  await deleteLocalDraft('one');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  stop();
  await saveLocalDraft(DRAFT);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('a full disk is reported, and the stored draft is kept', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  await saveLocalDraft(DRAFT);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(saveLocalDraft({ ...DRAFT, content: {} })).rejects.toThrow('full');
  vi.restoreAllMocks();
  expect(await localDraftOf('me', 'w')).toEqual([DRAFT]);
});

it('a missing database is reported, and the next write tries again', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  const open = vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(saveLocalDraft(DRAFT)).rejects.toThrow('blocked');
  open.mockRestore();
  await saveLocalDraft(DRAFT);
  expect(await localDraftOf('me', 'w')).toEqual([DRAFT]);
});

it('the number and the size of drafts are limited', async () => {
  const { saveLocalDraft, localDraftOf } = await fresh();
  for (let number = 0; number < 200; number++) await saveLocalDraft({ ...DRAFT, key: `${number}` });
  await expect(saveLocalDraft({ ...DRAFT, key: 'more' })).rejects.toThrow('200');
  // An existing draft can still be overwritten.
  await saveLocalDraft({ ...DRAFT, key: '7', content: { title: {} } });
  await expect(
    saveLocalDraft({ ...DRAFT, key: '8', content: { note: 'x'.repeat(2 * 1_024 * 1_024) } }),
  ).rejects.toThrow('too large');
  expect(await localDraftOf('me', 'w')).toHaveLength(200);
});
