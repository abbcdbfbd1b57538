import '../platform/deployment.ts';
import { idSchema, uidSchema } from '@waymark/model/ids';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { checkCover } from '../lists/check-cover.ts';
import { firestore } from '../platform/admin.ts';
import { RESOURCES } from '../platform/resources.ts';
import { spacedQueue } from '../platform/spaced-queue.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { listsWith, refreshListsOfItem } from './lists-of-item.ts';
import { followNewAddress } from './new-address/follow-new-address.ts';
import { refreshList } from './refresh-list.ts';

/**
 * A list to derive again, an item whose lists are derived again, a list whose cover is checked, an item that shows fewer photos: the
 * covers of its lists are checked, and with a depth of 2 those of the lists that contain these; or a work with another address, to which
 * its owner's lists and stories link from then on.
 */
const listJob = z.union([
  z.object({ list: idSchema }),
  z.object({ listsOf: idSchema }),
  z.object({ coverOf: idSchema }),
  z.object({ depth: z.number(), coversAbove: idSchema }),
  z.object({ owner: uidSchema, moved: idSchema }),
]);
type ListJob = z.infer<typeof listJob>;

const put = taskQueue('refreshLists');
// A list may have the same id as an item, so the name contains the type.
const nameOf = (job: ListJob) => Object.entries(job).flat().toReversed().join('-');

/**
 * The shortest interval between two derivations of a list, in milliseconds. Each reads up to 600 documents, and every written
 * item asks for one.
 */
const LIST_INTERVAL = 2_000;

/** The same for an item, which is in up to 200 such lists and may change as often as its owner likes. */
const ITEM_INTERVAL = 5_000;

/** How long after a change a cover is checked, in milliseconds: items may be written after their list. */
const COVER_DELAY = 15_000;

const enqueueOne = spacedQueue<ListJob>(put, { nameOf, interval: LIST_INTERVAL });
const enqueueAll = spacedQueue<ListJob>(put, { nameOf, interval: ITEM_INTERVAL });

/** Adds a list to the queue for derivation. */
export function enqueueList(list: string): Promise<void> {
  return enqueueOne({ list });
}

/** Adds the lists that contain an item to the queue for derivation. */
export function enqueueListsOf(item: string): Promise<void> {
  return enqueueAll({ listsOf: item });
}

/** Adds a list to the queue whose new cover has to be checked. */
export function enqueueCover(list: string): Promise<void> {
  return enqueueOne({ coverOf: list }, COVER_DELAY);
}

/** Adds an item to the queue, or a list, that shows fewer photos: lists that contain it may have one of them as their cover. */
export function enqueueCoversAbove(item: string, depth: number): Promise<void> {
  return enqueueAll({ depth, coversAbove: item });
}

/** Adds a work to the queue whose public document got another id. */
export function enqueueNewAddress(owner: string, moved: string): Promise<void> {
  return enqueueAll({ owner, moved });
}

/** Derives one list, checks covers, queues all lists of an item, or changes links to a work. */
export const refreshLists = onTaskDispatched(
  {
    ...RESOURCES.refreshLists,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 20 },
  },
  async ({ data }) => {
    const job = listJob.parse(data);
    if ('list' in job) await refreshList(firestore, job.list);
    else if ('coverOf' in job) await checkCover(firestore, job.coverOf);
    else if ('moved' in job) await followNewAddress(firestore, job.owner, job.moved);
    else if ('listsOf' in job) await refreshListsOfItem(firestore, job.listsOf, enqueueList);
    else {
      for (const list of await listsWith(firestore, job.coversAbove)) {
        await enqueueCover(list);
        if (job.depth > 1) await enqueueCoversAbove(list, job.depth - 1);
      }
    }
  },
);
