import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

// The emulator reloads modules within one process, so the default app may exist already.
const app = getApps()[0] ?? initializeApp();

export const firestore: Firestore = getFirestore(app);
export const auth = getAuth(app);
export const storage = getStorage(app);
