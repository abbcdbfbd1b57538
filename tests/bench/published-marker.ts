import { work as workSchema } from '@waymark/model/entities/work';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readEntity } from '../../functions/src/platform/stored.ts';
import { tokenOf } from '../functions/token-of.ts';

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

/** How many publications come before the measured ones, so that the functions involved have started. */
const WARM_UP = 5;

interface Publications {
  marker: Awaited<ReturnType<typeof publishedMarker>>;
  /** The address of Waymark. */
  address: string;
  /** The headers of requests of the application. */
  proof: Record<string, string>;
  /** How many are measured. */
  samples: number;
  /** Resolves when a reader finds the marker with this title, one word that no other publication has. */
  untilSeen: (title: string) => Promise<void>;
}

/** Publishes changes of a marker one after the other. @returns how long each took until it was seen, in milliseconds */
export async function timePublications({
  marker: { uid, workId, db },
  address,
  proof,
  samples,
  untilSeen,
}: Publications): Promise<number[]> {
  const headers = { ...proof, authorization: `Bearer ${await tokenOf(uid, ['feature:creator-profile'])}` };
  const took: number[] = [];
  for (let change = 0; change < WARM_UP + samples; change++) {
    const title = `changed${change}times`;
    await db.doc(`users/${uid}/works/${workId}`).update({
      'content.title.en': title,
      state: 'changed',
      revision: FieldValue.increment(1),
    });
    const started = performance.now();
    const published = await fetch(`${address}/api/works/${workId}/publish`, { method: 'POST', headers });
    if (!published.ok)
      throw new Error(`Publishing was answered ${published.status}: ${await published.text()}`);
    await untilSeen(title);
    if (change >= WARM_UP) took.push(performance.now() - started);
  }
  return took;
}
