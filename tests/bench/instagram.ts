import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newId } from '@waymark/model/ids';
import { exampleImport, exampleImportItem } from '@waymark/model/testing/examples';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { instagramOrigin } from '../../emulators/instagram/local-instagram.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { readExport } from '../../web/src/features/instagram/archive/read-export.ts';
import { LAYOUTS, zipOf } from '../../web/src/features/instagram/archive/testing/make-export.ts';
import { type BenchStack, inBrowser, onBenchStack } from './bench-stack.ts';
import { creatorUid, signInAsCreator } from './demo-creator.ts';
import type { Measurement } from './measurements.ts';
import { memoryOf, processTree } from './process-tree.ts';

const IN_ARCHIVE = 2_000;
const IN_TABLE = 5_000;
const IN_ACCOUNT = 2_000;
const MEGABYTE = 2 ** 20;

/** How long a measurement may take, in milliseconds. */
const PATIENCE = 300_000;

/** Imports from Instagram: reading an archive in a browser, the list of what was found, and reading an account. */
export function measureInstagram(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, (on) => inBrowser((browser) => measureOn(on, browser)));
}

async function measureOn(on: BenchStack, browser: Browser): Promise<Measurement[]> {
  const db = getFirestore(initializeApp({ projectId: on.projectId }, 'bench'));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signInAsCreator(context, on.address);
  return [
    ...(await measureArchive(on, context)),
    ...(await measureTable(on, context, db)),
    ...(await measureAccount(on, context, db)),
  ];
}

/** An archive of so many posts, each with a photo of about 100 KB and a place. */
async function writeArchive(folder: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, noise, background: 'black' } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  const posts = Array.from({ length: IN_ARCHIVE }, (_, index) => ({
    caption: `Post ${index} 🥐 #lyon\n${'Come early, and bring something to sit on. '.repeat(10)}`,
    takenAt: Date.UTC(2020, 0, 1) + index * 3_600_000,
    files: [`media/posts/202001/${index}.jpg`],
    position: { lat: 40 + (index % 100) / 20, lng: (index % 200) / 20 },
  }));
  const photos = Object.fromEntries(posts.flatMap(({ files }) => files).map((file) => [file, bytes]));
  const zip = await zipOf({ ...LAYOUTS['your_instagram_activity/content'](posts), ...photos });
  const file = join(folder, 'archive.zip');
  writeFileSync(file, new Uint8Array(await zip.arrayBuffer()));
  return file;
}

async function measureArchive({ address }: BenchStack, context: BrowserContext): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  try {
    const file = await writeArchive(folder);
    const reading = await measureReading(file);
    const page = await context.newPage();
    await page.goto(`${address}/workspace/integrations`);
    await page.getByRole('button', { name: 'Choose ZIP files' }).waitFor();
    const before = memoryOf(processTree(process.pid));
    const begun = performance.now();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor({ timeout: PATIENCE });
    const seconds = (performance.now() - begun) / 1_000;
    const after = memoryOf(processTree(process.pid));
    await page.close();
    return [
      ...reading,
      { what: 'an archive of 2,000 posts, until all are listed', value: seconds, unit: 's', budget: 15 },
      {
        what: 'memory of the browser meanwhile, beyond that of the page',
        value: (after - before) / MEGABYTE,
        unit: 'MB',
        budget: 200,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
  const writer = db.bulkWriter();
  for (let index = 0; index < IN_TABLE; index++) {
    const { workId: _, ...item } = exampleImportItem();
    const made = { ...item, mediaId: newId(), state: 'new', takenAt: Date.UTC(2020, 0, 1) + index * 60_000 };
    writer.set(run.collection('items').doc(made.mediaId), stored.encode(made, 'mediaId')).catch(() => {});
  }
  await writer.close();
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
  for (let step = 0; step < 5; step++) {
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
  await page.getByRole('button', { name: 'Import from this account' }).click();
  await page.waitForURL(/\/atlas\/instagram\/\w{20}$/);
  const run = db.doc(`instagramImports/${page.url().slice(-20)}`);
  const progress = run.collection('progress').doc('api');
  let seconds: number | undefined;
  while (seconds === undefined && performance.now() - begun < PATIENCE) {
    if ((await progress.get()).get('isRead') === true) seconds = (performance.now() - begun) / 1_000;
    else await sleep(200);
  }
  await page.close();
  // The photos of the rest are not waited for.
  await run.update({ status: 'cancelled' });
  return [
    {
      what: 'an account of 2,000 media, until all are read and their photos stored',
      value: seconds,
      unit: 's',
      budget: 60,
    },
  ];
}
