import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** A request for a list that the caller owns. */
export interface OwnListRequest {
  /** The id of the caller. */
  uid: string;
  listId: string;
}

export function listRef(db: Firestore, listId: string): DocumentReference {
  return db.doc(`lists/${listId}`);
}

/** Records that a list was deleted. Security rules let no client create another list with its id. */
export function deletionRecordRef(list: DocumentReference): DocumentReference {
  return list.collection('traces').doc('deleted');
}
