import { editorshipsOf } from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { toQuery } from '../platform/to-query.ts';
import { endEditorship } from './shared-list.ts';

/** Makes a user an editor of no list any more. What they added to the lists stays: it belongs to the owners. */
export async function endEditorships(db: Firestore, uid: string): Promise<void> {
  const { docs } = await toQuery(db, editorshipsOf(uid)).select().get();
  for (const { ref } of docs) {
    const list = ref.parent.parent;
    if (list === null) continue;
    await db.runTransaction(async (transaction) => {
      endEditorship(transaction, await transaction.get(list), uid);
    });
  }
}
