import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, type Route } from '@playwright/test';
import { PAYLOAD_MARK_HEADER, payloadMark } from '@waymark/model/payload-marks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readMachine } from '../../emulators/machine.ts';
import { runProgram } from '../run-command.ts';

/*
 * The whole application with every third party configured, under the Content-Security-Policy of that build: the tag manager and
 * Google's map, against stand-ins of their scripts. No request leaves the machine: the test answers them.
 */

const ORIGIN = 'http://localhost';
const CONTAINER = 'GTM-WAY1';
const CONFIGURED = {
  VITE_GOOGLE_MAPS_KEY: 'a-key',
  VITE_GOOGLE_MAPS_MAP_ID: 'a-map',
  VITE_TAG_MANAGER_ENABLED: 'true',
  VITE_TAG_MANAGER_ID: CONTAINER,
  VITE_FIREBASE_API_KEY: 'a-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'a-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'a-project',
  VITE_FIREBASE_STORAGE_BUCKET: 'a-project.firebasestorage.app',
  VITE_AUTH0_DOMAIN: 'tenant.eu.auth0.com',
};

/** Of Google's map, as classic scripts. */
const GOOGLE_MAPS = ['fake-drawing.ts', 'fake-maps.ts']
  .map((name) => fileURLToPath(import.meta.resolve(`../../web/src/map/google/testing/${name}`)))
  .map((file) => stripTypeScriptTypes(readFileSync(file, 'utf8')))
  .join('\n')
  .replaceAll('export {};', '');

/** Of the container: the page views, and what a tag of Google Analytics sends. */
const TAG_MANAGER = `
  for (const event of dataLayer) new Image().src = 'https://www.google-analytics.com/collect?e=' + event.event;
`;

const headersSchema = z.array(
  z.object({
    source: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let folder: string;
let policy: Record<string, string>;
let browser: Browser;
let page: Page;
/** The requests to other hosts, and what the policy refused. */
let others: URL[];
let refused: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-third-parties-'));
  const config = fileURLToPath(import.meta.resolve('../../web/vite.config.ts'));
  const code = await runProgram('vite', ['build', '--config', config, '--logLevel', 'warn'], {
    ...CONFIGURED,
    WAYMARK_WEB_FOLDER: folder,
  });
  expect(code).toBe(0);
  const written = readFileSync(join(folder, '.vite/hosting-headers.json'), 'utf8');
  const [everywhere] = headersSchema.parse(JSON.parse(written));
  policy = Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]));
  const { chromium: executablePath } = readMachine();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  // A service worker would answer in place of the test.
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  others = [];
  refused = [];
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    noteRefused(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));`);
  await page.route('**/*', answer);
});

afterEach(async () => {
  await page.close();
  expect(refused).toEqual([]);
});

test('each page is a view once the visitor agrees, and before that the tag manager is not contacted', async () => {
  await page.goto(`${ORIGIN}/about?at=1,2,3`);
  await page.getByRole('dialog').waitFor();
  expect(await views()).toEqual([]);
  expect(others.filter(isOfGoogle)).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(views).toEqual(['/about en']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(views).toEqual(['/about en', '/privacy en']);
  await page.goto(`${ORIGIN}/fr/team`);
  await expect.poll(views).toEqual(['/fr/team fr']);
  const scripts = others.filter(({ hostname }) => hostname === 'www.googletagmanager.com');
  expect(scripts.map(({ searchParams }) => searchParams.get('id'))).toEqual([CONTAINER, CONTAINER]);
  await expect.poll(() => others.some(({ hostname }) => hostname === 'www.google-analytics.com')).toBe(true);
});

test('a visitor who refuses is not measured', async () => {
  await page.goto(`${ORIGIN}/about`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  // Longer than a view takes to be reported.
  await page.waitForTimeout(500);
  expect(await views()).toEqual([]);
  expect(others.filter(isOfGoogle)).toEqual([]);
});

test('the policy allows the built-in map, and Google’s once the visitor agrees', async () => {
  await page.goto(ORIGIN);
  const map = page.getByRole('application');
  await map.hover();
  await map.focus();
  await engineIsReady('embedded');
  expect(others.filter(isOfGoogle)).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await engineIsReady('google');
});

async function engineIsReady(name: string): Promise<void> {
  await page
    .locator(`[data-engine="${name}"][data-ready="true"]`)
    .waitFor({ state: 'attached', timeout: 60_000 });
}

/** The page views so far: path and language. */
function views(): Promise<string[]> {
  return page.evaluate(`(window.dataLayer ?? [])
    .filter(({ event }) => event === 'page_view')
    .map(({ page_path, page_language }) => page_path + ' ' + page_language)`);
}

function isOfGoogle({ hostname }: URL): boolean {
  return /(?:^|\.)(?:maps\.googleapis\.com|googletagmanager\.com|google-analytics\.com)$/.test(hostname);
}

async function answer(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  if (url.origin === ORIGIN) return answerAsHosting(route, url.pathname);
  others.push(url);
  if (url.hostname === 'maps.googleapis.com') {
    return route.fulfill({ contentType: 'text/javascript', body: GOOGLE_MAPS });
  }
  if (url.hostname === 'www.googletagmanager.com') {
    return route.fulfill({ contentType: 'text/javascript', body: TAG_MANAGER });
  }
  return route.fulfill({ status: 204 });
}

async function answerAsHosting(route: Route, pathname: string): Promise<void> {
  if (pathname === '/_payload.json') {
    const headers = { ...policy, [PAYLOAD_MARK_HEADER]: await payloadMark('index') };
    return route.fulfill({ headers, json: { tiles: [] } });
  }
  if (pathname.startsWith('/api/')) return route.fulfill({ status: 404, json: {} });
  const contentType = TYPES[extname(pathname)];
  if (contentType === undefined) {
    return route.fulfill({ headers: policy, contentType: 'text/html', path: join(folder, 'index.html') });
  }
  const path = join(folder, pathname);
  return existsSync(path)
    ? route.fulfill({ headers: policy, contentType, path })
    : route.fulfill({ status: 404, headers: policy });
}
