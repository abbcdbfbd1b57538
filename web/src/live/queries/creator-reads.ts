import { isHandle } from '@waymark/model/entities/handle';
import { creatorOfUser } from '@waymark/model/own-queries';
import { doc, getDocFromServer, getDocs } from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';
import { toQuery } from '../core/to-query.ts';

/*
 * One-time reads of creators' records. This file imports the database, so its callers load it only when they need it.
 */

/** Whether a user can have a handle. Former handles stay with their creators. */
export type HandleAvailability = 'free' | 'taken' | 'yours';

/** How long the database may take to answer, in milliseconds. Without a connection it would wait for one. */
const PATIENCE = 8_000;

/**
 * Looks up whether a signed-in user can have a handle.
 * @param uid of that user
 * @returns undefined for a text that is not a valid handle
 * @throws where the database does not answer
 */
export async function availabilityOf(handle: string, uid: string): Promise<HandleAvailability | undefined> {
  if (!isHandle(handle)) return undefined;
  const found = await Promise.race([
    getDocFromServer(doc(firestore, 'handles', handle)),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE);
    }),
  ]);
  if (!found.exists()) return 'free';
  return found.get('userId') === uid ? 'yours' : 'taken';
}

/** Whether a user is a creator, independent of the provider's permissions. */
export async function hasCreatorRecord(uid: string): Promise<boolean> {
  return !(await getDocs(toQuery(firestore, creatorOfUser(uid)))).empty;
}
