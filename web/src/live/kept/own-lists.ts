import { auth, firebaseStarted } from '../../session/firebase.ts';
import { listen } from '../core/listen.ts';
import { keepOwnLists } from './keep-own-lists.ts';
import { deleteOldAnswers, keptAnswer } from './kept-answers.ts';
import { nameOf } from './with-kept-answers.ts';

/**
 * Keeps the lists of the signed-in user whole, for use without a connection. Only where a service worker opens their pages then.
 */
export async function keepListsHere(uid: string): Promise<void> {
  if (!navigator.serviceWorker?.controller || auth.currentUser?.uid !== uid) return;
  await deleteOldAnswers(Date.now());
  await keepOwnLists(uid, listen);
}

/** Whether one of the signed-in user's lists is kept in this browser. */
export async function isListKept(listId: string): Promise<boolean> {
  await firebaseStarted;
  const uid = auth.currentUser?.uid;
  return uid !== undefined && (await keptAnswer(uid, nameOf({ document: `lists/${listId}` }))) !== undefined;
}
