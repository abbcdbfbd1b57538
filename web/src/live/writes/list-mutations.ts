import { type List, type ListItem, MAX_LIST_ITEMS } from '@waymark/model/entities/list';
import type { LocalisedText } from '@waymark/model/localised';
import {
  deleteDoc,
  deleteField,
  doc,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';
import { stored } from '../core/stored.ts';
import { addToList } from './add-to-list.ts';
import { type ListFault, listFaultOf } from './list-fault.ts';
import { type Move, moveInList } from './move-in-list.ts';
import type { NewOrders } from './moved-orders.ts';

/*
 * What people do with lists, written under the security rules. Nothing here throws: what was not done is answered by why. What
 * changes something that is shown shows at once and is sent when there is a connection; what makes a list, or moves or adds an
 * item, is done when it is answered.
 */

/** What its owner writes of a list. */
export type ListFields = Pick<List, 'title' | 'summary' | 'visibility' | 'asRoute'>;

/** What its owner changes of a list; a cover of null is none. */
export type ListChange = Partial<ListFields> & { cover?: List['cover'] | null };

/** Makes a list of somebody's, under an id of its own: asked for again, after an answer that was lost, it is the same list. */
export function createList(uid: string, id: string, fields: ListFields): Promise<ListFault | undefined> {
  const written = {
    ...stored.encode(fields),
    kind: 'list',
    ownerId: uid,
    editors: [],
    count: 0,
    updatedAt: serverTimestamp(),
  };
  return faultIn(() =>
    // A plain write would wait for a connection instead of failing without one.
    runTransaction(firestore, async (transaction) => {
      transaction.set(listRef(id), written);
    }),
  );
}

export function changeList(id: string, { cover, ...fields }: ListChange): Promise<ListFault | undefined> {
  const pictured =
    cover === undefined ? {} : cover === null ? { cover: deleteField() } : stored.encode({ cover });
  const change = { ...stored.encode(fields), ...pictured, updatedAt: serverTimestamp() };
  return faultIn(() => updateDoc(listRef(id), change));
}

/** Puts an item at the end of a list. @returns whether it was put there: nothing changes where it was there before */
export function addItem(
  { id, count }: Pick<List, 'id' | 'count'>,
  item: Pick<ListItem, 'kind' | 'id'>,
): Promise<{ isNew: boolean } | { fault: ListFault }> {
  if (count >= MAX_LIST_ITEMS) return Promise.resolve({ fault: 'full' });
  return orFault<{ isNew: boolean } | { fault: ListFault }>(async () => ({
    isNew: await addToList(firestore, id, item),
  }));
}

export function removeItem(listId: string, itemId: string): Promise<ListFault | undefined> {
  return faultIn(() => deleteDoc(itemRef(listId, itemId)));
}

/** Puts an item that was removed back where it was. */
export function putBack(listId: string, { itemId, ...item }: ListItem): Promise<ListFault | undefined> {
  return faultIn(() => setDoc(itemRef(listId, itemId), stored.encode(item)));
}

/** Puts an item somewhere else in its list; @returns the order keys that were written for it */
export function moveItem(listId: string, move: Move): Promise<{ orders: NewOrders } | { fault: ListFault }> {
  return orFault<{ orders: NewOrders } | { fault: ListFault }>(async () => {
    const orders = await moveInList(firestore, listId, move);
    return orders ? { orders } : { fault: 'gone' };
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
