import './platform/deployment.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { firestore } from './platform/admin.ts';
import { refreshBylines } from './publish/bylines.ts';

/**
 * What follows from a write to a document of a root collection. Each reaction re-reads its source and writes what is now
 * true, because events come twice, late and out of order; it throws to be tried again.
 */
const REACTIONS = new Map<string, (db: Firestore, id: string) => Promise<void>>([
  ['creators', refreshBylines],
]);

export const deriveOnContentWritten = onDocumentWritten(
  { document: '{collection}/{id}', retry: true },
  async ({ params }) => REACTIONS.get(params.collection)?.(firestore, params.id),
);
