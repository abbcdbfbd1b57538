import '../platform/deployment.ts';
import { onObjectDeleted, onObjectFinalized, type StorageEvent } from 'firebase-functions/v2/storage';
import { ORIGINALS_BUCKET } from '../platform/configuration.ts';
import { RESOURCES } from '../platform/resources.ts';
import { enqueueOriginal } from './follow-task.ts';

/*
 * Storage sends events for every file in the bucket, including variants where they share it, and each type of event has its own
 * function. These functions only check the name. A task does the work, and few tasks run at a time, however many photos arrive.
 */

const OPTIONS = { bucket: ORIGINALS_BUCKET, retry: true };

const followAs =
  (what: 'stored' | 'deleted') =>
  ({ data }: StorageEvent) =>
    enqueueOriginal({ original: data.name, generation: String(data.generation), what });

export const followOriginalOnStored = onObjectFinalized(
  { ...OPTIONS, ...RESOURCES.followOriginalOnStored },
  followAs('stored'),
);

export const followOriginalOnDeleted = onObjectDeleted(
  { ...OPTIONS, ...RESOURCES.followOriginalOnDeleted },
  followAs('deleted'),
);
