import { fileURLToPath } from 'node:url';
import { repairIndex } from '@waymark/functions/map-index/repair-index';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { type BuildFolders, buildFunctions, buildWeb, folderVariables } from './build.ts';
import { contentKeysFile, openContentKeys } from './content-keys.ts';
import { demoContent } from './demo/demo-content.ts';
import { demandSameIssuer, isSeeded, seed } from './demo/seed.ts';
import { storePictures } from './demo/store-pictures.ts';
import { rebuildLocalSearch, repairLocalSearch } from './fill-search.ts';
import { writeFunctionsEnvironment } from './functions-environment.ts';
import { startIdentity } from './identity/identity.ts';
import { identityFile, issuerOn } from './identity/places.ts';
import { startLocalInstagram } from './instagram/local-instagram.ts';
import { startKeptStack } from './kept-stack.ts';
import { startLocalSchedule } from './local-schedule.ts';
import { startMailBox } from './mail/mail-box.ts';
import { bucketOf, names } from './names.ts';
import { type Environment, HOST, type Ports } from './ports.ts';
import { withoutTriggers } from './running-stack.ts';
import { searchFolder, startLocalSearch } from './search/local-search.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { startStreetServer } from './streets/street-server.ts';
import { webEnvironment } from './web-environment.ts';

export interface LocalWaymarkOptions {
  ports: Ports;
  log: (line: string) => void;
  /** Whether to build the web application; otherwise a development server serves it. */
  web: boolean;
  /** Two stacks at a time need two ids, each starting with `demo-`. */
  projectId?: string;
  /** The data of the Firebase emulators, and beside it that of the identity provider and of the search engine. */
  dataFolder?: string;
  /** The environment of the emulators and of our functions. */
  environment?: Environment;
  signal?: AbortSignal;
}

/** Each stack has its own builds. Their folder has no dot, because firebase-tools does not watch such folders. */
export function buildFolders(projectId: string): BuildFolders {
  const folder = (name: string) => fileURLToPath(new URL(`built/${projectId}/${name}`, import.meta.url));
  return { web: folder('web'), functions: folder('functions') };
}

/** Builds Waymark, starts the local stack and publishes the demo content where it is missing. */
export async function startLocalWaymark(options: LocalWaymarkOptions): Promise<Stack> {
  const { ports, log, web, signal, projectId = names.projectId } = options;
  const builds = buildFolders(projectId);
  log('Building…');
  await buildFunctions(folderVariables(builds));
  const contentKeys = await openContentKeys(options.dataFolder && contentKeysFile(options.dataFolder));
  writeFunctionsEnvironment(builds.functions, ports, { projectId, contentKeys });
  if (web) {
    const environment = { ...webEnvironment(ports, projectId), WAYMARK_PORT_HOSTING: String(ports.hosting) };
    await buildWeb(environment, builds);
  }
  signal?.throwIfAborted();
  const stopIdentity = await startIdentity({
    port: ports.identity,
    origins: [ports.hosting, ports.web].map((port) => `http://${HOST}:${port}`),
    file: options.dataFolder && identityFile(options.dataFolder),
    log,
  });
  const stopServices = await startOthersBeside(stopIdentity, options);
  try {
    log('Starting the Firebase emulators…');
    const stack = await startEmulators({
      ...options,
      builds,
      parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'tasks', 'eventarc'],
    });
    try {
      await fill(stack, ports, log, signal);
      const stopSchedule = startLocalSchedule(log);
      const stop = async () => {
        stopSchedule();
        await stack.stop();
        await stopServices();
      };
      return { ...stack, stop };
    } catch (error) {
      await stack.stop();
      throw error;
    }
  } catch (error) {
    await stopServices();
    throw error;
  }
}

/** The emulators return by themselves where there is data to return with: not in a test, which must fail instead. */
function startEmulators(options: StackOptions): Promise<Stack> {
  const { dataFolder, ports, log, signal } = options;
  if (dataFolder === undefined) return startStack(options);
  const onReturn = (stack: Stack) => fill(stack, ports, log, signal);
  return startKeptStack({ ...options, dataFolder, onReturn });
}

/** Starts the search engine, the mail box, the server of the streets and Instagram too. The returned function stops all of them. */
async function startOthersBeside(
  stopIdentity: () => Promise<void>,
  { ports, dataFolder, log }: LocalWaymarkOptions,
): Promise<() => Promise<void>> {
  const started = [stopIdentity];
  const stopAll = async () => {
    await Promise.all(started.map((stop) => stop()));
  };
  try {
    const search = await startLocalSearch(ports.search, dataFolder && searchFolder(dataFolder), log);
    started.push(() => search.stop());
    started.push(await startMailBox(ports));
    started.push(await startStreetServer(ports.streets));
    const instagram = await startLocalInstagram(ports);
    started.push(() => instagram.stop());
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Publishes the demo content where it is not there yet, with its pictures. */
async function fill(
  stack: Stack,
  ports: Ports,
  log: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  // The Admin SDK finds the emulators in the environment of the process.
  Object.assign(process.env, stack.environment);
  const projectId = stack.environment['GCLOUD_PROJECT'] ?? names.projectId;
  const app = getApps()[0] ?? initializeApp({ projectId });
  const db = getFirestore(app);
  const issuer = issuerOn(ports.identity);
  const demo = await demoContent(issuer);
  await demandSameIssuer(db, issuer);
  const pictures = storePictures(getStorage(app).bucket(bucketOf(projectId)), demo.pictures, signal);
  await Promise.all([pictures, publishDemo()]);

  async function publishDemo(): Promise<void> {
    if (await isSeeded(db)) {
      // The emulators lose waiting tasks when they stop.
      void repairIndex(db).catch((error) => log(`The map index could not be repaired: ${error}`));
      void repairLocalSearch(db, ports).catch((error) => log(`The search could not be repaired: ${error}`));
      return;
    }
    log('Publishing the demo content…');
    await withoutTriggers(ports, () => seed(db, getAuth(app), demo, issuer));
    await rebuildLocalSearch(db, ports);
    log(`Published ${demo.works.length} works of ${demo.creators.accounts.length} creators.`);
  }
}
