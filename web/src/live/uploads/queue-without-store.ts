import { isServerUnreachable, onConnectionChange } from '../core/connection.ts';
import { PhotoQueue } from './photo-queue.ts';
import type { uploadPhoto } from './upload-photo.ts';

const nothing = async () => undefined;

/** A queue whose files are in the memory of this tab alone, and whose photos reach only open editors: for examples and tests. */
export function queueWithoutStore(upload: typeof uploadPhoto): PhotoQueue {
  return new PhotoQueue('owner', {
    store: async () => {},
    remove: async () => {},
    stored: async () => [],
    lock: nothing,
    lockWhenFree: nothing,
    upload,
    addToWork: nothing,
    isServerUnreachable,
    onConnectionChange,
    notifyTabs: () => {},
    onNotice: () => () => {},
  });
}
