import { isHandle } from '@waymark/model/entities/handle';
import { doc, getDocFromServer } from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';

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
