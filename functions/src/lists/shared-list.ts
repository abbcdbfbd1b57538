import { list as listSchema } from '@waymark/model/entities/list';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity } from '../platform/stored.ts';

export function listRef(db: Firestore, listId: string): DocumentReference {
  return db.doc(`lists/${listId}`);
}

export function invitationRef(list: DocumentReference, invitationId: string): DocumentReference {
  return list.collection('invitations').doc(invitationId);
}

/** Below an invitation, where security rules let nobody read. */
export function hashRef(invitation: DocumentReference): DocumentReference {
  return invitation.collection('secrets').doc('hash');
}

/** Says that a list was deleted, and outlives it: security rules let nobody make another one under its address. */
export function traceRef(list: DocumentReference): DocumentReference {
  return list.collection('traces').doc('deleted');
}

export function personRef(list: DocumentReference, uid: string): DocumentReference {
  return list.collection('people').doc(uid);
}

/**
 * A list as it is stored, for its owner.
 * @param refusal what somebody else is told who may see it
 * @throws ApiError `not-found`, also of a list that the caller may not see, `forbidden` of one that they may
 */
export async function demandOwnList(
  transaction: Transaction,
  ref: DocumentReference,
  uid: string,
  refusal: string,
): Promise<DocumentSnapshot> {
  const snapshot = await transaction.get(ref);
  const list = readEntity(snapshot, listSchema);
  if (list?.ownerId === uid) return snapshot;
  const isSeen = list !== undefined && (list.visibility !== 'private' || list.editors.includes(uid));
  if (isSeen) throw new ApiError('forbidden', refusal);
  throw new ApiError('not-found', 'There is no such list.');
}
