import { list as listSchema } from '@waymark/model/entities/list';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readEntity } from '../platform/stored.ts';
import { listRef, personRef, requireOwnList } from './shared-list.ts';

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
    const goes =
      uid === editorId && readEntity(await transaction.get(ref), listSchema)?.editors.includes(uid);
    if (!goes)
      await requireOwnList(transaction, ref, uid, 'Only the owner of a list says who else edits it.');
    transaction.update(ref, { editors: FieldValue.arrayRemove(editorId) });
    transaction.delete(personRef(ref, editorId));
  });
}
