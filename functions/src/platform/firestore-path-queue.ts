import { newId } from '@waymark/model/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { isOvertaken } from './error-code.ts';
import type { PathQueue } from './path-queue.ts';

/** The most writes of one batch. */
const BATCH = 400;

/** A queue in a collection: a document for each path, whose name is the path with colons. */
export function firestorePathQueue(db: Firestore, collection: string): PathQueue {
  const refOf = (path: string) => db.doc(`${collection}/${path.replaceAll('/', ':')}`);
  return {
    async add(paths) {
      for (let start = 0; start < paths.length; start += BATCH) {
        const batch = db.batch();
        for (const path of paths.slice(start, start + BATCH)) {
          // A write that changes nothing would keep the version.
          batch.set(refOf(path), { path, mark: newId() });
        }
        await batch.commit();
      }
    },
    async take(limit) {
      const { docs } = await db.collection(collection).limit(limit).get();
      return docs.map((document) => ({
        path: String(document.get('path')),
        version: versionOf(document.updateTime),
      }));
    },
    async settle(taken) {
      const ends = await Promise.all(
        taken.map(async ({ path, version }) => {
          const ref = refOf(path);
          const isOvertaken = !(await removed(ref, version)) && !(await ref.get()).exists;
          return isOvertaken ? [path] : [];
        }),
      );
      return ends.flat();
    },
  };
}

/** A time of the database to the nanosecond, as text. */
function versionOf({ seconds, nanoseconds }: Timestamp): string {
  return `${seconds}.${nanoseconds}`;
}

async function removed(ref: DocumentReference, version: string): Promise<boolean> {
  const [seconds, nanoseconds] = version.split('.').map(Number);
  try {
    await ref.delete({ lastUpdateTime: new Timestamp(seconds ?? 0, nanoseconds ?? 0) });
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
