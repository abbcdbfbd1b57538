import { type DocumentSnapshot, doc, type FirestoreError, onSnapshot } from 'firebase/firestore';
import { firestore, publicFirestore } from '../session/firebase.ts';
import type { FailureReason, Listening, LiveEvent } from './live-query.ts';
import type { RawDocument } from './raw-document.ts';
import { stored } from './stored.ts';
import { toQuery } from './to-query.ts';

/** Without the changes of metadata a listener would not say that the server has gone away, or is back. */
const OPTIONS = { includeMetadataChanges: true };

/** Where the tiles of the map are. */
const TILES = 'mapIndex/';

/** Listens to a document or a query under the security rules; failures come as events, never as exceptions. */
export function listen(source: Listening['source'], next: (event: LiveEvent) => void): () => void {
  const fail = (error: FirestoreError) => next({ failure: reasonOf(error) });
  if ('document' in source) {
    return onSnapshot(
      doc(source.document.startsWith(TILES) ? publicFirestore : firestore, source.document),
      OPTIONS,
      (snapshot) => next({ documents: rawDocuments([snapshot]), fromServer: !snapshot.metadata.fromCache }),
      fail,
    );
  }
  return onSnapshot(
    toQuery(firestore, source),
    OPTIONS,
    (snapshot) => next({ documents: rawDocuments(snapshot.docs), fromServer: !snapshot.metadata.fromCache }),
    fail,
  );
}

function rawDocuments(snapshots: readonly DocumentSnapshot[]): RawDocument[] {
  return snapshots.flatMap((snapshot) => {
    const data = snapshot.data();
    return data === undefined
      ? []
      : [{ path: snapshot.ref.path, id: snapshot.id, data: stored.decode(data) }];
  });
}

function reasonOf({ code }: FirestoreError): FailureReason {
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  return code === 'failed-precondition' || code === 'invalid-argument' ? 'broken' : 'unavailable';
}
