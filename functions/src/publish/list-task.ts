import '../platform/deployment.ts';
import { idSchema } from '@waymark/model/ids';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { spacedQueue } from '../platform/spaced-queue.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { refreshListsOfItem } from './lists-of-item.ts';
import { refreshList } from './refresh-list.ts';

/** A list to derive anew, or an item whose lists are. */
const listJob = z.union([z.object({ list: idSchema }), z.object({ listsOf: idSchema })]);
type ListJob = z.infer<typeof listJob>;

const put = taskQueue('refreshLists');
// A list may have been given the id of anything else: what it is goes into the name.
const nameOf = (job: ListJob) => Object.entries(job).flat().toReversed().join('-');

/** A list is up to 600 documents to read, which one item written under the rules asks for: however many are, once in so many ms. */
const LIST_INTERVAL = 2_000;

/** An item is in up to 200 such lists, and may go and come as often as its owner likes. */
const ITEM_INTERVAL = 5_000;

const enqueueOne = spacedQueue<ListJob>(put, { nameOf, interval: LIST_INTERVAL });
const enqueueAll = spacedQueue<ListJob>(put, { nameOf, interval: ITEM_INTERVAL });

/** Takes a list to be derived anew from its items. */
export function enqueueList(list: string): Promise<void> {
  return enqueueOne({ list });
}

/** Takes the lists that hold an item to be derived anew. */
export function enqueueListsOf(item: string): Promise<void> {
  return enqueueAll({ listsOf: item });
}

/** Brings one list up to date, or has all of an item brought up to date. */
export const refreshLists = onTaskDispatched(
  {
    timeoutSeconds: 300,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    // On a local stack each task that runs beside others is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 20 },
  },
  async ({ data }) => {
    const job = listJob.parse(data);
    if ('list' in job) await refreshList(firestore, job.list);
    else await refreshListsOfItem(firestore, job.listsOf, enqueueList);
  },
);
