import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readMachine } from '../../emulators/machine.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { runProgram } from '../run-command.ts';

/*
 * Google's map as the map uses it, against a stand-in of Google's script. No request leaves the machine: the
 * test answers them.
 */

const CONFIG = fileURLToPath(import.meta.resolve('../../web/src/map/google/testing/vite.config.ts'));
const FAKES = [
  fileURLToPath(import.meta.resolve('../../web/src/map/google/testing/fake-drawing.ts')),
  fileURLToPath(import.meta.resolve('../../web/src/map/google/testing/fake-maps.ts')),
];
const ORIGIN = 'http://localhost';
const GOOGLE = 'https://maps.googleapis.com/**';

const chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  css: z.array(z.string()).optional(),
  /** The keys of the chunks that are loaded with it. */
  imports: z.array(z.string()).optional(),
});
const manifest = z.record(z.string(), chunk);

let folder: string;
let html: string;
let browser: Browser;
let page: Page;
/** The requests of the page to Google. */
let asked: URL[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-google-'));
  const code = await runProgram('vite', ['build', '--config', CONFIG], {
    WAYMARK_WEB_FOLDER: folder,
    VITE_GOOGLE_MAPS_KEY: 'a-key',
    VITE_GOOGLE_MAPS_MAP_ID: 'a-map',
  });
  expect(code).toBe(0);
  html = pageOf(manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))));
  const { chromium: executablePath } = readMachine();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  asked = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('googleapis.com')) asked.push(new URL(request.url()));
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ path: join(folder, pathname) });
  });
});

afterEach(() => page.close());

test('a page contacts Google once, and only after its visitor allows it', async () => {
  await standIn();
  await page.goto(ORIGIN);
  await engineIsReady('embedded');
  expect(asked).toEqual([]);
  expect(await harness('changesLanguageByNavigation()')).toBe(false);
  await allow();
  expect(asked.map(({ searchParams }) => [searchParams.get('key'), searchParams.get('language')])).toEqual([
    ['a-key', 'fr'],
  ]);
  expect(await harness('changesLanguageByNavigation()')).toBe(true);
});

