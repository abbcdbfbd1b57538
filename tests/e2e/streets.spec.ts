import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoList, demoStory } from './support/demo-item.ts';
import {
  mapViewport,
  movingPicture,
  openAt,
  rows,
  turnToMap,
  untilIdle,
  untilMoving,
} from './support/explore-page.ts';
import { expect, test } from './support/fixtures.ts';

/** The local stack has the streets of Kyoto. */
const KYOTO = 'at=35.005,135.765,14';

/** An archive in the right schema, of another place. */
const MONACO = new URL('../../web/src/map/streets/testing/monaco.pmtiles', import.meta.url);

const ARCHIVE = /\/streets\.pmtiles$/;

test.use({ movingMap: true });

/** The hosts that a page contacts, and what its archive of streets is answered with. */
function watch(page: Page) {
  const hosts = new Set<string>();
  const answers: number[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  page.on('response', (response) => {
    if (ARCHIVE.test(response.url())) answers.push(response.status());
  });
  return { hosts, answers };
}

test('a reader follows the places of a story in Kyoto among its streets, and no other host is contacted', {
  tag: '@core',
}, async ({ page }) => {
  const { hosts, answers } = watch(page);
  await page.goto(await demoStory('Kyoto before breakfast'));
  await turnToMap(page);
  await untilMoving(page);
  await page
    .getByRole('link', { name: /Kiyomizu/ })
    .first()
    .click();
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(2);
  expect(new Set(answers)).toEqual(new Set([206]));
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  hosts.delete('');
  expect([...hosts].filter((host) => host !== '127.0.0.1' && host !== 'localhost')).toEqual([]);
});

test('a reader who scrolls a list without turning to its map sees the streets between its places', async ({
  page,
}) => {
  await page.goto(await demoList('One long day in Kyoto'));
  await expect(mapViewport(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.wheel(0, 400);
  await expect(movingPicture(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible({ timeout: 30_000 });
});

test('a view from further away stays still until the visitor turns to it', async ({ page }) => {
  await openAt(page, 'at=35.005,135.765,9');
  await rows(page).first().hover();
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(3_000);
  await expect(page.locator('[data-engine]')).toHaveCount(0);
});

test('a printed list has streets on its map, and their credits', async ({ page }) => {
  await page.addInitScript(
    `window.print = () => { document.documentElement.dataset.printed = document.querySelector('main').textContent; };`,
  );
  await page.goto(await demoList('One long day in Kyoto'));
  // Printing waits eight seconds for its map, and a map drawn by software begins slowly.
  await untilMoving(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect
    .poll(() => page.evaluate<string | undefined>(`document.documentElement.dataset.printed`), {
      timeout: 30_000,
    })
    .toContain('openstreetmap.org/copyright');
});

test('without the archive, markers and region work', async ({ page }) => {
  const { answers } = watch(page);
  const tiles: string[] = [];
  page.on('response', (response) => {
    if (/\/near\/.*\.pbf$/.test(response.url())) tiles.push(response.url());
  });
  await page.route(ARCHIVE, (route) => route.fulfill({ status: 200, body: 'no archive' }));
  await openAt(page, KYOTO);
  await untilMoving(page);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  await expect(mapViewport(page).getByRole('button').first()).toBeVisible();
});

test('while the archive is slow, markers and region work, and its streets come in the end', async ({
  page,
}) => {
  let isLate = true;
  const waiting: (() => void)[] = [];
  await page.route(ARCHIVE, async (route) => {
    if (isLate) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  const region: string[] = [];
  page.on('response', (response) => {
    if (/\/near\/.*\.pbf$/.test(response.url())) region.push(response.url());
  });
  await openAt(page, KYOTO);
  await untilMoving(page);
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await expect.poll(() => region.length).toBeGreaterThan(0);
  await expect(mapViewport(page).getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveCount(0);
  isLate = false;
  for (const go of waiting) go();
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible({ timeout: 30_000 });
});

test('an archive of another place leaves a region without streets or their credit', async ({ page }) => {
  const { answers } = watch(page);
  const archive = readFileSync(MONACO);
  await page.route(ARCHIVE, (route) => {
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '') ?? [];
    const body = archive.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + body.length - 1}/${archive.length}`;
    const headers = { 'content-range': range, 'access-control-allow-origin': '*' };
    return route.fulfill({ status: 206, headers, body });
  });
  await openAt(page, KYOTO);
  await untilMoving(page);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveCount(0);
  await expect(mapViewport(page).getByRole('button').first()).toBeVisible();
});

test('names in Japanese, Arabic and Thai are drawn in fonts of the system: the page fetches its own only', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || /\.pbf\?|\/fonts?\//.test(request.url()))
      fonts.push(request.url());
  });
  // Bangkok has no streets here: its names are those of the region.
  for (const place of ['35.005,135.765,15', '31.63,-7.99,15', '13.75,100.5,8']) {
    await openAt(page, `at=${place}`);
    await untilMoving(page);
    await untilIdle(page);
  }
  const own = new URL(page.url()).origin;
  expect(fonts.filter((url) => !url.startsWith(`${own}/assets/`))).toEqual([]);
  expect(new Set(fonts.map((url) => /\/(fraunces|inter)-/.exec(url)?.[1]))).toEqual(
    new Set(['fraunces', 'inter']),
  );
});

test('without heights there is nothing of 3-D: no button, no code and no tile', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openAt(page, 'at=46.4,8.2,9');
  await untilMoving(page);
  await untilIdle(page);
  await expect(page.getByRole('button', { name: 'Mountains in 3-D' })).toHaveCount(0);
  expect(requested.filter((url) => /relief(?:-control)?-[^/]*\.js|terrain-style/.test(url))).toEqual([]);
});

test('a view of the world requests no streets and no region', async ({ page }) => {
  const { answers } = watch(page);
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (/\.pbf$|\.webp$|region-style|streets-style/.test(request.url())) tiles.push(request.url());
  });
  await openAt(page, 'at=25,10,1');
  await untilMoving(page);
  await page.waitForTimeout(2_000);
  expect(answers).toEqual([]);
  expect(tiles.filter((url) => url.includes('/assets/'))).toEqual([]);
});

test.describe('an archive that is gone', () => {
  test.use({ expectedErrors: [/streets\.pmtiles/] });

  test('the streets that were seen are there without it', async ({ page }) => {
    const { answers } = watch(page);
    await openAt(page, KYOTO);
    await untilMoving(page);
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => seenTiles(page)).toBeGreaterThan(2);
    await page.route(ARCHIVE, (route) => route.abort());
    answers.length = 0;
    await openAt(page, KYOTO);
    await untilMoving(page);
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible({ timeout: 30_000 });
    expect(answers).toEqual([]);
  });

  test('the map of a list is kept on the device, is there without the archive, and is let go of', async ({
    page,
  }) => {
    const { answers } = watch(page);
    await page.goto(await demoList('One long day in Kyoto'));
    const kept = page.getByRole('region', { name: 'Map of this list without a connection' });
    await kept.getByRole('button', { name: 'Keep this map offline' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/about [\d.]+ MB/);
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(kept).toContainText('is on this device', { timeout: 60_000 });
    await page.route(ARCHIVE, (route) => route.abort());
    answers.length = 0;
    await openAt(page, KYOTO);
    await untilMoving(page);
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    expect(answers).toEqual([]);
    await page.goto(await demoList('One long day in Kyoto'));
    await kept.getByRole('button', { name: 'Remove it' }).click();
    await expect(kept.getByRole('button', { name: 'Keep this map offline' })).toBeVisible();
  });
});

test('a view beyond the edge of the archive, at the antimeridian and near a pole has a map', async ({
  page,
}) => {
  for (const place of ['35.2,136.05,12', '-17.6,180,11', '84.9,0,11']) {
    await openAt(page, `at=${place}`);
    await untilMoving(page);
  }
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveCount(0);
});

test.describe('on a screen of four pixels per CSS pixel', () => {
  // A window of a phone: without a graphics processor, a frame of a desk's 21 million pixels takes many seconds.
  test.use({ deviceScaleFactor: 4, viewport: { width: 390, height: 844 } });

  test('the streets are drawn', async ({ page }) => {
    await openAt(page, KYOTO);
    await untilMoving(page);
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  });
});

/** How many tiles of streets the browser has stored, with what it knows of their archive. */
function seenTiles(page: Page): Promise<number> {
  return page.evaluate<number>(
    `caches.open('waymark-seen-streets').then((cache) => cache.keys()).then(({ length }) => length)`,
  );
}
