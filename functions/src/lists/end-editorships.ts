import { allEditedBy } from '@waymark/model/own-queries';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { toQuery } from '../platform/to-query.ts';
import { personRef } from './shared-list.ts';

/** Makes a user an editor of no list any more. What they added to the lists stays: it belongs to the owners. */
export async function endEditorships(db: Firestore, uid: string): Promise<void> {
  const { docs } = await toQuery(db, allEditedBy(uid)).select().get();
  for (const { ref } of docs) {
    await db.runTransaction(async (transaction) => {
      if (!(await transaction.get(ref)).exists) return;
      transaction.update(ref, { editors: FieldValue.arrayRemove(uid) });
      transaction.delete(personRef(ref, uid));
    });
  }
}
