import '../platform/deployment.ts';
import { reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { firestore } from '../platform/admin.ts';
import { RESOURCES } from '../platform/resources.ts';
import { enqueueSearch } from '../search/queue/enqueue-search.ts';
import { enqueueSaves } from './count-task.ts';
import { enqueueCover, enqueueCoversAbove, enqueueList } from './list-task.ts';
import { markSaved } from './saves/refresh-saves.ts';

export const deriveOnListItemWritten = onDocumentWritten(
  { ...RESOURCES.deriveOnListItemWritten, document: 'lists/{id}/items/{itemId}', retry: true },
  async ({ params, data, time }) => {
    await enqueueList(params.id);
    const [before, after] = [itemPath(data?.before), itemPath(data?.after)];
    if (before !== undefined && before !== after) {
      await enqueueCover(params.id);
      await enqueueCoversAbove(params.id, 1);
    }
    if (before === after) return;
    // A list has gained or lost the item: the number of its saves is part of its document, whose change updates its record.
    const paths = [before, after].filter((path) => path !== undefined);
    await markSaved(firestore, paths);
    await enqueueSaves({ saves: 'all' });
    // The document of a list has no such number.
    const lists = paths.filter((path) => path.startsWith(`${COLLECTION_OF.list}/`));
    if (lists.length > 0) await enqueueSearch(firestore, lists, { time });
  },
);

/** The path of the item that an entry of a list holds. */
function itemPath(entry: DocumentSnapshot | undefined): string | undefined {
  const { data } = reference.safeParse({ kind: entry?.get('kind'), id: entry?.get('id') });
  return data && `${COLLECTION_OF[data.kind]}/${data.id}`;
}
