import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { names } from '../../../emulators/names.ts';

/** The database with administrator's rights, to change the content of a page. */
export function database(): Firestore {
  return getFirestore(
    getApps()[0] ?? initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? names.projectId }),
  );
}
