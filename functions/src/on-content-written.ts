import './platform/deployment.ts';
import { COLLECTION_OF, KINDS } from '@waymark/model/entities/kinds';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { firestoreTiles, placedItem } from './map-index/firestore-tiles.ts';
import { followChange } from './map-index/follow-change.ts';
import { enqueueTileJob } from './map-index/refresh-task.ts';
import { auth, firestore } from './platform/admin.ts';
import { refreshBylines } from './publish/bylines.ts';
import { withdrawSuspended } from './publish/withdraw-suspended.ts';

/** A document before and after it was written; undefined where it was not there. */
interface Change {
  id: string;
  before: DocumentSnapshot | undefined;
  after: DocumentSnapshot | undefined;
}

/**
 * What follows from a write to a document of a root collection. Each reaction re-reads its source and writes what is now
 * true, because events come twice, late and out of order; it throws to be tried again.
 */
const REACTIONS = new Map<string, (db: Firestore, change: Change) => Promise<void>>([
  [
    'creators',
    async (db, { id }) => {
      await refreshBylines(db, id);
      await withdrawSuspended(db, auth, id);
    },
  ],
  ...KINDS.map(
    (kind) =>
      [
        COLLECTION_OF[kind],
        (db: Firestore, { before, after }: Change) =>
          followChange(firestoreTiles(db), enqueueTileJob, placedItem(kind, before), placedItem(kind, after)),
      ] as const,
  ),
]);

export const deriveOnContentWritten = onDocumentWritten(
  { document: '{collection}/{id}', retry: true },
  async ({ params, data }) =>
    REACTIONS.get(params.collection)?.(firestore, {
      id: params.id,
      before: data?.before,
      after: data?.after,
    }),
);
