import { editorshipsOf } from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { toQuery } from '../platform/to-query.ts';

/** Makes a user an editor of no list any more. What they added to the lists stays: it belongs to the owners. */
export async function endEditorships(db: Firestore, uid: string): Promise<void> {
  const { docs } = await toQuery(db, editorshipsOf(uid)).select().get();
  for (const { ref } of docs) await ref.delete();
}
