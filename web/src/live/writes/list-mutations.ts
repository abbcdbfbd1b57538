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
import { type Failure, failureOf } from '../../session/failure.ts';
import { firestore } from '../../session/firebase.ts';
import { stored } from '../core/stored.ts';
import { addToList } from './add-to-list.ts';
import { type Move, moveInList } from './move-in-list.ts';
import type { NewOrders } from './moved-orders.ts';

/*
 * What people do with lists, written under the security rules. Nothing here throws: what was not done is answered by why. What
 * changes something that is shown shows at once and is sent when there is a connection; what makes a list, or moves or adds an
 * item, is done when it is answered.
 */

/** Why something was not done with a list; `full` says that it has as many items as it may. */
export type ListFailure = Failure<'full'>;

/** What its owner writes of a list. */
export type ListFields = Pick<List, 'title' | 'summary' | 'visibility' | 'asRoute'>;

/** What its owner changes of a list; a cover of null is none. */
export type ListChange = Partial<ListFields> & { cover?: List['cover'] | null };

/** Makes a list of somebody's, under an id of its own: asked for again, after an answer that was lost, it is the same list. */
export function createList(uid: string, id: string, fields: ListFields): Promise<ListFailure | undefined> {
  const written = {
    ...stored.encode(fields),
    kind: 'list',
    ownerId: uid,
    editors: [],
    count: 0,
    updatedAt: serverTimestamp(),
  };
  return failureIn(() =>
    // A plain write would wait for a connection instead of failing without one.
    runTransaction(firestore, async (transaction) => {
      transaction.set(listRef(id), written);
    }),
  );
}

export function changeList(id: string, { cover, ...fields }: ListChange): Promise<ListFailure | undefined> {
  const pictured =
    cover === undefined ? {} : cover === null ? { cover: deleteField() } : stored.encode({ cover });
  const change = { ...stored.encode(fields), ...pictured, updatedAt: serverTimestamp() };
  return failureIn(() => updateDoc(listRef(id), change));
}

/** Puts an item at the end of a list. @returns whether it was put there: nothing changes where it was there before */
export function addItem(
  { id, count }: Pick<List, 'id' | 'count'>,
  item: Pick<ListItem, 'kind' | 'id'>,
): Promise<{ isNew: boolean } | { failure: ListFailure }> {
  if (count >= MAX_LIST_ITEMS) return Promise.resolve({ failure: { reason: 'full' } });
  return orFailure<{ isNew: boolean } | { failure: ListFailure }>(async () => ({
    isNew: await addToList(firestore, id, item),
  }));
}

export function removeItem(listId: string, itemId: string): Promise<ListFailure | undefined> {
  return failureIn(() => deleteDoc(itemRef(listId, itemId)));
}

/** Puts an item that was removed back where it was. */
export function putBack(listId: string, { itemId, ...item }: ListItem): Promise<ListFailure | undefined> {
  return failureIn(() => setDoc(itemRef(listId, itemId), stored.encode(item)));
}

/** Puts an item somewhere else in its list; @returns the order keys that were written for it */
export function moveItem(
  listId: string,
  move: Move,
): Promise<{ orders: NewOrders } | { failure: ListFailure }> {
  return orFailure<{ orders: NewOrders } | { failure: ListFailure }>(async () => {
    const orders = await moveInList(firestore, listId, move);
    return orders ? { orders } : { failure: { reason: 'gone' } };
  });
}

/** Writes what is said of an item; undefined where nothing is. */
export function writeNote(
  listId: string,
  itemId: string,
  note: LocalisedText | undefined,
): Promise<ListFailure | undefined> {
  return failureIn(() => updateDoc(itemRef(listId, itemId), { note: note ?? deleteField() }));
}

function listRef(id: string) {
  return doc(firestore, `lists/${id}`);
}

function itemRef(listId: string, itemId: string) {
  return doc(firestore, `lists/${listId}/items/${itemId}`);
}

async function orFailure<Done>(act: () => Promise<Done>): Promise<Done | { failure: ListFailure }> {
  try {
    return await act();
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

async function failureIn(act: () => Promise<unknown>): Promise<ListFailure | undefined> {
  const done = await orFailure(async () => {
    await act();
    return {};
  });
  return 'failure' in done ? done.failure : undefined;
}
