import type { ListHeading, ListItem } from '@waymark/model/entities/list';
import { lastOfList } from '@waymark/model/own-queries';
import { doc, type Firestore, getDocsFromServer, runTransaction } from 'firebase/firestore';
import { toQuery } from '../core/to-query.ts';
import { orderBetween } from './order-keys.ts';

/**
 * Adds an item to the end of a list, once.
 * @returns whether the item was added; if the list already contains it, nothing changes
 * @throws FirebaseError
 */
export function addToList(
  firestore: Firestore,
  listId: string,
  { kind, id }: Pick<ListItem, 'kind' | 'id'>,
): Promise<boolean> {
  // The document has the item's id as its name, so that two clicks or two people add the item once.
  return addLast(firestore, `lists/${listId}/items/${id}`, { listId, fields: { kind, id } });
}

/** Adds a heading to the end of a list, as `addToList` adds an item. */
export function addHeadingToList(
  firestore: Firestore,
  listId: string,
  { itemId, heading }: Pick<ListHeading, 'itemId' | 'heading'>,
): Promise<boolean> {
  return addLast(firestore, `lists/${listId}/items/${itemId}`, { listId, fields: { heading } });
}

interface Addition {
  listId: string;
  /** All fields but the order. */
  fields: Readonly<Record<string, unknown>>;
}

function addLast(firestore: Firestore, path: string, { listId, fields }: Addition): Promise<boolean> {
  const ref = doc(firestore, path);
  return runTransaction(firestore, async (transaction) => {
    const [last] = (await getDocsFromServer(toQuery(firestore, lastOfList(listId)))).docs;
    // The last entry is read in the transaction as well: if another editor moves it meanwhile, the transaction starts again.
    const [there, behind] = await Promise.all([transaction.get(ref), last && transaction.get(last.ref)]);
    if (there.exists()) return false;
    const end: unknown = behind?.get('order');
    const key = typeof end === 'string' ? end : null;
    // The last key may be no valid order key. The new key then extends it, which sorts after it.
    transaction.set(ref, { ...fields, order: orderBetween(key, null) ?? `${key}V` });
    return true;
  });
}
