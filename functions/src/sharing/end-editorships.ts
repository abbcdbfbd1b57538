import { editorshipsOf } from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { toQuery } from '../platform/to-query.ts';
import { endEditorship } from './shared-document.ts';

/** Ends the right of a user to edit lists and stories of others. What they added stays: it belongs to the owners. */
export async function endEditorships(db: Firestore, uid: string): Promise<void> {
  const { docs } = await toQuery(db, editorshipsOf(uid)).select().get();
  for (const { ref } of docs) {
    const shared = ref.parent.parent;
    if (shared === null) continue;
    await db.runTransaction(async (transaction) => {
      endEditorship(transaction, await transaction.get(shared), uid);
    });
  }
}
