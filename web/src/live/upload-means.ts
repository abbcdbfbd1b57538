import { FirebaseError } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getStorage,
  ref,
  type UploadTask as StorageTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { config } from '../config.ts';
import { auth, firebaseStarted } from '../session/firebase.ts';
import { listen } from './listen.ts';
import { md5Of } from './md5-of.ts';
import type { Arrived, Heard, UploadMeans } from './sending.ts';
import { UploadError, type UploadFault } from './upload-fault.ts';
import { whenMade } from './when-made.ts';

const bucket = config.VITE_FIREBASE_ORIGINALS_BUCKET ?? config.VITE_FIREBASE_STORAGE_BUCKET;
const storage = getStorage(auth.app, `gs://${bucket}`);
// The SDK holds a single wait against these, not the sum of all: see STALLED_AFTER for what ends the rest.
storage.maxUploadRetryTime = config.VITE_STORAGE_MAX_UPLOAD_RETRY_MS;
storage.maxOperationRetryTime = config.VITE_STORAGE_MAX_OPERATION_RETRY_MS;
if (config.VITE_USE_EMULATORS) {
  connectStorageEmulator(storage, config.VITE_EMULATOR_HOST, config.VITE_EMULATOR_PORT_STORAGE);
}

/** Uploads by the Firebase SDK: above 256 KiB in parts, of which only the one under way is sent again after an error. */
export const uploadMeans: UploadMeans = {
  async send(path, file, contentType, heard) {
    await firebaseStarted;
    if (auth.currentUser === null) throw new UploadError('signed-out');
    const task = uploadBytesResumable(ref(storage, path), file, { contentType });
    return {
      pause: () => task.pause(),
      resume: () => task.resume(),
      cancel: () => task.cancel(),
      arrived: arrival(task, heard),
    };
  },
  hashOf: md5Of,
  whenMade: (uid, photoId, signal) => whenMade(listen, { uid, photoId }, signal),
  remove: (path) => deleteObject(ref(storage, path)),
};

async function arrival(task: StorageTask, { onSent, onPaused }: Heard): Promise<Arrived> {
  task.on('state_changed', ({ state, bytesTransferred }) => {
    onSent(bytesTransferred);
    if (state === 'paused') onPaused();
  });
  try {
    const { metadata } = await task;
    return { size: metadata.size, md5: metadata.md5Hash ?? '' };
  } catch (error) {
    throw new UploadError(faultOfCode(error instanceof FirebaseError ? error.code : ''), { cause: error });
  }
}

function faultOfCode(code: string): UploadFault {
  switch (code) {
    case 'storage/retry-limit-exceeded':
      return navigator.onLine ? 'retries-over' : 'offline';
    case 'storage/quota-exceeded':
      return 'quota';
    case 'storage/unauthenticated':
      return 'signed-out';
    case 'storage/unauthorized':
      // Who has signed out meanwhile is nobody to the rules.
      return auth.currentUser === null ? 'signed-out' : 'refused';
    default:
      return navigator.onLine ? 'unknown' : 'offline';
  }
}
