import { doc, type FirestoreError, onSnapshot, type QueryDocumentSnapshot } from 'firebase/firestore';
import { firestore, publicFirestore } from '../../session/firebase.ts';
import type { FailureReason, Listening, LiveEvent } from './live-query.ts';
import type { RawDocument } from './raw-document.ts';
import { stored } from './stored.ts';
import { toQuery } from './to-query.ts';

/** Without metadata changes a listener would not report that the server is gone or back. */
const OPTIONS = { includeMetadataChanges: true };

/** The path of the map's tiles. */
const TILES = 'mapIndex/';

/** Listens to a document or a query under the security rules. Failures are events and never exceptions. */
export function listen(source: Listening['source'], next: (event: LiveEvent) => void): () => void {
  const fail = (error: FirestoreError) => {
    const failure = reasonOf(error);
    // The page shows that a query is broken and that the fault has been reported.
    if (failure === 'broken') reportError(error);
    next({ failure });
  };
  if ('document' in source) {
    return onSnapshot(
      doc(source.document.startsWith(TILES) ? publicFirestore : firestore, source.document),
      OPTIONS,
      (snapshot) =>
        next({
          documents: snapshot.exists() ? [rawDocument(snapshot)] : [],
          fromServer: !snapshot.metadata.fromCache,
        }),
      fail,
    );
  }
  const documents: RawDocument[] = [];
  return onSnapshot(
    toQuery(firestore, source),
    OPTIONS,
    (snapshot) => {
      // `snapshot.docs` would make an object of each document, of thousands as of one.
      for (const { type, doc, oldIndex, newIndex } of snapshot.docChanges()) {
        if (type !== 'added') documents.splice(oldIndex, 1);
        if (type !== 'removed') documents.splice(newIndex, 0, rawDocument(doc));
      }
      next({ documents: [...documents], fromServer: !snapshot.metadata.fromCache });
    },
    fail,
  );
}

function rawDocument(snapshot: QueryDocumentSnapshot): RawDocument {
  // Local writes show at once. Until the server sets its time they have this machine's, because a list without a time breaks its
  // schema.
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  return { path: snapshot.ref.path, id: snapshot.id, data: stored.decode(data) };
}

function reasonOf({ code }: FirestoreError): FailureReason {
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  return code === 'failed-precondition' || code === 'invalid-argument' ? 'broken' : 'unavailable';
}
