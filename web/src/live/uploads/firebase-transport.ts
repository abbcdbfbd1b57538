import { FirebaseError } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FullMetadata,
  getMetadata,
  getStorage,
  ref,
  type StorageReference,
  type UploadTask as StorageTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { config } from '../../config.ts';
import { auth, firebaseStarted } from '../../session/firebase.ts';
import { isServerUnreachable, onConnectionChange } from '../core/connection.ts';
import { listen } from '../core/listen.ts';
import { md5Of } from './md5-of.ts';
import { UploadError, type UploadReason } from './upload-failure.ts';
import type { SendingListener, StoredFile, UploadTransport } from './upload-transport.ts';
import { whenVariantsMade } from './when-variants-made.ts';

const bucket = config.VITE_FIREBASE_ORIGINALS_BUCKET ?? config.VITE_FIREBASE_STORAGE_BUCKET;
const storage = getStorage(auth.app, `gs://${bucket}`);
// The SDK doubles its waits and compares each single wait with these limits, not their sum. `retryLimit` limits the sum.
storage.maxUploadRetryTime = config.VITE_STORAGE_MAX_UPLOAD_RETRY_MS;
storage.maxOperationRetryTime = config.VITE_STORAGE_MAX_OPERATION_RETRY_MS;
if (config.VITE_USE_EMULATORS) {
  connectStorageEmulator(storage, config.VITE_EMULATOR_HOST, config.VITE_EMULATOR_PORT_STORAGE);
}

/** Uploads with the Firebase SDK. Files above 256 KiB are sent in parts, and an error repeats only the current part. */
export const firebaseTransport: UploadTransport = {
  async send(path, { file, type, metadata }, listener) {
    await firebaseStarted;
    if (auth.currentUser === null) throw new UploadError('signed-out');
    const task = uploadBytesResumable(ref(storage, path), file, {
      contentType: type,
      ...(metadata && { customMetadata: metadata }),
    });
    return {
      pause: () => task.pause(),
      resume: () => task.resume(),
      again() {
        // The SDK waits up to a minute between two attempts. After a resume it asks which bytes are stored and sends only the rest.
        if (task.snapshot.state !== 'running') return;
        task.pause();
        task.resume();
      },
      cancel: () => task.cancel(),
      arrived: arrival(task, listener),
    };
  },
  async find(path) {
    await firebaseStarted;
    const found = await storedAt(ref(storage, path));
    return found && arrivedAs(found);
  },
  retryLimit: config.VITE_STORAGE_MAX_UPLOAD_RETRY_MS,
  hashOf: md5Of,
  whenVariantsMade: (uid, photoId, signal) => whenVariantsMade(listen, { uid, photoId }, signal),
  async remove(path) {
    try {
      await deleteObject(ref(storage, path));
    } catch (error) {
      if (codeOf(error) !== 'storage/object-not-found') throw error;
    }
  },
  isServerUnreachable,
  onConnectionChange,
};

async function arrival(task: StorageTask, { onSent, onPaused }: SendingListener): Promise<StoredFile> {
  task.on('state_changed', ({ state, bytesTransferred }) => {
    onSent(bytesTransferred);
    if (state === 'paused') onPaused();
  });
  try {
    return arrivedAs((await task).metadata);
  } catch (error) {
    const code = codeOf(error);
    // The rules allow one write of an original. If the answer to it was lost, the next attempt is refused.
    const stored = code === 'storage/unauthorized' ? await storedAt(task.snapshot.ref) : undefined;
    if (stored) return arrivedAs(stored);
    throw new UploadError(reasonOfCode(code), { cause: error });
  }
}

function arrivedAs({ size, md5Hash }: FullMetadata): StoredFile {
  return { size, md5: md5Hash ?? '' };
}

/** The metadata of the stored file. Its name is that of one upload alone, so no other can have written the file. */
function storedAt(where: StorageReference): Promise<FullMetadata | undefined> {
  return getMetadata(where).catch(() => undefined);
}

function codeOf(error: unknown): string {
  return error instanceof FirebaseError ? error.code : '';
}

function reasonOfCode(code: string): UploadReason {
  switch (code) {
    case 'storage/retry-limit-exceeded':
      return navigator.onLine ? 'retries-over' : 'offline';
    case 'storage/quota-exceeded':
      return 'quota';
    case 'storage/unauthenticated':
      return 'signed-out';
    case 'storage/unauthorized':
      // The rules refuse a user who has signed out meanwhile.
      return auth.currentUser === null ? 'signed-out' : 'refused';
    default:
      return navigator.onLine ? 'broken' : 'offline';
  }
}
