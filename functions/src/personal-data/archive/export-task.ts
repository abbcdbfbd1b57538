import '../../platform/deployment.ts';
import { ARCHIVE_FILES } from '@waymark/model/archive/archive';
import { idSchema, uidSchema } from '@waymark/model/ids';
import { LOCALES } from '@waymark/model/locale';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { photoStore } from '../../photos/photo-store.ts';
import { configuration } from '../../platform/configuration.ts';
import { logArchiveMade, logUnexpected } from '../../platform/log.ts';
import { RESOURCES } from '../../platform/resources.ts';
import type { AddTask } from '../../platform/spaced-queue.ts';
import { IS_LOCAL, taskQueue } from '../../platform/task-queue.ts';
import { writeTo } from '../write-to.ts';

const exportJob = z.object({
  uid: uidSchema,
  archiveId: idSchema,
  /** Where the letter goes; absent where the address is unknown. */
  email: z.optional(z.string()),
  locale: z.enum(LOCALES),
});
type ExportJob = z.infer<typeof exportJob>;

/** The queue of Cloud Tasks that `makeArchives` works on. */
const put: AddTask<ExportJob> = taskQueue('makeArchives');

/** The number of attempts to make an archive; the attempt after that only reports the failure. */
const TRIES = 3;

/** Adds the task that makes an archive; a repeated request makes one task. */
export async function enqueueExport(job: ExportJob): Promise<void> {
  await put(job.archiveId, { ...job, due: Date.now() });
}

export const makeArchives = onTaskDispatched(
  {
    ...RESOURCES.makeArchives,
    retryConfig: { maxAttempts: TRIES + 1, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 10 },
  },
  async ({ data, retryCount }) => {
    const job = exportJob.parse(data);
    // Loads the ZIP library, which no other function needs.
    const { recordFailedExport, runExport } = await import('./run-export.ts');
    const store = photoStore();
    if (retryCount >= TRIES) {
      logUnexpected(new Error('No archive could be made'), { archive: job.archiveId });
      await recordFailedExport(store, job, Date.now());
      return;
    }
    const { publicOrigin } = configuration;
    const made = await runExport(store, job, { origin: publicOrigin });
    if (made === undefined) return;
    const { counts, missing, files } = made;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    logArchiveMade(bytes, counts[ARCHIVE_FILES.works] ?? 0, counts['photos'] ?? 0, missing.length);
    await writeTo(`data-ready-${job.archiveId}`, { ...job, email: job.email }, (link) => ({
      kind: 'data-ready',
      link,
    }));
  },
);
