import { followsPath } from '@waymark/model/entities/follows';
import { type Visit, visitsPath } from '@waymark/model/entities/visits';
import { arrayRemove, arrayUnion, doc, runTransaction } from 'firebase/firestore';
import { connectedSession } from '../../session/connected-session.ts';
import { type Failure, failureOf } from '../../session/failure.ts';
import { firestore } from '../../session/firebase.ts';
import { runInDatabase } from '../core/unavailable-error.ts';

/** Follows a creator, or no longer. @returns the failure, or undefined after success */
export function writeFollow(uid: string, creatorId: string, follows: boolean): Promise<Failure | undefined> {
  const creators = follows ? arrayUnion(creatorId) : arrayRemove(creatorId);
  return merge(followsPath(uid), { creators });
}

/** Marks an item as visited or as wanted, or removes its mark. @returns the failure, or undefined after success */
export function writeVisit(
  uid: string,
  itemId: string,
  visit: Visit | undefined,
): Promise<Failure | undefined> {
  const change = (name: Visit) => (visit === name ? arrayUnion(itemId) : arrayRemove(itemId));
  return merge(visitsPath(uid), { been: change('been'), want: change('want') });
}

/** The changes of two tabs at once both count: each adds or removes its own id. */
async function merge(path: string, change: Record<string, unknown>): Promise<Failure | undefined> {
  try {
    // Of a user who has just opened the page, the session is known before Firebase knows it.
    await connectedSession();
    await runInDatabase(() =>
      // A plain write would wait for a connection instead of failing without one.
      runTransaction(firestore, async (transaction) => {
        transaction.set(doc(firestore, path), change, { merge: true });
      }),
    );
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}
