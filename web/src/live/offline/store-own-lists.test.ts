import 'fake-indexeddb/auto';
import { itemsOfList } from '@waymark/model/queries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RawDocument } from '../core/raw-document.ts';
import type { Listen } from '../core/subscriptions.ts';
import { storeOwnLists } from './store-own-lists.ts';
import { deleteOldAnswers, deleteStoredAnswers, storeAnswer, storedAnswer } from './stored-answers.ts';
import { nameOf, withStoredAnswers } from './with-stored-answers.ts';

const HOUR = 3_600_000;
/** The database: its documents by path. Queries answer the documents of their collection. */
let documents: Map<string, Record<string, unknown>>;
let asked: string[];

beforeEach(() => {
  asked = [];
  documents = new Map([
    ['lists/a', { ownerId: 'me', title: { en: 'Trees' } }],
    ['lists/a/items/1', { kind: 'poi', id: 'ash', order: 'a' }],
    ['lists/a/items/2', { heading: { en: 'Day 2' }, order: 'b' }],
    ['lists/a/items/3', { kind: 'pin', id: 'gone', order: 'c' }],
    ['pois/ash', { title: { en: 'Ash' } }],
  ]);
});
afterEach(() => deleteStoredAnswers());

const raw = (path: string): RawDocument => ({
  path,
  id: path.slice(path.lastIndexOf('/') + 1),
  data: documents.get(path) ?? {},
});

const listen: Listen = (source, next) => {
  const path = 'document' in source ? source.document : source.collection;
  asked.push(path);
  const found = [...documents.keys()].filter((one) =>
    'document' in source
      ? one === path
      : source.group
        ? one.split('/').at(-2) === path
        : path === 'lists'
          ? documents.get(one)?.['ownerId'] === 'me' && one.startsWith('lists/')
          : one.startsWith(`${path}/`) && one.split('/').length === path.split('/').length + 1,
  );
  queueMicrotask(() => {
    // The cache answers first, and knows nothing.
    next({ documents: [], fromServer: false });
    if (path === 'pins/gone') next({ failure: 'denied' });
    else next({ documents: found.map(raw), fromServer: true });
  });
  return () => {};
};

test('lists are stored whole: themselves, their entries and the items in them', async () => {
  await storeOwnLists('me', listen);
  const stored = async (path: string) => (await storedAnswer('me', path))?.documents;
  expect(await stored('lists/a')).toEqual([raw('lists/a')]);
  expect(await stored('pois/ash')).toEqual([raw('pois/ash')]);
  expect(await stored('pins/gone')).toEqual([]);
  expect(await storedAnswer('you', 'lists/a')).toBeUndefined();
});

test('lists that the user edits are stored like their own, with the editorship', async () => {
  const editorship = 'lists/b/people/me';
  documents.set(editorship, { uid: 'me', ownerId: 'you', name: 'Me' });
  documents.set('lists/b', { ownerId: 'you', title: { en: 'Stones' } });
  documents.set('lists/b/items/1', { kind: 'poi', id: 'ash', order: 'a' });
  // Its owner deleted it a moment ago.
  documents.set('lists/c/people/me', { uid: 'me', ownerId: 'you', name: 'Me' });
  await storeOwnLists('me', listen);
  const stored = async (path: string) => (await storedAnswer('me', path))?.documents;
  expect(await stored('lists/b')).toEqual([raw('lists/b')]);
  expect(await stored('lists/c')).toEqual([]);
  expect(await stored(editorship)).toEqual([raw(editorship)]);
  expect((await storedAnswer('me', nameOf(itemsOfList('b', 300))))?.documents).toEqual([
    raw('lists/b/items/1'),
  ]);
});

test('entries and items are not read again too soon', async () => {
  await storeOwnLists('me', listen, () => 0);
  asked = [];
  await storeOwnLists('me', listen, () => HOUR - 1);
  expect(asked).toEqual(['lists', 'people']);
  asked = [];
  await storeOwnLists('me', listen, () => HOUR);
  expect(asked).toEqual(['lists', 'people', 'lists/a/items']);
});

