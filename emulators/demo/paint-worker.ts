import { parentPort, workerData } from 'node:worker_threads';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { bucketOf, names } from '../names.ts';
import type { DemoPicture } from './demo-pictures.ts';
import { paintPictures } from './paint-pictures.ts';

/*
 * Paints in a thread of its own: painting is all computing, and the stack's launcher must go on answering. The thread is given
 * the pictures, and says how many are done.
 */

const projectId = process.env['GCLOUD_PROJECT'] ?? names.projectId;
const app = getApps()[0] ?? initializeApp({ projectId });
// Whoever starts this thread gives it the list of pictures.
const pictures = workerData as readonly DemoPicture[];
await paintPictures(getStorage(app).bucket(bucketOf(projectId)), pictures, (done, all) =>
  parentPort?.postMessage({ done, all }),
);
