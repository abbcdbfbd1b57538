import { newId } from '@waymark/model/ids';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isOvertaken } from '../../platform/error-code.ts';
import type { IndexName } from '../sources/source-path.ts';
import { type Lease, type Leases, RebuildLostError, RebuildRunningError } from './rebuild-lease.ts';

/** How long a lease is valid after its last renewal, in milliseconds. Moving a large index takes most of it. */
const VALID = 15 * 60_000;

/** The shortest interval between two renewals, in milliseconds. */
const RENEWAL = 20_000;

/**
 * Leases as documents of a collection, one for each index. No transaction is used: the second of two would wait for the first one
 * instead of failing.
 */
export function firestoreLeases(db: Firestore, collection: string): Leases {
  return {
    async begin(index) {
      const ref = db.doc(`${collection}/${index}`);
      const temporary = `${index}_rebuild_${newId()}`;
      const created = await unlessOvertaken(() => ref.create(fieldsOf(temporary)));
      if (created) return { lease: leaseOf(ref, index, temporary, created.writeTime), abandoned: undefined };
      const found = await ref.get();
      const expiresAt: unknown = found.get('expiresAt');
      const isOver = !(expiresAt instanceof Timestamp) || expiresAt.toMillis() < Date.now();
      const { updateTime } = found;
      if (!isOver || updateTime === undefined) throw new RebuildRunningError(index);
      const taken = await unlessOvertaken(() =>
        ref.update(fieldsOf(temporary), { lastUpdateTime: updateTime }),
      );
      if (taken === undefined) throw new RebuildRunningError(index);
      const holder: unknown = found.get('temporary');
      return {
        lease: leaseOf(ref, index, temporary, taken.writeTime),
        abandoned: typeof holder === 'string' ? holder : undefined,
      };
    },
    isRunning: async (index) => (await db.doc(`${collection}/${index}`).get()).exists,
  };
}

function fieldsOf(temporary: string) {
  return { temporary, expiresAt: Timestamp.fromMillis(Date.now() + VALID) };
}

/** @param written when this process wrote the document last, which no other process may have done since */
function leaseOf(ref: DocumentReference, index: IndexName, temporary: string, written: Timestamp): Lease {
  let lastUpdateTime = written;
  let renewed = Date.now();
  return {
    temporary,
    async renew() {
      if (Date.now() - renewed < RENEWAL) return;
      const kept = await unlessOvertaken(() => ref.update(fieldsOf(temporary), { lastUpdateTime }));
      if (kept === undefined) throw new RebuildLostError(index);
      lastUpdateTime = kept.writeTime;
      renewed = Date.now();
    },
    async end() {
      await unlessOvertaken(() => ref.delete({ lastUpdateTime }));
    },
  };
}

/** The result of a write; undefined where the document is not as it was. */
async function unlessOvertaken<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isOvertaken(error)) return undefined;
    throw error;
  }
}
