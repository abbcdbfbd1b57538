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
import { appCheckHeaders, startAppCheck } from './app-check.ts';
import { hasTokens } from './token-storage.ts';

/*
 * The Firebase app, behind a lazy import: the first load of a page contains no Firebase code. Firestore caches in memory,
 * because a cache on disk that tabs share has denied reads at random (see docs/decisions/web.md).
 */

const options = {
  apiKey: config.VITE_FIREBASE_API_KEY,
  authDomain: config.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: config.VITE_FIREBASE_PROJECT_ID,
  storageBucket: config.VITE_FIREBASE_STORAGE_BUCKET,
  appId: config.VITE_FIREBASE_APP_ID,
};
const app = initializeApp(options);
const publicApp = initializeApp(options, 'public');
const appCheck = startAppCheck(app, [publicApp]);

/** The header by which functions recognise this application. @param isFresh whether a stored token is replaced */
export function applicationHeaders({ isFresh = false } = {}): Promise<Record<string, string>> {
  return appCheckHeaders(appCheck, isFresh);
}

// Errors reach the page as events, so the SDK's log would only repeat them.
setLogLevel('silent');

/*
 * Not `getAuth`: on a phone it loads a script of another host for sign-in by redirect. Waymark does not need that, since
 * users sign in with a custom token.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

/**
 * Where the first answer is slow, the SDK expects a proxy that buffers answers, and sends its request again. Firestore repeats what
 * it has sent before. The emulator does not, and the page would wait for it for ever.
 */
const settings = { experimentalAutoDetectLongPolling: !config.VITE_USE_EMULATORS };
export const firestore = initializeFirestore(app, settings);

/**
 * A second app for public data that is read often, the tiles of the map. It keeps released documents in its cache, so that
 * going back reads only what has changed. It has no session, because its cache must never hold private data.
 */
export const publicFirestore = initializeFirestore(publicApp, {
  ...settings,
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
 * Resolves when Firebase has restored its session. A session whose user has signed out meanwhile, in a tab that could not
 * notify Firebase, is removed.
 */
export const firebaseStarted: Promise<void> = auth.authStateReady().then(async () => {
  if (auth.currentUser !== null && !hasTokens()) await signOut(auth);
});
