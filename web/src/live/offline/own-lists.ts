import { auth, firebaseStarted } from '../../session/firebase.ts';
import { listen } from '../core/listen.ts';
import { storeOwnLists } from './store-own-lists.ts';
import { deleteOldAnswers, storedAnswer } from './stored-answers.ts';
import { nameOf } from './with-stored-answers.ts';

/**
 * Stores the lists of the signed-in user whole, for use without a connection. Only where a service worker opens their pages then.
 */
export async function storeListsHere(uid: string): Promise<void> {
  if (!navigator.serviceWorker?.controller || auth.currentUser?.uid !== uid) return;
  await deleteOldAnswers(Date.now());
  await storeOwnLists(uid, listen);
}

/** Whether one of the signed-in user's lists is stored in this browser. */
export async function isListStored(listId: string): Promise<boolean> {
  await firebaseStarted;
  const uid = auth.currentUser?.uid;
  return (
    uid !== undefined && (await storedAnswer(uid, nameOf({ document: `lists/${listId}` }))) !== undefined
  );
}
