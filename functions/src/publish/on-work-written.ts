import '../platform/deployment.ts';
import { work as workSchema } from '@waymark/model/entities/work';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { firestore } from '../platform/admin.ts';
import { RESOURCES } from '../platform/resources.ts';
import { readEntity } from '../platform/stored.ts';
import { endPreviewOfHidden } from '../previews/preview-link.ts';
import { enqueueSearch } from '../search/queue/enqueue-search.ts';
import { changesRecord } from '../search/records/changes-record.ts';
import { enqueueCount } from './count-task.ts';
import { enqueueNewAddress } from './list-task.ts';
import { followVersions } from './versions/follow-versions.ts';
import { withdrawHidden } from './withdraw-work.ts';

export const withdrawOnWorkWritten = onDocumentWritten(
  { ...RESOURCES.withdrawOnWorkWritten, document: 'users/{uid}/works/{id}', retry: true },
  async (event) => {
    const { uid, id } = event.params;
    const before = event.data?.before;
    if (before?.exists !== event.data?.after.exists) await enqueueCount({ user: uid });
    const [last, now] = [before, event.data?.after].map(
      (snapshot) => snapshot && readEntity(snapshot, workSchema),
    );
    await withdrawHidden(firestore, uid, id, last);
    // Each further write asks again, until the task has removed them.
    if (now?.formerIds !== undefined) await enqueueNewAddress(uid, id);
    await endPreviewOfHidden(firestore, { uid, workId: id }, last, now);
    if (changesRecord(event.document, before, event.data?.after)) {
      await enqueueSearch(firestore, [event.document], event);
    }
    await followVersions(firestore, { uid, id }, last, now);
  },
);
