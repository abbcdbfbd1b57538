import { list as listSchema } from '@waymark/model/entities/list';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity } from '../platform/stored.ts';

/** A request for a list that the caller owns. */
export interface OwnListRequest {
  /** The id of the caller. */
  uid: string;
  listId: string;
}

export function listRef(db: Firestore, listId: string): DocumentReference {
  return db.doc(`lists/${listId}`);
}

export function invitationRef(list: DocumentReference, invitationId: string): DocumentReference {
  return list.collection('invitations').doc(invitationId);
}

/** Below an invitation, where security rules let no client read. */
export function hashRef(invitation: DocumentReference): DocumentReference {
  return invitation.collection('secrets').doc('hash');
}

/** Records that a list was deleted. Security rules let no client create another list with its id. */
export function deletionRecordRef(list: DocumentReference): DocumentReference {
  return list.collection('traces').doc('deleted');
}

/** An editor of a list. */
export function personRef(list: DocumentReference, uid: string): DocumentReference {
  return list.collection('people').doc(uid);
}

/**
 * A list as it is stored, for its owner.
 * @param refusal the message for another user who may see it
 * @throws ApiError `not-found`, also for a list that the caller may not see; `forbidden` for one that they may see
 */
export async function requireOwnList(
  transaction: Transaction,
  ref: DocumentReference,
  uid: string,
  refusal: string,
): Promise<DocumentSnapshot> {
  const snapshot = await transaction.get(ref);
  const list = readEntity(snapshot, listSchema);
  if (list?.ownerId === uid) return snapshot;
  const isSeen =
    list !== undefined &&
    (list.visibility !== 'private' || (await transaction.get(personRef(ref, uid))).exists);
  if (isSeen) throw new ApiError('forbidden', refusal);
  throw new ApiError('not-found', 'There is no such list.');
}

/**
 * Makes a user an editor of a list no more. A listener to the list may go on until its document changes, so that of a private list does.
 * @param list the document of the list, read in this transaction
 */
export function endEditorship(transaction: Transaction, list: DocumentSnapshot, uid: string): void {
  transaction.delete(personRef(list.ref, uid));
  if (list.get('visibility') === 'private') {
    transaction.update(list.ref, { updatedAt: FieldValue.serverTimestamp() });
  }
}
