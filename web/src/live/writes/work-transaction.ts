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
import { unlessAway } from '../core/unavailable-error.ts';

/** How often it is begun again where others write at the same moment. */
const TRIES = 5;

/** Where a work is, in a transaction. */
interface WorkAt {
  transaction: Transaction;
  ref: DocumentReference;
}

/**
 * Reads a work and writes on what was read, in a transaction.
 * @param act may be called several times
 * @throws UnavailableError, and what the security rules refuse
 */
export function withWork<Value>(
  firestore: Firestore,
  uid: string,
  id: string,
  act: (work: Work | undefined, at: WorkAt) => Value,
): Promise<Value> {
  const ref = doc(firestore, `users/${uid}/works/${id}`);
  let seen: unknown = null;
  let isOther = true;
  const once = () =>
    runTransaction(firestore, async (transaction) => {
      const data = (await transaction.get(ref)).data();
      isOther = data?.['revision'] !== seen;
      seen = data?.['revision'];
      return act(data && readWork(ref, data), { transaction, ref });
    });
  return unlessAway(async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await once();
      } catch (error) {
        // The rules look before the database does whether the work is as it was read: they refuse what another write was faster than.
        if (!(isDenied(error) && isOther && tries < TRIES)) throw error;
      }
    }
  });
}

/** The state after an edit: what is public stays as it is until it is published again. */
export function stateAfter(state: WorkState): WorkState {
  return state === 'published' ? 'changed' : state;
}

function readWork(ref: DocumentReference, data: Record<string, unknown>): Work {
  const work = readEntity({ path: ref.path, id: ref.id, data: stored.decode(data) }, workSchema);
  if (work === undefined) throw new Error('The work is broken.');
  return work;
}

function isDenied(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}
