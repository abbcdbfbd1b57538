import { publicRef } from '@waymark/functions/publish/paths';
import { stored } from '@waymark/functions/stored';
import type { Firestore } from 'firebase-admin/firestore';
import { type ScaleSource, scaleDocument } from './scale-document.ts';

export const MOST_DOCUMENTS = 10_000_000;

/** The most documents in memory at once. */
const AT_ONCE = 2_000;

/**
 * Writes the first `count` additional documents. Existing ones are written unchanged.
 * @param progress receives the number of written documents from time to time
 * @param signal stops the writing between two batches
 */
export async function writeScale(
  db: Firestore,
  count: number,
  source: ScaleSource,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // The writer's usual patience, 500 a second at first, is for real databases that grow.
  const writer = db.bulkWriter({ throttling: false });
  for (let start = 0; start < count; start += AT_ONCE) {
    if (signal.aborted) throw new Error(`Interrupted; the ${start} documents that were written stay.`);
    const end = Math.min(start + AT_ONCE, count);
    const writes: Promise<unknown>[] = [];
    for (let index = start; index < end; index++) {
      const document = scaleDocument(index, source);
      writes.push(writer.set(publicRef(db, document.kind, document.id), stored.encode(document, 'id')));
    }
    await Promise.all([...writes, writer.flush()]);
    progress(end);
  }
  await writer.close();
}
