import { Workbox } from 'workbox-window';
import { setNewerBuild } from '../builds/newer-build.ts';
import { isUnsaved, isWriting } from '../builds/unsaved.ts';
import { takeReload } from '../reload-guard.ts';
import { keepTiles, type LiveTiles } from './keep-tiles.ts';
import { seenBefore } from './seen-before.ts';
import type { ToWorker } from './worker-messages.ts';

/** How long a worker may take to answer, or to replace another one, in milliseconds. */
const ANSWER_TIMEOUT = 3_000;

/** How long a worker may take to keep what a page has loaded, in milliseconds, before the page says that it is ready. */
const KEEP_TIMEOUT = 10_000;

/**
 * Registers the service worker of the site, where the browser has service workers.
 * @param own the id of the build of this document
 * @param tiles the tiles of the map that listeners bring
 * @param onOfflineReady called when the first worker of this browser has kept what it needs
 */
export async function startWorker(own: string, tiles: LiveTiles, onOfflineReady: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const worker = new Workbox('/sw.js');
  worker.addEventListener('activated', ({ isUpdate }) => {
    if (isUpdate) return;
    // The first page was loaded before there was a worker.
    const message: ToWorker = { type: 'CACHE_URLS', payload: { urlsToCache: seenBefore() } };
    // A worker does not answer where one of the addresses fails. What it needs itself is there in any case.
    void Promise.race([worker.messageSW(message), pause(KEEP_TIMEOUT)]).then(onOfflineReady);
  });
  worker.addEventListener('waiting', () => void onWaiting(own));
  serviceWorker.addEventListener('controllerchange', () => void onControl(own, serviceWorker.controller));
  keepTiles(tiles);
  try {
    await worker.register();
  } catch (error) {
    console.warn('There is no service worker, so nothing is kept for offline use.', error);
  }
}

/** A worker of the own build may take over at once, because this page needs no other files. Other builds wait for the reader. */
async function onWaiting(own: string): Promise<void> {
  const waiting = await waitingWorker();
  if (waiting === undefined) return;
  const build = await buildOf(waiting);
  if (build === own) waiting.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker);
  else if (build !== undefined) setNewerBuild(build);
}

/** A page of another build than its worker reloads, or waits for the next page where something would be lost. */
async function onControl(own: string, worker: ServiceWorker | null): Promise<void> {
  const build = worker === null ? undefined : await buildOf(worker);
  if (build === undefined || build === own) return;
  if (!isUnsaved() && !isWriting() && takeReload()) location.reload();
  else setNewerBuild(build);
}

/** Lets a waiting worker take over. The page reloads when it has, or after a moment without it. */
export async function takeUpdate(): Promise<void> {
  const waiting = await waitingWorker();
  if (waiting === undefined) return;
  const taken = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker);
  await Promise.race([taken, pause(ANSWER_TIMEOUT)]);
}

/** Looks for a newer worker, so that a page that learns of a newer build also has its worker. */
export async function updateWorker(): Promise<void> {
  try {
    await (await registration())?.update();
  } catch (error) {
    console.warn('The service worker could not be updated.', error);
  }
}

async function waitingWorker(): Promise<ServiceWorker | undefined> {
  return (await registration())?.waiting ?? undefined;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** The id of a worker's build; undefined where it does not answer. */
function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, ANSWER_TIMEOUT, undefined);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timeout);
      resolve(typeof data === 'string' ? data : undefined);
    };
    worker.postMessage({ type: 'BUILD' } satisfies ToWorker, [port2]);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
