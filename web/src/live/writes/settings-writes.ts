import { type Quotas, quotasPath } from '@waymark/model/entities/quotas';
import type { User } from '@waymark/model/entities/user';
import { Mutex } from 'async-mutex';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { type Failure, failureOf } from '../../session/failure.ts';
import { firestore } from '../../session/firebase.ts';
import { stored } from '../core/stored.ts';
import { runInDatabase } from '../core/unavailable-error.ts';

/** What a user chooses in their settings. */
export type Settings = Omit<User, 'createdAt'>;

/** Changes are stored in the order in which they are made: two transactions on one document conflict, and the last change could lose. */
const mutex = new Mutex();

/**
 * Changes the private settings of a user, which this creates with the first change.
 * @param initial the values of a user without settings
 * @returns the failure, or undefined after success
 */
export async function changeSettings(
  uid: string,
  change: Partial<Settings>,
  initial: Settings,
): Promise<Failure | undefined> {
  const ref = doc(firestore, `users/${uid}`);
  try {
    await mutex.runExclusive(() =>
      runInDatabase(() =>
        // A plain write would wait for a connection instead of failing without one.
        runTransaction(firestore, async (transaction) => {
          const isThere = (await transaction.get(ref)).exists();
          if (isThere) transaction.update(ref, stored.encode(change));
          else {
            transaction.set(ref, {
              ...stored.encode({ ...initial, ...change }),
              createdAt: serverTimestamp(),
            });
          }
        }),
      ),
    );
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Sets how much another user may have. Only holders of `write:creators` can.
 * @returns the failure, or undefined after success
 */
export async function raiseQuotas(
  uid: string,
  raised: NonNullable<Quotas['raised']>,
): Promise<Failure | undefined> {
  const ref = doc(firestore, quotasPath(uid));
  try {
    await runInDatabase(() =>
      // As above: without a connection it fails.
      runTransaction(firestore, async (transaction) => {
        await transaction.get(ref);
        transaction.set(ref, { raised }, { mergeFields: ['raised'] });
      }),
    );
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}
