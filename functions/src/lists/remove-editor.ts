import type { Firestore } from 'firebase-admin/firestore';
import { endEditorship, listRef, personRef, requireOwnList } from './shared-list.ts';

interface Removal {
  /** Of the caller. */
  uid: string;
  listId: string;
  editorId: string;
}

/**
 * Removes an editor from a list, for its owner or the editor. Removing another user changes nothing.
 * @throws ApiError as `requireOwnList`
 */
export async function removeEditor(db: Firestore, { uid, listId, editorId }: Removal): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = listRef(db, listId);
    const [list, editor] = await transaction.getAll(ref, personRef(ref, editorId));
    const goes = uid === editorId && list?.exists && editor?.exists;
    if (!goes)
      await requireOwnList(transaction, ref, uid, 'Only the owner of a list says who else edits it.');
    if (list) endEditorship(transaction, list, editorId);
  });
}
