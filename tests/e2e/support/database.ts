import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { names } from '../../../emulators/names.ts';

/** The database as its administrator, to change what a page shows. */
export function database(): Firestore {
  return getFirestore(
    getApps()[0] ?? initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? names.projectId }),
  );
}
