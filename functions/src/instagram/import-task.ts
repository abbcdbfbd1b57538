import '../platform/deployment.ts';
import { idSchema, newId, uidSchema } from '@waymark/model/ids';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { photoStore } from '../photos/photo-store.ts';
import { RESOURCES } from '../platform/resources.ts';
import type { AddTask } from '../platform/spaced-queue.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { deleteImport } from './end-import.ts';
import { removeItems } from './remove-items.ts';

const importJob = z.object({
  uid: uidSchema,
  importId: idSchema,
  /** `undo` removes what was not changed since, `delete` all of its items. */
  work: z.enum(['undo', 'delete']),
});
type ImportJob = z.infer<typeof importJob>;

const put: AddTask<ImportJob> = taskQueue('workOnImports');

/** Adds a task for an import. */
export async function enqueueImportJob(job: ImportJob): Promise<void> {
  await put(`${job.importId}-${newId()}`, { ...job, due: Date.now() });
}

/** Does what takes long for an import. Each job can be repeated. */
export const workOnImports = onTaskDispatched(
  {
    ...RESOURCES.workOnImports,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 5, maxBackoffSeconds: 300 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 10 },
  },
  async ({ data }) => {
    const { uid, importId, work } = importJob.parse(data);
    const store = photoStore();
    if (work === 'delete') await deleteImport(store.db, { uid, importId, now: Date.now() });
    await removeItems(store, { uid, importId, which: work === 'undo' ? 'unchanged' : 'all' });
  },
);
