import { type List, type ListItem, MAX_LIST_ITEMS } from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import type { LocalisedText } from '@waymark/model/localised';
import { lastOfList } from '@waymark/model/own-queries';
import { itemsOfList } from '@waymark/model/queries';
import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  getDocFromServer,
  getDocsFromServer,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { firestore } from '../session/firebase.ts';
import { type ListFault, listFaultOf } from './list-fault.ts';
import type { NewOrders } from './moved-orders.ts';
import { orderBetween } from './order-keys.ts';
import { stored } from './stored.ts';
import { toQuery } from './to-query.ts';

/*
 * What people do with lists, written under the security rules. Nothing here throws: what was not done is answered by why. What
 * changes something that is shown shows at once and is sent when there is a connection; what makes or takes away a list is done
 * when it is answered.
 */

/** What its owner writes of a list. */
export type ListFields = Pick<List, 'title' | 'summary' | 'visibility' | 'asRoute'>;

/** What its owner changes of a list; a cover of null is none. */
export type ListChange = Partial<ListFields> & { cover?: List['cover'] | null };

/** A list that was deleted, for who thinks better of it. */
export interface DeletedList {
  id: string;
  list: DocumentData;
  items: ReadonlyMap<string, DocumentData>;
}

/** Makes a list of somebody's. */
export function createList(uid: string, fields: ListFields): Promise<{ id: string } | { fault: ListFault }> {
  const id = newId();
  return orFault(async () => {
    // A plain write would wait for a connection instead of failing without one.
    await runTransaction(firestore, async (transaction) => {
      transaction.set(listRef(id), asNew({ ...stored.encode(fields), ownerId: uid }));
    });
    return { id };
  });
}

export function changeList(id: string, { cover, ...fields }: ListChange): Promise<ListFault | undefined> {
  const pictured =
    cover === undefined ? {} : cover === null ? { cover: deleteField() } : stored.encode({ cover });
  const change = { ...stored.encode(fields), ...pictured, updatedAt: serverTimestamp() };
  return faultIn(() => updateDoc(listRef(id), change));
}

/** Deletes a list with its items. Who edited it and its invitations do not come back with it. */
export function deleteList(id: string): Promise<{ deleted: DeletedList } | { fault: ListFault }> {
  return orFault(async () => {
    const [list, items] = await Promise.all([
      getDocFromServer(listRef(id)),
      getDocsFromServer(toQuery(firestore, itemsOfList(id, MAX_LIST_ITEMS))),
    ]);
    const batch = writeBatch(firestore);
    for (const { ref } of items.docs) batch.delete(ref);
    batch.delete(listRef(id));
    await batch.commit();
    const kept = new Map(items.docs.map((item) => [item.id, item.data()]));
    return { deleted: { id, list: list.data() ?? {}, items: kept } };
  });
}

/** Brings a deleted list back under its address, with its items. */
export function restoreList({ id, list, items }: DeletedList): Promise<ListFault | undefined> {
  return faultIn(async () => {
    await setDoc(listRef(id), asNew(list));
    // Only now may anything be in it.
    const batch = writeBatch(firestore);
    for (const [itemId, item] of items) batch.set(itemRef(id, itemId), item);
    await batch.commit();
  });
}

/** Puts an item at the end of a list; nothing changes where it was put there before. */
export function addItem(
  { id: listId, count }: Pick<List, 'id' | 'count'>,
  { kind, id }: Pick<ListItem, 'kind' | 'id'>,
): Promise<ListFault | undefined> {
  if (count >= MAX_LIST_ITEMS) return Promise.resolve('full');
  return faultIn(async () => {
    const [last] = (await getDocsFromServer(toQuery(firestore, lastOfList(listId)))).docs;
    const end: unknown = last?.get('order');
    const key = typeof end === 'string' ? end : null;
    // Behind what is no key of ours comes its own key and more.
    const order = orderBetween(key, null) ?? `${key}V`;
    // Its name is that of what it is, so that two clicks, or two people, put it there once.
    const ref = itemRef(listId, id);
    await runTransaction(firestore, async (transaction) => {
      if (!(await transaction.get(ref)).exists()) transaction.set(ref, { kind, id, order });
    });
  });
}

export function removeItem(listId: string, itemId: string): Promise<ListFault | undefined> {
  return faultIn(() => deleteDoc(itemRef(listId, itemId)));
}

/** Puts an item that was removed back where it was. */
export function putBack(listId: string, { itemId, ...item }: ListItem): Promise<ListFault | undefined> {
  return faultIn(() => setDoc(itemRef(listId, itemId), stored.encode(item)));
}

/** Writes where items stand: see `movedOrders`. */
export function writeOrders(listId: string, orders: NewOrders): Promise<ListFault | undefined> {
  return faultIn(async () => {
    const batch = writeBatch(firestore);
    for (const [itemId, order] of orders) batch.update(itemRef(listId, itemId), { order });
    await batch.commit();
  });
}

/** Writes what is said of an item; undefined where nothing is. */
export function writeNote(
  listId: string,
  itemId: string,
  note: LocalisedText | undefined,
): Promise<ListFault | undefined> {
  return faultIn(() => updateDoc(itemRef(listId, itemId), { note: note ?? deleteField() }));
}

/** What functions write of a list is not to be written by anybody else. */
function asNew({ ownerId, title, summary, visibility, asRoute, cover }: DocumentData): DocumentData {
  const written = { ownerId, title, summary, visibility, asRoute, ...(cover !== undefined && { cover }) };
  return { ...written, editors: [], count: 0, updatedAt: serverTimestamp() };
}

function listRef(id: string) {
  return doc(firestore, `lists/${id}`);
}

function itemRef(listId: string, itemId: string) {
  return doc(firestore, `lists/${listId}/items/${itemId}`);
}

async function orFault<Done>(act: () => Promise<Done>): Promise<Done | { fault: ListFault }> {
  try {
    return await act();
  } catch (error) {
    return { fault: listFaultOf(error) };
  }
}

async function faultIn(act: () => Promise<unknown>): Promise<ListFault | undefined> {
  const done = await orFault(async () => {
    await act();
    return {};
  });
  return 'fault' in done ? done.fault : undefined;
}
