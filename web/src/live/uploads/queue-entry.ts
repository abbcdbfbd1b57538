import type { Photo } from '@waymark/model/entities/photo';
import type { FileOrder } from './photo-order.ts';
import { isPassing, type UploadReason } from './upload-failure.ts';
import type { UploadTask, uploadPhoto } from './upload-photo.ts';
import type { deleteUploads, storedUploads, storeUpload } from './upload-store.ts';

/** What a queue calls outside of itself. Tests replace it. */
export interface QueueDependencies {
  store: typeof storeUpload;
  remove: typeof deleteUploads;
  stored: typeof storedUploads;
  /** Takes a lock that no other document has; undefined where one has it. */
  lock(name: string): Promise<(() => void) | undefined>;
  /** The same, once the document that has it has ended. */
  lockWhenFree(name: string, signal: AbortSignal): Promise<(() => void) | undefined>;
  upload: typeof uploadPhoto;
  /** Adds photos to a work that no editor of this page has open. @throws WorkGone, UnavailableError */
  addToWork(uid: string, workId: string, photos: readonly Photo[], order: FileOrder): Promise<unknown>;
  isServerUnreachable(): boolean;
  onConnectionChange(listener: () => void): () => void;
  /** Notifies the other tabs that files were added. */
  notifyTabs(): void;
  /** Calls the listener when another tab has notified this one. @returns a function that stops it */
  onNotice(listener: () => void): () => void;
}

/** A file in a queue. */
export interface Entry {
  id: string;
  workId: string;
  order: number;
  photoId: string;
  file: File;
  task: UploadTask;
  isStored: boolean;
  /** Set once it is made. */
  photo?: Photo;
  /** Whether the work has the photo, or the creator has given it up. Such an entry has left the queue. */
  end?: 'delivered' | 'givenUp';
}

/** Failures that end by themselves, when the connection or the session is back. */
const WAITING: readonly UploadReason[] = ['offline', 'unreachable', 'signed-out'];

/** Whether the file can never become a photo. */
export function isHopeless({ task }: Entry): boolean {
  const { failure } = task.current();
  return failure !== undefined && !isPassing(failure);
}

/** Whether the upload failed for want of a connection or a session. */
export function isWaiting({ task }: Entry): boolean {
  const { failure } = task.current();
  return failure !== undefined && WAITING.includes(failure.reason);
}
