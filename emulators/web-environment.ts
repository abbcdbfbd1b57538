import { domainOn } from './identity/places.ts';
import { bucketOf, names, originalsBucketOf } from './names.ts';
import { type Environment, HOST, type Ports } from './ports.ts';
import { searchOrigin } from './search/local-search.ts';
import { streetsAddress } from './streets/street-server.ts';

/** The web application's variables for the local stack, which override a developer's `.env`. */
export function webEnvironment(ports: Ports, projectId: string): Environment {
  return {
    VITE_USE_EMULATORS: 'true',
    VITE_EMULATOR_HOST: HOST,
    VITE_EMULATOR_PORT_AUTH: String(ports.auth),
    VITE_EMULATOR_PORT_FIRESTORE: String(ports.firestore),
    VITE_EMULATOR_PORT_STORAGE: String(ports.storage),
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: bucketOf(projectId),
    VITE_FIREBASE_ORIGINALS_BUCKET: originalsBucketOf(projectId),
    VITE_APP_CHECK_DEBUG_TOKEN: names.appCheckDebugToken,
    VITE_LOCALE_COOKIE_SECURE: 'false',
    VITE_AUTH0_DOMAIN: domainOn(ports.identity),
    VITE_AUTH0_CLIENT_ID: names.identity.clientId,
    VITE_AUTH0_AUDIENCE: names.identity.audience,
    VITE_INSTAGRAM_APP_ID: names.instagram.appId,
    VITE_ALGOLIA_APP_ID: names.search.applicationId,
    VITE_ALGOLIA_SEARCH_KEY: names.search.searchKey,
    VITE_ALGOLIA_ORIGIN: searchOrigin(ports.search),
    VITE_STREETS_URL: streetsAddress(ports.streets),
  };
}
