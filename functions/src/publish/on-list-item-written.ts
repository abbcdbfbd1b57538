import '../platform/deployment.ts';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { enqueueList } from './list-task.ts';

export const deriveOnListItemWritten = onDocumentWritten(
  { document: 'lists/{id}/items/{itemId}', retry: true },
  async ({ params }) => enqueueList(params.id),
);
