import '../platform/deployment.ts';
import { idSchema, newId, uidSchema } from '@waymark/model/ids';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { photoStore } from '../photos/photo-store.ts';
import { instagramSecrets } from '../platform/configuration.ts';
import { RESOURCES } from '../platform/resources.ts';
import type { AddTask } from '../platform/spaced-queue.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { deleteImport } from './end-import.ts';
import { ownApp, tokenKeys } from './own-app.ts';
import { nextTurn, readAccount } from './read-account.ts';
import { removeItems } from './remove-items.ts';

const importJob = z.object({
  uid: uidSchema,
  importId: idSchema,
  /** `undo` removes what was not changed since, `delete` all of its items, and `read` goes on reading the connected account. */
  work: z.enum(['undo', 'delete', 'read']),
  /** Of `read`: a turn is done once. */
  turn: z.optional(z.number()),
});
type ImportJob = Omit<z.infer<typeof importJob>, 'turn'> & { turn?: number };

/** How long one task reads page after page, in milliseconds: others of the queue wait meanwhile on a local stack. */
const READING_TIME = 60_000;

const put: AddTask<ImportJob> = taskQueue('workOnImports');

/** Adds a task for an import, which runs after a pause in milliseconds. */
export async function enqueueImportJob(job: ImportJob, pause = 0): Promise<void> {
  await put(`${job.importId}-${newId()}`, { ...job, due: Date.now() + pause });
}

/** Does what takes long for an import. Each job can be repeated. */
export const workOnImports = onTaskDispatched(
  {
    ...RESOURCES.workOnImports,
    secrets: instagramSecrets,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 5, maxBackoffSeconds: 300 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 10 },
  },
  async ({ data, retryCount }) => {
    const { uid, importId, work, turn = 0 } = importJob.parse(data);
    const store = photoStore();
    if (work === 'read') {
      const instagram = { app: ownApp(), keys: tokenKeys() };
      const until = Date.now() + READING_TIME;
      // A task that ended amid its turns goes on after those that it had done.
      const first = retryCount > 0 ? Math.max(turn, await nextTurn(store.db, importId)) : turn;
      let next = await readAccount(store, instagram, { uid, importId, turn: first, now: Date.now() });
      while (next?.isReading && next.pause === 0 && Date.now() < until) {
        next = await readAccount(store, instagram, { uid, importId, turn: next.turn, now: Date.now() });
      }
      if (next) await enqueueImportJob({ uid, importId, work, turn: next.turn }, next.pause);
      return;
    }
    if (work === 'delete') await deleteImport(store.db, { uid, importId, now: Date.now() });
    await removeItems(store, { uid, importId, which: work === 'undo' ? 'unchanged' : 'all' });
  },
);
