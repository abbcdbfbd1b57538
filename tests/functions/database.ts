import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

// The environment says which project and where its emulators are.
const app = getApps()[0] ?? initializeApp();

/** The database as its administrator, beyond all rules. */
export const database: Firestore = getFirestore(app);
