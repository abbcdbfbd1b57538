import { type Environment, HOST, type Ports } from './ports.ts';

/**
 * The environment in which the Firebase and Google Cloud SDKs use the emulators instead of production.
 */
export function sdkEnvironment(ports: Ports, projectId: string): Environment {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.tasks}`,
    METADATA_SERVER_DETECTION: 'none', // no search for a Google Cloud machine's own credentials
    CLOUD_EVENTARC_EMULATOR_HOST: `http://${HOST}:${ports.eventarc}`,
  };
}
