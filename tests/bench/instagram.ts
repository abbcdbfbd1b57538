import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newId } from '@waymark/model/ids';
import { exampleImport, exampleImportItem } from '@waymark/model/testing/examples';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentSnapshot, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { instagramOrigin } from '../../emulators/instagram/local-instagram.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { readExport } from '../../web/src/features/instagram/archive/read-export.ts';
import { type BenchStack, inBrowser, onBenchStack } from './bench-stack.ts';
import { creatorUid, signInAsCreator } from './demo-creator.ts';
import { fillCollection } from './fill-collection.ts';
import { writeArchive, writeLargeArchive } from './instagram-archives.ts';
import type { Measurement } from './measurements.ts';
import { mostTabMemory } from './tab-memory.ts';
import { PATIENCE, until } from './until.ts';

const IN_ARCHIVE = 2_000;
const IN_TABLE = 5_000;
const IN_ACCOUNT = 2_000;
const MEGABYTE = 2 ** 20;
const MAP = 'Map of places and stories';

/** In seconds. */
const MINUTE = 60;

/** Until a page has loaded what it needs later, in milliseconds. */
const SETTLING = 3_000;

/** How many posts have an uploaded photo when the import of an archive is cancelled. */
const SOME_PHOTOS = 10;

/** Imports from Instagram: reading an archive in a browser, the list of what was found, and reading an account. */
export function measureInstagram(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, (on) => inBrowser((browser) => measureOn(on, browser)));
}

async function measureOn(on: BenchStack, browser: Browser): Promise<Measurement[]> {
  const db = getFirestore(initializeApp({ projectId: on.projectId }, 'bench'));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signInAsCreator(context, on.address);
  return [
    ...(await measureArchives(on, context, db)),
    ...(await measureTable(on, context, db)),
    ...(await measureAccount(on, context, db)),
  ];
}