test('a database that does not answer keeps what is there', async () => {
  await storeOwnLists('me', listen, () => 0);
  const fails: Listen = (_source, next) => {
    queueMicrotask(() => next({ failure: 'unavailable' }));
    return () => {};
  };
  await expect(storeOwnLists('me', fails, () => 2 * HOUR)).rejects.toThrow(/unavailable/);
  expect(await storedAnswer('me', 'pois/ash')).toBeDefined();
});

test('old answers and, at a sign-out, all answers are deleted', async () => {
  await storeAnswer({ uid: 'me', name: 'old', at: 0, documents: [] });
  await storeAnswer({ uid: 'me', name: 'new', at: HOUR, documents: [] });
  await deleteOldAnswers(30 * 24 * HOUR);
  expect(await storedAnswer('me', 'old')).toBeUndefined();
  expect(await storedAnswer('me', 'new')).toBeDefined();
  await deleteStoredAnswers();
  expect(await storedAnswer('me', 'new')).toBeUndefined();
});

/** A listener whose events the test sends, with answers stored under names. */
function heardWith(stored: Record<string, RawDocument[]>, source: Parameters<Listen>[0]) {
  const heard = vi.fn<Parameters<Listen>[1]>();
  const update = vi.fn(async () => {});
  let say: Parameters<Listen>[1] = () => {};
  const stop = withStoredAnswers(
    (_source, next) => {
      say = next;
      return () => {};
    },
    { read: async (name) => stored[name], update },
  )(source, heard);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { heard, update, stop, settled, say: (event: Parameters<typeof say>[0]) => say(event) };
}

test('without the server, a listener answers from what is stored, up to its limit', async () => {
  const source = { collection: 'lists/a/items', where: [], orderBy: [], limit: 1 };
  const entries = [raw('lists/a/items/1'), raw('lists/a/items/2')];
  const { heard, say, settled } = heardWith({ [nameOf({ ...source, limit: 300 })]: entries }, source);
  say({ documents: [], fromServer: false });
  await settled();
  expect(heard.mock.calls).toEqual([[{ documents: entries.slice(0, 1), fromServer: false, isStored: true }]]);
});

test('a listener that fails answers from what is stored, and starts again', async () => {
  const { heard, say, settled } = heardWith({ 'lists/a': [raw('lists/a')] }, { document: 'lists/a' });
  say({ failure: 'unavailable' });
  await settled();
  expect(heard.mock.calls).toEqual([
    [{ documents: [raw('lists/a')], fromServer: false, isStored: true }],
    [{ failure: 'unavailable' }],
  ]);
});

test('what is stored never comes after the server’s answer, nor after the end of the listener', async () => {
  const { heard, say, settled, stop, update } = heardWith(
    { 'lists/a': [raw('lists/a')] },
    { document: 'lists/a' },
  );
  say({ documents: [], fromServer: false });
  say({ documents: [], fromServer: true });
  await settled();
  expect(heard.mock.calls).toEqual([[{ documents: [], fromServer: true }]]);
  expect(update).toHaveBeenCalledWith('lists/a', []);
  say({ documents: [], fromServer: false });
  stop();
  await settled();
  expect(heard).toHaveBeenCalledOnce();
});

test('a page of a list does not replace the whole list, and only lists follow the server', async () => {
  const part = heardWith({}, { collection: 'lists/a/items', where: [], orderBy: [], limit: 1 });
  part.say({ documents: [raw('lists/a/items/1')], fromServer: true });
  expect(part.update).not.toHaveBeenCalled();
  const item = heardWith({}, { document: 'pois/ash' });
  item.say({ documents: [raw('pois/ash')], fromServer: true });
  expect(item.update).not.toHaveBeenCalled();
});

test('a refusal is not answered from what is stored', async () => {
  const { heard, say, settled } = heardWith({ 'lists/a': [raw('lists/a')] }, { document: 'lists/a' });
  say({ failure: 'denied' });
  await settled();
  expect(heard.mock.calls).toEqual([[{ failure: 'denied' }]]);
});
