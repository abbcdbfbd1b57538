import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newId } from '@waymark/model/ids';
import { examplePhoto } from '@waymark/model/testing/examples';
import { type App, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketOf, originalsBucketOf } from '../../emulators/names.ts';
import { HOST } from '../../emulators/ports.ts';
import { withoutTriggers } from '../../emulators/running-stack.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { cameraJpeg } from '../../functions/src/testing/sample-photos.ts';
import { type BenchStack, inBrowser, onBenchStack } from './bench-stack.ts';
import { creatorUid, signInAsCreator } from './demo-creator.ts';
import { fillCollection } from './fill-collection.ts';
import { type Measurement, median, printMeasurements } from './measurements.ts';
import { mostTabMemory } from './tab-memory.ts';
import { PATIENCE, until } from './until.ts';

const MEGABYTE = 2 ** 20;
/** The length of each file. */
const BYTES = 4_000_000;
const ALL = 300;

/** How many files are sent at a time, by the queue and by plain requests. */
const AT_ONCE = 3;

/** How many files are sent at each of the runs, by the queue and by plain requests in turn. */
const [SOME, RUNS] = [30, 3];

/** What the line of these runs carries, in bytes a second. */
const LINE = 5_000_000;

const { width, height, thumbhash } = examplePhoto();
/** The record of a photo whose variants are made. */
const PHOTO = { state: 'ready', generation: '1', bytes: BYTES, width, height, thumbhash };

const [FEW, MANY] = [50, 2_000];
const OPENINGS = 5;

/** The queue of uploads beside plain requests with the same bytes, its memory, and the library of a creator with many photos. */
export function measurePhotoQueue(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, (on) =>
    // Nothing but the uploads runs: the variants are measured by themselves.
    withoutTriggers(on.ports, () => inBrowser((browser) => measureOn(on, browser))),
  );
}

async function measureOn(on: BenchStack, browser: Browser): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  try {
    const files = await writePhotos(folder);
    const app = initializeApp({ projectId: on.projectId }, 'bench');
    const uid = await creatorUid(on.ports);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signInAsCreator(context, on.address);
    const bench: Bench = {
      on,
      uid,
      context,
      files,
      db: getFirestore(app),
      arrived: arrivalsOf(app, on.projectId, uid),
    };
    const throughput = await measureThroughput(bench);
    printMeasurements(throughput);
    const library = await measureLibrary(bench);
    printMeasurements(library);
    return [...throughput, ...(await measureMemory(bench)), ...library];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Bench {
  on: BenchStack;
  uid: string;
  context: BrowserContext;
  db: Firestore;
  /** The paths of `ALL` photos. */
  files: readonly string[];
  /** Answers the number of originals that are in Storage. For each new one it writes the record that a function writes. */
  arrived: () => Promise<number>;
}

function arrivalsOf(app: App, projectId: string, uid: string): () => Promise<number> {
  const records = getFirestore(app).collection(`users/${uid}/photos`);
  const originals = getStorage(app).bucket(originalsBucketOf(projectId));
  const known = new Set<string>();
  return async () => {
    const [files] = await originals.getFiles({ prefix: `originals/${uid}/` });
    for (const { name, metadata } of files) {
      if (known.has(name)) continue;
      known.add(name);
      const record = { ...PHOTO, generation: String(metadata.generation), createdAt: Date.now() };
      await records.doc(name.slice(name.lastIndexOf('/') + 1)).set(stored.encode(record));
    }
    return known.size;
  };
}

/** Photos of a camera, each with other bytes. */
async function writePhotos(folder: string): Promise<string[]> {
  const photo = await cameraJpeg();
  return Array.from({ length: ALL }, (_, index) => {
    const path = join(folder, `${index}.jpg`);
    writeFileSync(path, Buffer.concat([photo, randomBytes(BYTES - photo.length)]));
    return path;
  });
}

/** Opens the library, which takes any number of files. */
async function openAdder({ on, context }: Bench): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${on.address}/workspace/photos`);
  await page.getByRole('button', { name: 'Add photos', exact: true }).waitFor({ timeout: PATIENCE });
  return page;
}

/** Adds files, and leaves for a page with neither photos nor a map, which would be loaded and drawn beside the uploads. */
async function add(page: Page, files: readonly string[]): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles([...files]);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
}

/** Gives a page the line of a good home: 40 megabits a second upwards, and 30 ms. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 30,
    downloadThroughput: -1,
    uploadThroughput: LINE,
  });
}

/**
 * The queue beside plain requests with the same bytes from the same page. On a line, as people have it, the time is that of the line.
 * Without a line both are as fast as the processors, which the emulators and the browser share.
 */
async function measureThroughput(bench: Bench): Promise<Measurement[]> {
  const onLine = await measureRates(bench, slowDown);
  const without = await measureRates(bench, async () => {});
  return [
    { what: 'plain requests on a line of 40 megabits, MB a second', value: onLine.plain, unit: '' },
    {
      what: 'the queue of uploads there, in times of plain requests with the same bytes',
      value: onLine.queued / onLine.plain,
      unit: '',
      least: 0.9,
    },
    { what: 'plain requests without a line, MB a second', value: without.plain, unit: '' },
    {
      what: 'the queue there, in times of plain requests, on processors that it shares with the emulators',
      value: without.queued / without.plain,
      unit: '',
    },
  ];
}

/** The medians of several runs, in megabytes a second. */
async function measureRates(bench: Bench, prepare: (page: Page) => Promise<void>) {
  const files = bench.files.slice(0, SOME);
  const megabytes = (files.length * BYTES) / MEGABYTE;
  const [queued, plain]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const page = await openAdder(bench);
    await prepare(page);
    plain.push(megabytes / ((await sendPlainly(bench, page, files)) / 1_000));
    const before = await bench.arrived();
    const begun = performance.now();
    await add(page, files);
    await untilArrived(bench, before + files.length);
    queued.push(megabytes / ((performance.now() - begun) / 1_000));
    await untilDone(page);
    await page.close();
  }
  return { queued: median(queued), plain: median(plain) };
}

/** Sends files by `fetch` alone. @returns milliseconds */
async function sendPlainly({ on }: Bench, page: Page, files: readonly string[]): Promise<number> {
  await page.evaluate(`{
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', multiple: true, id: 'plain' });
    document.body.append(input);
  }`);
  await page.locator('#plain').setInputFiles([...files]);
  const address = `http://${HOST}:${on.ports.storage}/upload/storage/v1/b/${bucketOf(on.projectId)}/o?uploadType=media&name=`;
  return page.evaluate<number>(`(async () => {
    const input = document.getElementById('plain');
    const waiting = [...input.files];
    const begun = performance.now();
    const send = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const headers = { authorization: 'Bearer owner', 'content-type': file.type };
        const answer = await fetch('${address}plain-' + file.name, { method: 'POST', headers, body: file });
        if (!answer.ok) throw new Error('The upload was refused: ' + answer.status);
      }
    };
    await Promise.all(Array.from({ length: ${AT_ONCE} }, send));
    input.remove();
    return performance.now() - begun;
  })()`);
}

