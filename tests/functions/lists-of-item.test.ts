import type { Stop } from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import { examplePhoto, examplePicture } from '@waymark/model/testing/examples';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { refreshListsOfItem } from '../../functions/src/publish/lists-of-item.ts';
import { publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { itemAt } from './map-index.ts';
import { soon } from './soon.ts';

const HERE = { lat: -57.25, lng: -141.5 };
const THERE = { lat: -57.75, lng: -140.5 };

/** A list with the item first, and another item after it. */
async function holder(itemId: string, id: string): Promise<string> {
  const other = newId();
  const stops: Stop[] = [
    { kind: 'pin', itemId, number: 1, position: HERE },
    { kind: 'pin', itemId: other, number: 2, position: THERE },
  ];
  const pictures = [
    { itemId, ...examplePicture('h') },
    { itemId: other, ...examplePicture('t') },
  ];
  const list = await publicItem('list', { position: HERE, stops, pictures, count: 2 });
  const ref = database.doc(`lists/${list}`);
  const record = (await ref.get()).data() ?? {};
  await writeDocument(`lists/${list}/items/${itemId}`, { kind: 'pin', id, order: 'a' });
  // The reaction to that write finds no position. It is over before the list gets its outdated position back.
  await vi.waitFor(async () => expect((await ref.get()).get('count')).toBe(1), soon);
  await ref.set(record);
  return list;
}

it('every list forgets where an item was and how it looked, however many contain it', async () => {
  const [id, itemId] = [newId(), newId()];
  const lists = await Promise.all(Array.from({ length: 4 }, () => holder(itemId, id)));
  const refreshed: string[] = [];
  const refresh = async (list: string) => void refreshed.push(list);

  await refreshListsOfItem(database, id, refresh, 1);

  expect(refreshed).toHaveLength(1);
  for (const list of lists.filter((each) => !refreshed.includes(each))) {
    const found = await database.doc(`lists/${list}`).get();
    expect(found.get('stops')).toMatchObject([{ number: 2 }]);
    expect(found.get('position').latitude).toBe(THERE.lat);
    expect(found.get('bounds').south).toBe(THERE.lat);
    expect(found.get('pictures')).toMatchObject([examplePicture('t')]);
    expect(found.get('count')).toBe(2);
  }
});

it('a list that breaks its schema forgets where an item was and how it looked', async () => {
  const [id, itemId] = [newId(), newId()];
  const list = database.doc(`lists/${await holder(itemId, id)}`);
  await list.update({ kind: FieldValue.delete() });

  await refreshListsOfItem(database, id, async () => {}, 0);

  const found = await list.get();
  expect(found.get('kind')).toBe('list');
  expect(found.get('stops')).toBeUndefined();
  expect(found.get('position')).toBeUndefined();
  expect(found.get('pictures')).toBeUndefined();
});

it('a list beyond those that are derived keeps the position of an item that only looks otherwise now', async () => {
  const id = await itemAt('pin', HERE, { cover: examplePhoto('n') });
  const itemId = newId();
  const list = database.doc(`lists/${await holder(itemId, id)}`);

  await refreshListsOfItem(database, id, async () => {}, 0);

  const found = await list.get();
  expect(found.get('stops')).toMatchObject([{ itemId, number: 1 }, { number: 2 }]);
  expect(found.get('pictures')).toMatchObject([examplePicture('t')]);
});
