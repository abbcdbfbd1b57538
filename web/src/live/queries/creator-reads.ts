import { isHandle } from '@waymark/model/entities/handle';
import { creatorOfUser } from '@waymark/model/own-queries';
import { doc, getDocFromServer, getDocs } from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';
import { toQuery } from '../core/to-query.ts';

/*
 * One-time reads of creators' records. This file imports the database, so its callers load it only when they need it.
 */

/** The owner of a handle, also of a former one; `invalid` means that it is not a valid handle. */
export type HandleOwner = 'nobody' | 'somebody-else' | 'oneself' | 'invalid';

/** How long the database may take to answer, in milliseconds. Without a connection it would wait for one. */
const PATIENCE = 8_000;

/**
 * Looks up the owner of a handle for a signed-in user.
 * @param uid of that user
 * @throws where the database does not answer
 */
export async function ownerOfHandle(handle: string, uid: string): Promise<HandleOwner> {
  if (!isHandle(handle)) return 'invalid';
  const found = await Promise.race([
    getDocFromServer(doc(firestore, 'handles', handle)),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE);
    }),
  ]);
  if (!found.exists()) return 'nobody';
  return found.get('userId') === uid ? 'oneself' : 'somebody-else';
}

/** Whether a user is a creator, independent of the provider's permissions. */
export async function hasCreatorRecord(uid: string): Promise<boolean> {
  return !(await getDocs(toQuery(firestore, creatorOfUser(uid)))).empty;
}
