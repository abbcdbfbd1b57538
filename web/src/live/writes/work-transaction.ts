import { workNamed } from '@waymark/model/entities/shared';
import { type Work, type WorkState, work as workSchema } from '@waymark/model/entities/work';
import { FirebaseError } from 'firebase/app';
import {
  type DocumentReference,
  doc,
  type Firestore,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { readEntity } from '../core/read-entity.ts';
import { stored } from '../core/stored.ts';
import { runInDatabase } from '../core/unavailable-error.ts';

/** How many times the transaction is attempted while others write the same work. */
const TRIES = 5;

/** The location of a work, in a transaction. */
interface WorkAt {
  transaction: Transaction;
  ref: DocumentReference;
}

/**
 * Reads and writes a work in one transaction.
 * @param name as the user names it (`nameOfWork`)
 * @param act may be called several times
 * @throws UnavailableError, and the refusal of the security rules
 */
export function withWork<Value>(
  firestore: Firestore,
  uid: string,
  name: string,
  act: (work: Work | undefined, at: WorkAt) => Value,
): Promise<Value> {
  const place = workNamed(uid, name);
  const ref = doc(firestore, `users/${place.ownerId}/works/${place.id}`);
  let seen: unknown = null;
  let isOther = true;
  const once = () =>
    runTransaction(firestore, async (transaction) => {
      const data = (await transaction.get(ref)).data();
      isOther = data?.['revision'] !== seen;
      seen = data?.['revision'];
      return act(data && readWork(ref, data), { transaction, ref });
    });
  return runInDatabase(async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await once();
      } catch (error) {
        // The rules run before the database compares the work with what was read. They may refuse because of another write.
        if (!(isDenied(error) && isOther && tries < TRIES)) throw error;
      }
    }
  });
}

/** The state after an edit. The public version stays as it is until the next publication. */
export function stateAfter(state: WorkState): WorkState {
  return state === 'published' ? 'changed' : state;
}

function readWork(ref: DocumentReference, data: Record<string, unknown>): Work {
  const work = readEntity({ path: ref.path, id: ref.id, data: stored.decode(data) }, workSchema);
  if (work === undefined) throw new Error('The work is broken.');
  return work;
}

/** Whether the security rules refused. */
export function isDenied(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}
