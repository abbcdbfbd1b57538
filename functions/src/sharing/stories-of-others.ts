import { sharedAt } from '@waymark/model/entities/shared';
import { editorshipsOf } from '@waymark/model/own-queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../platform/to-query.ts';

/** A story that a user writes for another. */
interface StoryOfOther {
  ownerId: string;
  snapshot: DocumentSnapshot;
}

/** The stories of others that a user writes with them, one at a time, because each can be as large as a document. */
export async function* storiesOfOthers(
  db: Firestore,
  uid: string,
  fieldMask?: string[],
): AsyncGenerator<StoryOfOther> {
  for await (const { ref } of streamOf(toQuery(db, editorshipsOf(uid)).select())) {
    const shared = sharedAt(ref.path);
    const story = ref.parent.parent;
    if (shared?.kind !== 'story' || story === null) continue;
    const [snapshot] = await db.getAll(story, fieldMask ? { fieldMask } : {});
    if (snapshot?.exists) yield { ownerId: shared.ownerId, snapshot };
  }
}
