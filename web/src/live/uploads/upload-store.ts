import type { Photo } from '@waymark/model/entities/photo';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/*
 * Files that are to become photos of works, stored in the database of this browser until their work has them. They survive a
 * reload, a crash and a closed tab. A user sees only their own.
 */

export interface StoredUpload {
  id: string;
  uid: string;
  workId: string;
  /** The queue that uploads it: a tab that is open, or was. */
  queue: string;
  /** The place of the file among all files of the user, in the order of choosing. */
  order: number;
  /** The id of its photo. */
  photoId: string;
  /** Absent once the photo is made. */
  file?: File;
  /** The photo that was made, which the work does not have yet, or has. */
  photo?: Photo;
  /** Whether the work has the photo. It stays, without its file, for the order of the photos that follow. */
  isDelivered?: boolean;
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredUpload; indexes: { uid: string } };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opening = undefined;
  };
  // A database of its own: a file that fills it cannot keep a newer build from the drafts.
  opening ??= openDB<Schema>('waymark-uploads', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('files', { keyPath: 'id' }).createIndex('uid', 'uid');
    },
    blocking: (_, __, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** Stores an upload, or replaces it. @throws where the browser is full, or stores nothing */
export async function storeUpload(upload: StoredUpload): Promise<void> {
  const transaction = (await database()).transaction('files', 'readwrite');
  await Promise.all([transaction.store.put(upload), transaction.done]);
}

/** Deletes uploads that exist. @throws as `storeUpload` */
export async function deleteUploads(ids: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction('files', 'readwrite');
  await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
}

/** The uploads of a user in the order of choosing. Files are read when they are sent, not here. @throws as `storeUpload` */
export async function storedUploads(uid: string): Promise<StoredUpload[]> {
  const found = await (await database()).getAllFromIndex('files', 'uid', uid);
  return found.toSorted((one, other) => one.order - other.order);
}
