import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  setLogLevel,
} from 'firebase/firestore';
import { config } from '../config.ts';
import { hasTokens } from './tokens-kept.ts';

/*
 * The Firebase app, behind a lazy import: nothing of Firebase is in a page's first load. Firestore keeps its cache in memory,
 * because what several tabs share on disk has denied reads at random (see docs/decisions/web.md).
 */

const options = {
  apiKey: config.VITE_FIREBASE_API_KEY,
  authDomain: config.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: config.VITE_FIREBASE_PROJECT_ID,
  storageBucket: config.VITE_FIREBASE_STORAGE_BUCKET,
  appId: config.VITE_FIREBASE_APP_ID,
};
const app = initializeApp(options);

// What goes wrong reaches the page as events; the SDK's own lines would only repeat them.
setLogLevel('silent');

/*
 * Not `getAuth`: on a phone that loads a script of another host at once, for sign-in by redirect, which Waymark has not, since
 * people sign in with a token of ours.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
export const firestore = initializeFirestore(app, {});

/**
 * The same database for what is public and looked at again and again, the tiles of the map: it remembers what it has let go
 * of, so that going back to it reads nothing that has not changed. An app of its own, without a session, because what it
 * remembers must never be what only one person may see.
 */
export const publicFirestore = initializeFirestore(initializeApp(options, 'public'), {
  localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
});

if (config.VITE_USE_EMULATORS) {
  const host = config.VITE_EMULATOR_HOST;
  connectAuthEmulator(auth, `http://${host}:${config.VITE_EMULATOR_PORT_AUTH}`, { disableWarnings: true });
  for (const database of [firestore, publicFirestore]) {
    connectFirestoreEmulator(database, host, config.VITE_EMULATOR_PORT_FIRESTORE);
  }
}

/**
 * Resolves when Firebase knows whom it kept from the last document; it forgets them where they have signed out of all else since,
 * in a tab that could not tell it.
 */
export const firebaseStarted: Promise<void> = auth.authStateReady().then(async () => {
  if (auth.currentUser !== null && !hasTokens()) await signOut(auth);
});
