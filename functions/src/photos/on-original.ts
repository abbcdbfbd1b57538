import '../platform/deployment.ts';
import { onObjectDeleted, onObjectFinalized, type StorageEvent } from 'firebase-functions/v2/storage';
import { ORIGINALS_BUCKET } from '../platform/configuration.ts';
import { enqueueOriginal } from './follow-task.ts';

/*
 * Storage tells of every file in the bucket, of variants too where they are in the same, and of each event by a function of its own. These only look at the name: the work
 * is a task's, of which few run at a time however many photos come at once.
 */

const OPTIONS = { bucket: ORIGINALS_BUCKET, retry: true };

const followAs =
  (what: 'stored' | 'deleted') =>
  ({ data }: StorageEvent) =>
    enqueueOriginal({ original: data.name, generation: String(data.generation), what });

export const followOriginalOnStored = onObjectFinalized(OPTIONS, followAs('stored'));

export const followOriginalOnDeleted = onObjectDeleted(OPTIONS, followAs('deleted'));