function untilArrived({ arrived }: Bench, count: number): Promise<void> {
  return until(async () => (await arrived()) >= count, 100);
}

async function untilDone(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Photo uploads' });
  await bar.waitFor({ state: 'detached', timeout: PATIENCE });
}

async function measureMemory(bench: Bench): Promise<Measurement[]> {
  const page = await openAdder(bench);
  const before = await bench.arrived();
  const memory = await mostTabMemory(page, async () => {
    await add(page, bench.files);
    await untilArrived(bench, before + ALL);
  });
  await page.close();
  return [
    {
      what: `memory of the tab while ${ALL} photos of 4 MB are sent, beyond that of the page`,
      value: memory / MEGABYTE,
      unit: 'MB',
      budget: 150,
    },
  ];
}

async function measureLibrary(bench: Bench): Promise<Measurement[]> {
  const measure = async (count: number): Promise<number> => {
    await fillLibrary(bench, count);
    // The first round warms up the database.
    await openLibrary(bench);
    const opened: number[] = [];
    for (let run = 0; run < OPENINGS; run++) opened.push(await openLibrary(bench));
    return median(opened);
  };
  const few = await measure(FEW);
  const many = await measure(MANY);
  return [
    { what: 'navigation to the first photo of a library with 2,000', value: many, unit: 'ms' },
    { what: 'its ratio to the time with 50 photos', value: many / few, unit: '', budget: 1.5 },
  ];
}

/** Leaves this many photos, and no others. */
function fillLibrary({ db, uid }: Bench, count: number): Promise<void> {
  return fillCollection(
    db.collection(`users/${uid}/photos`),
    Array.from({ length: count }, (_, index) => {
      const createdAt = Date.UTC(2026, 0, 1) + index * 60_000;
      return [newId(), stored.encode({ ...PHOTO, createdAt })];
    }),
  );
}

async function openLibrary({ on, context }: Bench): Promise<number> {
  const page = await context.newPage();
  try {
    const begun = performance.now();
    await page.goto(`${on.address}/workspace/photos`);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    return performance.now() - begun;
  } finally {
    await page.close();
  }
}
