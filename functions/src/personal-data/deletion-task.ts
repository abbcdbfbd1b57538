import '../platform/deployment.ts';
import { uidSchema } from '@waymark/model/ids';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { accountSecrets } from '../platform/configuration.ts';
import { RESOURCES } from '../platform/resources.ts';
import type { AddTask } from '../platform/spaced-queue.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { deleteAccount, TOKENS_LAST } from './delete-account.ts';
import { personalStore } from './personal-store.ts';

const deletionJob = z.object({ uid: uidSchema });

/** The queue of Cloud Tasks that `deleteAccounts` works on. */
const put: AddTask<{ uid: string }> = taskQueue('deleteAccounts');

/** A deletion is begun again after this time, in milliseconds, whatever became of the task before. */
const TURN = 600_000;

/** A developer of the local stack does not wait for a day to see the end. */
const LOCAL_TURN = 5_000;

/** Adds the task that deletes an account; a repeated request makes one task in each turn. */
export async function enqueueDeletion(uid: string, now: number): Promise<void> {
  const turn = Math.floor(now / (IS_LOCAL ? LOCAL_TURN : TURN));
  await put(`${uid}-${turn}`, { uid, due: now });
}

export const deleteAccounts = onTaskDispatched(
  {
    ...RESOURCES.deleteAccounts,
    secrets: accountSecrets,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 5 },
  },
  async ({ data }) => {
    const { uid } = deletionJob.parse(data);
    await deleteAccount(personalStore(), uid, { tokensLast: IS_LOCAL ? 0 : TOKENS_LAST });
  },
);
