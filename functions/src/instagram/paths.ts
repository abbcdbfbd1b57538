import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

export function importRef(db: Firestore, importId: string): DocumentReference {
  return db.doc(`instagramImports/${importId}`);
}

export function itemRef(db: Firestore, importId: string, mediaId: string): DocumentReference {
  return importRef(db, importId).collection('items').doc(mediaId);
}

/** How many items an import has been given. No client reads or writes it. */
export function heldRef(db: Firestore, importId: string): DocumentReference {
  return importRef(db, importId).collection('progress').doc('items');
}

/** Records that an import was deleted. Security rules let no client create another one with its id. */
export function deletionRecordRef(run: DocumentReference): DocumentReference {
  return run.collection('traces').doc('deleted');
}

/**
 * Says which import of a user has a medium, given one of its keys: the id at Instagram, or that of `mediaKey`. No client reads or
 * writes it.
 */
export function claimRef(db: Firestore, uid: string, key: string): DocumentReference {
  return db.doc(`users/${uid}/importedMedia/${key}`);
}
