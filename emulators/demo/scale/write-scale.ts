import { publicRef } from '@waymark/functions/publish/paths';
import { stored } from '@waymark/functions/stored';
import type { Firestore } from 'firebase-admin/firestore';
import { type ScaleSource, scaleDocument } from './scale-document.ts';

export const MOST_DOCUMENTS = 10_000_000;

/** So many are in memory at once, however many are written. */
const AT_ONCE = 2_000;

/**
 * Writes the first `count` of the world's further documents: those that are there already as they were.
 * @param progress is told now and then how many are written
 * @param signal ends the writing between two portions
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
