import '../platform/deployment.ts';
import { newId } from '@waymark/model/ids';
import { LOCALES } from '@waymark/model/locale';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { auth, firestore } from '../platform/admin.ts';
import { RESOURCES } from '../platform/resources.ts';
import type { AddTask } from '../platform/spaced-queue.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { type LetterJob, writeAccountLetter } from './account-letters.ts';

const locale = z.enum(LOCALES);
const letterJob = z.object({
  jobId: z.string(),
  job: z.discriminatedUnion('about', [
    z.object({ about: z.literal('registration'), accountId: z.number(), locale }),
    z.object({ about: z.literal('confirmation'), email: z.string(), locale }),
    z.object({ about: z.literal('reset'), email: z.string(), locale }),
  ]),
});

const queue: AddTask<{ jobId: string; job: LetterJob }> = taskQueue('writeAccountLetters');

/** Adds a letter to the queue: one task, whatever will come of it. */
export async function enqueueAccountLetter(job: LetterJob): Promise<void> {
  const jobId = newId();
  await queue(jobId, { jobId, job, due: Date.now() });
}

/** Writes the letters about accounts. */
export const writeAccountLetters = onTaskDispatched(
  {
    ...RESOURCES.writeAccountLetters,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5, maxBackoffSeconds: 300 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 20 },
  },
  async ({ data }) => {
    const { job, jobId } = letterJob.parse(data);
    await writeAccountLetter(firestore, auth, { job, jobId, now: Date.now() });
  },
);