async function measureArchives(
  { address }: BenchStack,
  context: BrowserContext,
  db: Firestore,
): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  try {
    const file = await writeArchive(folder, IN_ARCHIVE);
    return [
      ...(await measureReading(file)),
      ...(await measureArchive(file, await openIntegrations(context, address), db)),
      ...(await measureLarge(
        await writeLargeArchive(folder, IN_ARCHIVE),
        await openIntegrations(context, address),
      )),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The page of integrations, in a tab whose map was loaded before: the memory of the map is none of an archive's. */
async function openIntegrations(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/atlas/instagram`);
  await page.getByRole('region', { name: MAP }).waitFor();
  await page.getByRole('link', { name: 'Import more' }).click();
  await page.getByRole('button', { name: 'Choose ZIP files' }).waitFor();
  await sleep(SETTLING);
  return page;
}

/** From the choice of an archive until all of its items are listed and on the map, then until they are stored and some photos went up. */
async function measureArchive(file: string, page: Page, db: Firestore): Promise<Measurement[]> {
  let [listed, stored, early] = [0, 0, 0];
  const memory = await mostTabMemory(page, async () => {
    const begun = performance.now();
    const since = () => (performance.now() - begun) / 1_000;
    await page.locator('main input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Import', exact: true }).click({ timeout: PATIENCE });
    await page.getByRole('link', { name: 'Show the import' }).click({ timeout: PATIENCE });
    await page.getByRole('button', { name: 'All 2,000', exact: true }).waitFor({ timeout: PATIENCE });
    const map = page.getByRole('region', { name: MAP });
    await map.getByText('1', { exact: true }).first().waitFor({ timeout: PATIENCE });
    listed = since();
    const items = db.collection(`instagramImports/${importIn(page)}/items`);
    const uploaded = async () => (await items.where('photoIds', '!=', []).count().get()).data().count;
    early = await uploaded();
    // A locator that waits looks at the text of the whole page again and again, which takes memory of its own.
    await until(async () => (await items.count().get()).data().count >= IN_ARCHIVE);
    await page.getByText('Select all 2,000').waitFor({ timeout: PATIENCE });
    stored = since();
    await until(async () => (await uploaded()) >= SOME_PHOTOS);
    await page.getByRole('button', { name: 'Cancel the import' }).click();
    await page.getByText(/^Cancelled\./).waitFor({ timeout: PATIENCE });
  });
  await page.close();
  return [
    {
      what: 'an archive of 2,000 posts, until all are listed and on the map',
      value: listed,
      unit: 's',
      budget: 15,
    },
    { what: 'posts of it with an uploaded photo by then', value: early, unit: '' },
    { what: 'until all of them are stored, and can be changed', value: stored, unit: 's' },
    {
      what: 'memory of its tab, from the choice of the archive to the first 10 photos, beyond that of the page',
      value: memory / MEGABYTE,
      unit: 'MB',
      budget: 200,
    },
  ];
}

/** The id of the import that a page shows. */
function importIn(page: Page): string {
  return new URL(page.url()).pathname.slice(-20);
}

async function measureLarge(file: string, page: Page): Promise<Measurement[]> {
  let seconds = 0;
  const memory = await mostTabMemory(page, async () => {
    const begun = performance.now();
    await page.locator('main input[type=file]').setInputFiles(file);
    await page.getByText('The archive has 2,000 posts').waitFor({ timeout: PATIENCE });
    seconds = (performance.now() - begun) / 1_000;
  });
  await page.close();
  return [
    {
      what: 'an archive of 4.2 GB with 2,000 posts, until it is read',
      value: seconds,
      unit: 's',
      budget: 15,
    },
    {
      what: 'memory of its tab meanwhile, beyond that of the page',
      value: memory / MEGABYTE,
      unit: 'MB',
      budget: 200,
    },
  ];
}

/** How much of an archive is read before its photos go up. It does not depend on the machine. */
async function measureReading(path: string): Promise<Measurement[]> {
  const archive = await openAsBlob(path);
  let read = 0;
  const slice = archive.slice.bind(archive);
  archive.slice = (start = 0, end = archive.size, type = '') => {
    read += end - start;
    return slice(start, end, type);
  };
  const { items } = await readExport([archive]);
  return [
    { what: 'posts found in that archive', value: items.length, unit: '', least: IN_ARCHIVE },
    { what: 'size of that archive', value: archive.size / MEGABYTE, unit: 'MB' },
    {
      what: 'of its bytes, read until all are listed, in %',
      value: (100 * read) / archive.size,
      unit: '',
      budget: 5,
    },
  ];
}

async function measureTable(
  { ports, address }: BenchStack,
  context: BrowserContext,
  db: Firestore,
): Promise<Measurement[]> {
  const run = db.doc(`instagramImports/${newId()}`);
  const fields = { ...exampleImport(), id: run.id, ownerId: await creatorUid(ports), status: 'done' };
  await run.set(stored.encode(fields, 'id'));
  await fillCollection(
    run.collection('items'),
    Array.from({ length: IN_TABLE }, (_, index) => {
      const { workId: __, ...item } = exampleImportItem();
      const made = {
        ...item,
        mediaId: newId(),
        state: 'new',
        takenAt: Date.UTC(2020, 0, 1) + index * 60_000,
        position: { lat: 40 + (index % 100) / 20, lng: (index % 200) / 20 },
      };
      return [made.mediaId, stored.encode(made, 'mediaId')];
    }),
  );
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(`${address}/atlas/instagram/${run.id}`);
  await page.getByText('Select all 5,000').waitFor({ timeout: PATIENCE });
  const seconds = (performance.now() - begun) / 1_000;
  const most = await mostRows(page);
  await page.close();
  await db.recursiveDelete(run);
  return [
    { what: 'an import with 5,000 items, until all are listed', value: seconds, unit: 's' },
    { what: 'most rows in its list', value: most, unit: '', budget: 60 },
  ];
}

/** The most rows in the page while it is scrolled. */
async function mostRows(page: Page): Promise<number> {
  let most = 0;
  const rows = page.locator('li[data-index]');
  await rows.first().hover();
  for (let step = 0; step < 10; step++) {
    most = Math.max(most, await rows.count());
    await page.mouse.wheel(0, 20_000);
    await sleep(300);
  }
  return most;
}

async function measureAccount(
  { ports, address }: BenchStack,
  context: BrowserContext,
  db: Firestore,
): Promise<Measurement[]> {
  const username = 'many';
  await fetch(`${instagramOrigin(ports.instagram)}/accounts`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, media: IN_ACCOUNT }),
  });
  const page = await context.newPage();
  await page.goto(`${address}/workspace/integrations`);
  await page.getByRole('button', { name: 'Connect Instagram' }).click();
  await page.getByRole('combobox').selectOption(username);
  await page.getByRole('button', { name: 'Allow' }).click();
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1_000;
  await page.getByRole('button', { name: 'Import from this account' }).click();
  await page.waitForURL(/\/atlas\/instagram\/\w{20}/);
  await page.getByText('Select all 2,000').waitFor({ timeout: PATIENCE });
  const listed = since();
  const run = db.doc(`instagramImports/${importIn(page)}`);
  const isRead = async () => (await run.collection('progress').doc('api').get()).get('isRead') === true;
  while (since() < MINUTE && !(await isRead())) await sleep(500);
  const after = since();
  const items = (await run.collection('items').select('photosFound', 'photoIds').get()).docs;
  const sum = (field: (item: DocumentSnapshot) => number) =>
    items.reduce((total, item) => total + field(item), 0);
  await page.close();
  // The photos of the rest are not waited for.
  await run.update({ status: 'cancelled' });
  return [
    { what: 'items of an account of 2,000 media', value: items.length, unit: '', least: IN_ACCOUNT },
    { what: 'until all of them are listed', value: listed, unit: 's', budget: 60 },
    { what: 'photos that they have', value: sum((item) => item.get('photosFound')), unit: '' },
    {
      what: 'of these, stored after a minute, or when all are',
      value: sum((item) => item.get('photoIds').length),
      unit: '',
    },
    { what: 'when these were counted', value: after, unit: 's' },
  ];
}
