import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

// The environment names the project and its emulators.
const app = getApps()[0] ?? initializeApp();

/** The database with administrator's rights, beyond all rules. */
export const database: Firestore = getFirestore(app);
