import type { ListItem } from '@waymark/model/entities/list';
import { lastOfList } from '@waymark/model/own-queries';
import { doc, type Firestore, getDocsFromServer, runTransaction } from 'firebase/firestore';
import { toQuery } from '../core/to-query.ts';
import { orderBetween } from './order-keys.ts';

/**
 * Puts an item at the end of a list, once.
 * @returns whether it was put there: where it was there before, nothing changes
 * @throws FirebaseError
 */
export function addToList(
  firestore: Firestore,
  listId: string,
  { kind, id }: Pick<ListItem, 'kind' | 'id'>,
): Promise<boolean> {
  // Its name is that of what it is, so that two clicks, or two people, put it there once.
  const ref = doc(firestore, `lists/${listId}/items/${id}`);
  return runTransaction(firestore, async (transaction) => {
    const [last] = (await getDocsFromServer(toQuery(firestore, lastOfList(listId)))).docs;
    // Read again: where another editor moves what is last meanwhile, it is begun anew.
    const [there, behind] = await Promise.all([transaction.get(ref), last && transaction.get(last.ref)]);
    if (there.exists()) return false;
    const end: unknown = behind?.get('order');
    const key = typeof end === 'string' ? end : null;
    // Behind what is no key of ours comes its own key and more.
    transaction.set(ref, { kind, id, order: orderBetween(key, null) ?? `${key}V` });
    return true;
  });
}
