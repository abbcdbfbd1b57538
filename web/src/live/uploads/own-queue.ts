import { photoIdOf } from '@waymark/model/entities/original';
import { onSessionEnd } from '../../session/session-end.ts';
import { createStore, type Source } from '../../ui/hooks/store.ts';
import { isServerUnreachable, onConnectionChange } from '../core/connection.ts';
import { lock, lockWhenFree } from '../core/tab-lock.ts';
import { PhotoQueue } from './photo-queue.ts';
import { uploadPhoto } from './upload-photo.ts';
import { deleteUploads, storedUploads, storeUpload } from './upload-store.ts';

/** The channel on which the tabs of this browser notify each other of added files. */
const CHANNEL = 'waymark.uploads';

/** In place of the id of a work: the files become photos of the library alone. */
export const LIBRARY = 'library';

const added = createStore<readonly string[]>([]);

/** The ids of the photos that this page has added to the library alone, in the order of their arrival. */
export const addedToLibrary: Source<readonly string[]> = added;

let current: { uid: string; queue: PhotoQueue } | undefined;

/** The queue of a user in this tab. It begins with the first call, and ends with the session. */
export function photoQueueOf(uid: string): PhotoQueue {
  if (current?.uid === uid) return current.queue;
  current?.queue.end();
  added.set([]);
  const channel = new BroadcastChannel(CHANNEL);
  const queue = new PhotoQueue(uid, {
    store: storeUpload,
    remove: deleteUploads,
    stored: storedUploads,
    lock,
    lockWhenFree,
    upload: uploadPhoto,
    addToWork: async (owner, workId, photos, order) => {
      // The library has each photo as soon as it is made.
      if (workId === LIBRARY) added.set([...added.current(), ...photos.map(({ path }) => photoIdOf(path))]);
      else await (await import('../writes/work-mutations.ts')).addPhotos(owner, workId, photos, order);
    },
    isServerUnreachable,
    onConnectionChange,
    notifyTabs: () => channel.postMessage(null),
    onNotice: (listener) => {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  });
  const stop = onSessionEnd((moment) => {
    if (moment !== 'ending') return;
    stop();
    queue.end();
    if (current?.queue === queue) current = undefined;
  });
  current = { uid, queue };
  // Adding it again has no effect.
  addEventListener('beforeunload', askIfUnstored);
  return queue;
}

/** Whether files for a work are in the queue of this tab, or in this browser for the next visit. */
export async function hasUploads(uid: string, workId: string): Promise<boolean> {
  if (current?.uid === uid && current.queue.has(workId)) return true;
  const stored = await storedUploads(uid).catch(() => []);
  return stored.some((one) => one.workId === workId && !one.isDelivered);
}

/** Asks before the tab is closed where only this tab has a file. What the browser stores is uploaded at the next visit. */
function askIfUnstored(event: BeforeUnloadEvent): void {
  const { photos = [] } = current?.queue.state.current() ?? {};
  const isOnlyHere = photos.some(({ isStored, task }) => !isStored && task.current().failure === undefined);
  if (isOnlyHere) event.preventDefault();
}