test('a marker stands at its place in the visible part of the map, and takes its presses', async () => {
  await openGoogle();
  const marker = page.locator('gmp-advanced-marker').getByRole('button', { name: 'Lighthouse' });
  const { x, y, width, height } = (await marker.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(x + width / 2).toBeCloseTo(600, 0);
  expect(y + height / 2).toBeCloseTo(350, 0);
  await marker.click();
  expect(await harness('heard.clicks')).toEqual(['Lighthouse']);
  expect(await harness('heard.presses')).toBe(0);
  await page.mouse.click(500, 600);
  expect(await harness('heard.presses')).toBe(1);
  // 100 pixels west and 250 south of the point in the middle, in a world that is 512 × 2⁸ pixels wide.
  expect(await harness('heard.spots')).toEqual([
    { lat: expect.closeTo(47.9421, 3), lng: expect.closeTo(-4.5 - 0.27466, 4) },
  ]);
  // The line of a route, and a country that is filled without an edge.
  expect(
    await page.evaluate(
      '[...google.maps.shapes].map(({ options }) => [options.strokeWeight, options.fillOpacity ?? null])',
    ),
  ).toEqual([
    [2.5, null],
    [0, 0.6],
  ]);
});

test.runIf(isFullRun)(
  'the map reports where it rests: at first, after a drag, after keys, and after a move by the page',
  async () => {
    await openGoogle();
    expect(await lastCamera()).toEqual({ lat: 48.4, lng: -4.5, zoom: 8 });
    await page.mouse.move(600, 500);
    await page.mouse.down();
    await page.mouse.move(400, 500, { steps: 4 });
    await page.mouse.up();
    // 200 pixels of a world that is 512 × 2⁸ pixels wide.
    await expect.poll(lastCamera).toEqual({ lat: 48.4, lng: -4.5 + 0.54932, zoom: 8 });
    await page.getByRole('application').focus();
    await page.keyboard.press('+');
    await expect.poll(async () => (await lastCamera()).zoom).toBe(9);
    await page.evaluate('harness.setGoal({ lat: 10, lng: 20, zoom: 5 })');
    await expect.poll(lastCamera).toEqual({ lat: 10, lng: 20, zoom: 5 });
  },
);

test.runIf(isFullRun)(
  'a visitor moves a corner on Google’s map, and the map stays; while corners are added, presses go to the map',
  async () => {
    await openGoogle();
    await expect.poll(() => harness('heard.can')).toBe(true);
    await expect.poll(() => page.evaluate('[...google.maps.drawn.keys()]')).toEqual(['bay']);
    // The corner at 48.2° north and 4.2° west.
    const corner = { x: 600 + 109.2, y: 350 + 109.4 };
    const drag = async () => {
      await page.mouse.move(corner.x, corner.y);
      await page.mouse.down();
      await page.mouse.move(corner.x + 50, corner.y + 40, { steps: 5 });
      await page.mouse.up();
    };
    await page.evaluate('harness.setMoving(true)');
    await expect.poll(() => page.evaluate('google.maps.drawn.size')).toBeGreaterThan(3);
    await drag();
    await expect
      .poll(() => harness('heard.lines.at(-1)?.corners[1]'))
      .toEqual({ lat: expect.closeTo(48.1266, 2), lng: expect.closeTo(-4.2 + 0.1373, 2) });
    expect(await lastCamera()).toEqual({ lat: 48.4, lng: -4.5, zoom: 8 });
    await page.evaluate('harness.setMoving(false)');
    // Without its corners, the line takes no more presses.
    await expect.poll(() => page.evaluate('google.maps.drawn.size')).toBe(1);
    await drag();
    await expect.poll(async () => (await lastCamera()).lng).toBeLessThan(-4.6);
    expect(await harness('heard.lines.length')).toBe(1);
  },
);

test('what Google’s map has itself is not there twice: neither our credits nor our map below it', async () => {
  await openGoogle();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.poll(() => button('Ouvrir cet endroit dans une autre carte').count()).toBe(1);
  expect(await button('Données de la carte').count()).toBe(0);
  expect(await page.getByText('© OpenStreetMap').count()).toBe(0);
  await expect.poll(() => page.locator('canvas').count()).toBe(0);
  expect(await page.getByText(/^Échelle/).count()).toBe(1);
});

test.runIf(isFullRun)(
  'where Google’s script is blocked, the built-in map takes over and says so',
  async () => {
    await page.route(GOOGLE, (route) => route.abort());
    await page.goto(ORIGIN);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page
      .getByText('La carte de Google n’a pas pu être chargée. Celle de Waymark la remplace.')
      .waitFor();
    await engineIsReady('embedded');
    expect(asked).toHaveLength(1);
    await page.getByRole('button', { name: 'Lighthouse' }).click();
    expect(await harness('heard.clicks')).toEqual(['Lighthouse']);
  },
);

test('where Google refuses the key, the built-in map takes over', async () => {
  await openGoogle();
  await page.evaluate('gm_authFailure()');
  await engineIsReady('embedded');
  expect(await page.locator('gmp-advanced-marker').count()).toBe(0);
  await page.getByRole('button', { name: 'Lighthouse' }).click();
  expect(await harness('heard.clicks')).toEqual(['Lighthouse']);
});

async function openGoogle(): Promise<void> {
  await standIn();
  await page.goto(ORIGIN);
  await allow();
}

async function standIn(): Promise<void> {
  // A classic script, as Google's is.
  const body = FAKES.map((file) => stripTypeScriptTypes(readFileSync(file, 'utf8')))
    .join('\n')
    .replaceAll('export {};', '');
  await page.route(GOOGLE, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

async function allow(): Promise<void> {
  await page.getByRole('button', { name: 'Allow' }).click();
  await engineIsReady('google');
}

async function engineIsReady(name: string): Promise<void> {
  await page
    .locator(`[data-engine="${name}"][data-ready="true"]`)
    .waitFor({ state: 'attached', timeout: 60_000 });
}

function harness(expression: string): Promise<unknown> {
  return page.evaluate(`harness.${expression}`);
}

/** As in an address. */
async function lastCamera(): Promise<Record<'lat' | 'lng' | 'zoom', number>> {
  const view = z.object({ camera: z.object({ lat: z.number(), lng: z.number(), zoom: z.number() }) });
  const { camera } = view.parse(await harness('heard.rests.at(-1)'));
  const round = (value: number) => Number(value.toFixed(5));
  return { lat: round(camera.lat), lng: round(camera.lng), zoom: round(camera.zoom) };
}

function pageOf(chunks: z.infer<typeof manifest>): string {
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  const loaded = new Set([entry]);
  // The set grows while it is walked.
  for (const { imports = [] } of loaded)
    for (const key of imports) if (chunks[key] !== undefined) loaded.add(chunks[key]);
  const sheets = new Set([...loaded].flatMap(({ css = [] }) => css));
  const styles = [...sheets].map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  return `<!doctype html><html lang="fr"><title>Contract</title>${styles}<div id="root"></div><script type="module" src="/${entry.file}"></script></html>`;
}
