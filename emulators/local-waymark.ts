import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { repairIndex } from '@waymark/functions/map-index/repair-index';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { type BuildFolders, buildFunctions, buildWeb, folderVariables } from './build.ts';
import { demoContent } from './demo/demo-content.ts';
import type { DemoPicture } from './demo/demo-pictures.ts';
import { demandSameIssuer, isSeeded, seed } from './demo/seed.ts';
import { writeFunctionsEnvironment } from './functions-environment.ts';
import { startIdentity } from './identity/identity.ts';
import { identityFile, issuerOn } from './identity/places.ts';
import { startLocalSchedule } from './local-schedule.ts';
import { names } from './names.ts';
import { HOST, type Ports } from './ports.ts';
import { withoutTriggers } from './running-stack.ts';
import { type Stack, startStack } from './stack.ts';
import { webEnvironment } from './web-environment.ts';

export interface LocalWaymark extends Stack {
  /** Resolves when every picture of the demo content is there. */
  painted: Promise<void>;
}

export interface LocalWaymarkOptions {
  ports: Ports;
  log: (line: string) => void;
  /** Whether the web application is built too; a development server serves it otherwise. */
  web: boolean;
  /** Two stacks at a time need two ids, each starting with `demo-`. */
  projectId?: string;
  /** What the Firebase emulators keep, and beside it what the identity provider does. */
  dataFolder?: string;
  signal?: AbortSignal;
}

/** Each stack has builds of its own; not in a folder with a dot, which firebase-tools does not watch. */
export function buildFolders(projectId: string): BuildFolders {
  const folder = (name: string) => fileURLToPath(new URL(`built/${projectId}/${name}`, import.meta.url));
  return { web: folder('web'), functions: folder('functions') };
}

/** Builds Waymark, starts the whole local stack and fills it with the demo content where it has none. */
export async function startLocalWaymark(options: LocalWaymarkOptions): Promise<LocalWaymark> {
  const { ports, log, web, signal, projectId = names.projectId } = options;
  const builds = buildFolders(projectId);
  log('Building…');
  await buildFunctions(folderVariables(builds));
  writeFunctionsEnvironment(builds.functions, ports, projectId);
  if (web) await buildWeb({ ...webEnvironment(ports, projectId), ...folderVariables(builds) });
  signal?.throwIfAborted();
  const stopIdentity = await startIdentity({
    port: ports.identity,
    origins: [ports.hosting, ports.web].map((port) => `http://${HOST}:${port}`),
    file: options.dataFolder && identityFile(options.dataFolder),
    log,
  });
  try {
    log('Starting the Firebase emulators…');
    const stack = await startStack({
      ...options,
      builds,
      parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'tasks', 'eventarc'],
    });
    try {
      const pictures = await fill(stack, ports, log);
      const stopSchedule = startLocalSchedule(log);
      const stop = async () => {
        stopSchedule();
        await Promise.all([stack.stop(), stopIdentity()]);
      };
      const painted = paint(pictures, log).catch((error) =>
        log(`The pictures could not be painted: ${error}`),
      );
      return { ...stack, stop, painted };
    } catch (error) {
      await stack.stop();
      throw error;
    }
  } catch (error) {
    await stopIdentity();
    throw error;
  }
}

/** Publishes the demo content where it is not there yet. */
async function fill(
  stack: Stack,
  ports: Ports,
  log: (line: string) => void,
): Promise<readonly DemoPicture[]> {
  // The Admin SDK, here and in the thread that paints, finds the emulators in the environment of the process.
  Object.assign(process.env, stack.environment);
  const app =
    getApps()[0] ?? initializeApp({ projectId: stack.environment['GCLOUD_PROJECT'] ?? names.projectId });
  const db = getFirestore(app);
  const issuer = issuerOn(ports.identity);
  const demo = await demoContent(issuer);
  await demandSameIssuer(db, issuer);
  if (!(await isSeeded(db))) {
    log('Publishing the demo content…');
    await withoutTriggers(ports, () => seed(db, getAuth(app), demo, issuer));
    log(`Published ${demo.works.length} works of ${demo.creators.accounts.length} creators.`);
  } else {
    // The emulators forget the tasks that were waiting when they stopped.
    void repairIndex(db).catch((error) => log(`The map index could not be repaired: ${error}`));
  }
  return demo.pictures;
}

/** Says how far the pictures are at every tenth of them. */
async function paint(pictures: readonly DemoPicture[], log: (line: string) => void): Promise<void> {
  const worker = new Worker(new URL('demo/paint-worker.ts', import.meta.url), { workerData: pictures });
  worker.unref();
  let said = 0;
  worker.on('message', ({ done, all }: { done: number; all: number }) => {
    const tenths = Math.floor((done / all) * 10);
    if (tenths > said) log(`Pictures: ${done} of ${all}`);
    said = Math.max(said, tenths);
  });
  await once(worker, 'exit');
}
