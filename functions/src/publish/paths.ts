import { COLLECTION_OF, type PublishedKind } from '@waymark/model/entities/kinds';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

export function workRef(db: Firestore, uid: string, workId: string): DocumentReference {
  return db.doc(`users/${uid}/works/${workId}`);
}

export function publicRef(db: Firestore, kind: PublishedKind, id: string): DocumentReference {
  return db.doc(`${COLLECTION_OF[kind]}/${id}`);
}
