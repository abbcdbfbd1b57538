import { isHandle } from '@waymark/model/entities/handle';
import { creatorOfUser } from '@waymark/model/own-queries';
import { doc, getDocFromServer, getDocs } from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';
import { toQuery } from '../core/to-query.ts';

/*
 * What is asked of creators' records once. It imports the database itself: whoever asks loads this file when it is needed.
 */

/** Whose a handle is, also one of before: `invalid` is what nobody can have. */
export type HandleOwner = 'nobody' | 'somebody-else' | 'oneself' | 'invalid';

/** How long the database may take, in milliseconds: without a connection it would wait for one. */
const PATIENCE = 8_000;

/**
 * Looks up whose a handle is, for somebody who is signed in.
 * @param uid of whoever asks
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

/** Whether somebody is a creator already, whatever the provider says of them. */
export async function hasCreatorRecord(uid: string): Promise<boolean> {
  return !(await getDocs(toQuery(firestore, creatorOfUser(uid)))).empty;
}
