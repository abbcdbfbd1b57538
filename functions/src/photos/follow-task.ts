import '../platform/deployment.ts';
import { originalAt } from '@waymark/model/entities/original';
import { RATES } from '@waymark/model/entities/quotas';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { limit } from '../platform/limits.ts';
import { logUnexpected } from '../platform/log.ts';
import { RESOURCES } from '../platform/resources.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { enqueueCount } from '../publish/count-task.ts';
import { photoStore } from './photo-store.ts';

const photoJob = z.object({
  original: z.string(),
  /** Whether it was uploaded long ago, and counted then. Jobs of an earlier release do not say it. */
  isKnown: z.optional(z.boolean()),
});

/** The queue of Cloud Tasks that `makePhotoVariants` works on. */
const put = taskQueue('makePhotoVariants');

const DAY = 86_400;
const takeUpload = limit({ name: 'uploads', points: RATES.uploadsADay, duration: DAY });

/** The number of attempts to make variants; the attempt after that only reports the failure. */
const TRIES = 3;

/** What happened to an original. */
interface OriginalEvent {
  /** Its path. */
  original: string;
  generation: string;
  /** `again`: its variants were taken away for a while. */
  what: 'stored' | 'deleted' | 'again';
}

/** Adds an original to the queue. A repeated event makes one task. */
export async function enqueueOriginal({ original, generation, what }: OriginalEvent): Promise<void> {
  const { uid, photoId } = originalAt(original) ?? {};
  if (uid === undefined) return;
  const job = { original, isKnown: what === 'again', due: Date.now() };
  await put(`${photoId}-${generation}-${what}-${uid}`, job);
}

/**
 * Makes the variants of an original, one at a time in a process with enough memory, or deletes them where the original is gone.
 */
export const makePhotoVariants = onTaskDispatched(
  {
    ...RESOURCES.makePhotoVariants,
    retryConfig: { maxAttempts: TRIES + 1, minBackoffSeconds: 2, maxBackoffSeconds: 30 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 20 },
  },
  async ({ data, retryCount }) => {
    const { original, isKnown } = photoJob.parse(data);
    const ref = originalAt(original);
    if (ref === undefined) return;
    // Loads sharp and its libraries, which no other function needs.
    const [{ followOriginal, recordFailure }, { withdrawOfSuspended }, { refuseOverQuota }] =
      await Promise.all([
        import('./follow-original.ts'),
        import('./photos-of-suspended.ts'),
        import('./refuse-over-quota.ts'),
      ]);
    const store = photoStore();
    if (await withdrawOfSuspended(store, ref)) return;
    if (!isKnown && (await refuseOverQuota(store, ref, takeUpload))) return;
    if (retryCount >= TRIES) {
      logUnexpected(new Error('No variants could be made'), { original });
      await recordFailure(store, ref);
    } else {
      await followOriginal(store, ref);
    }
    // The owner may have been suspended meanwhile.
    await withdrawOfSuspended(store, ref);
    await enqueueCount({ user: ref.uid });
  },
);
