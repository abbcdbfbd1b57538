import { work as workSchema } from '@waymark/model/entities/work';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntity } from '../../functions/src/platform/stored.ts';

/** A published marker of the demo content. */
export async function publishedMarker(db: Firestore) {
  const works = await db.collectionGroup('works').where('kind', '==', 'marker').limit(20).get();
  for (const snapshot of works.docs) {
    const work = readEntity(snapshot, workSchema);
    const uid = snapshot.ref.parent.parent?.id;
    if (work?.state === 'published' && work.publicId !== undefined && uid !== undefined) {
      return { uid, workId: snapshot.id, publicId: work.publicId, db };
    }
  }
  throw new Error('The demo content has no marker in public');
}
