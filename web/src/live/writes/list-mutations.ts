import {
  type List,
  type ListEntry,
  type ListHeading,
  type ListItem,
  MAX_LIST_ITEMS,
} from '@waymark/model/entities/list';
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
import { addHeadingToList, addToList } from './add-to-list.ts';
import { type Move, moveInList } from './move-in-list.ts';
import type { NewOrders } from './moved-orders.ts';

/*
 * The mutations of lists, under the security rules. They never throw: they return the reason of a failure. A change of something
 * shown appears at once and is sent when there is a connection. Creating a list and adding or moving an item need the server's
 * answer.
 */

/** Why a mutation of a list failed. `full` means that the list has the maximum number of items. */
export type ListFailure = Failure<'full'>;

/** The fields that the owner of a list writes. */
export type ListFields = Pick<List, 'title' | 'summary' | 'visibility' | 'asRoute'>;

/** A change of a list by its owner. A cover of null removes the cover. */
export type ListChange = Partial<ListFields> & { cover?: List['cover'] | null };

/** Creates a list under an id from the caller, so that a retry after a lost answer creates no second list. */
export function createList(uid: string, id: string, fields: ListFields): Promise<ListFailure | undefined> {
  const written = {
    ...stored.encode(fields),
    kind: 'list',
    ownerId: uid,
    count: 0,
    updatedAt: serverTimestamp(),
  };
  return failureOfWrite(() =>
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
  return failureOfWrite(() => updateDoc(listRef(id), change));
}

/** Adds an item to the end of a list. @returns whether the item is new; if the list already contains it, nothing changes */
export function addItem(
  { id, count }: Pick<List, 'id' | 'count'>,
  item: Pick<ListItem, 'kind' | 'id'>,
): Promise<{ isNew: boolean } | { failure: ListFailure }> {
  if (count >= MAX_LIST_ITEMS) return Promise.resolve({ failure: { reason: 'full' } });
  return orFailure<{ isNew: boolean } | { failure: ListFailure }>(async () => ({
    isNew: await addToList(firestore, id, item),
  }));
}

/** Adds a heading to the end of a list, under an id from the caller, so that a retry after a lost answer adds no second one. */
export function addHeading(
  listId: string,
  { itemId, heading }: Pick<ListHeading, 'itemId' | 'heading'>,
): Promise<ListFailure | undefined> {
  return failureOfWrite(() => addHeadingToList(firestore, listId, { itemId, heading }));
}

export function writeHeading(
  listId: string,
  itemId: string,
  heading: LocalisedText,
): Promise<ListFailure | undefined> {
  return failureOfWrite(() => updateDoc(itemRef(listId, itemId), { heading }));
}

/** Removes an item or a heading. */
export function removeItem(listId: string, itemId: string): Promise<ListFailure | undefined> {
  return failureOfWrite(() => deleteDoc(itemRef(listId, itemId)));
}

/** Restores a removed item or heading to its former position. */
export function putBack(listId: string, { itemId, ...item }: ListEntry): Promise<ListFailure | undefined> {
  return failureOfWrite(() => setDoc(itemRef(listId, itemId), stored.encode(item)));
}

/** Moves items and headings within their list. @returns the order keys that were written for the move */
export function moveItems(
  listId: string,
  move: Move,
): Promise<{ orders: NewOrders } | { failure: ListFailure }> {
  return orFailure<{ orders: NewOrders } | { failure: ListFailure }>(async () => {
    const orders = await moveInList(firestore, listId, move);
    return orders ? { orders } : { failure: { reason: 'gone' } };
  });
}

/** Writes the note of an item. Undefined removes the note. */
export function writeNote(
  listId: string,
  itemId: string,
  note: LocalisedText | undefined,
): Promise<ListFailure | undefined> {
  return failureOfWrite(() => updateDoc(itemRef(listId, itemId), { note: note ?? deleteField() }));
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

async function failureOfWrite(act: () => Promise<unknown>): Promise<ListFailure | undefined> {
  const done = await orFailure(async () => {
    await act();
    return {};
  });
  return 'failure' in done ? done.failure : undefined;
}
