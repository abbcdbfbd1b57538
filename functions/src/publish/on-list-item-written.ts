import '../platform/deployment.ts';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { firestore } from '../platform/admin.ts';
import { refreshList } from './refresh-list.ts';

export const deriveOnListItemWritten = onDocumentWritten(
  { document: 'lists/{id}/items/{itemId}', retry: true },
  async ({ params }) => refreshList(firestore, params.id),
);
