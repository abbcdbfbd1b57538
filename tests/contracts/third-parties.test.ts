import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, type Route } from '@playwright/test';
import { PAYLOAD_MARK_HEADER, payloadMark } from '@waymark/model/payload-marks';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import type { SearchRecord } from '@waymark/model/search/search-record';
import { settingsOf } from '@waymark/model/search/settings';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readMachine } from '../../emulators/machine.ts';
import { names } from '../../emulators/names.ts';
import type { SearchServer } from '../../emulators/search/search.ts';
import { runProgram } from '../run-command.ts';
import { clientOf, startEngine } from './search/engine.ts';

/*
 * The whole application with every third party configured, under the Content-Security-Policy of that build: the tag manager and
 * Google's map, against stand-ins of their scripts, and Algolia, against the local engine. No request leaves the machine: the test
 * answers them.
 */

const ORIGIN = 'http://localhost';
const CONTAINER = 'GTM-WAY1';
/** Of the search, which the local engine knows by another name. */
const APPLICATION = 'APPLICATION';
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
  VITE_ALGOLIA_APP_ID: APPLICATION,
  VITE_ALGOLIA_SEARCH_KEY: names.search.searchKey,
  VITE_ALGOLIA_REGION: 'de',
};

const PIN: SearchRecord = {
  objectID: 'pins/harbourlight00000000',
  key: 'pins/harbourlight00000000',
  part: 0,
  kind: 'pin',
  id: 'harbourlight00000000',
  title: { en: 'Light of the harbour' },
  words: [],
  places: [],
  tags: [],
  languages: ['en'],
  _geoloc: [{ lat: 38.7, lng: -9.1 }],
  saves: 0,
  total: 0,
  weight: 1,
  publishedAt: 1_600_000_000_000,
};

const ARTICLES = ['Old harbours', 'Harbour walks'].map(
  (title, at): SearchRecord => ({
    objectID: `articles/harbours-${at}`,
    key: `articles/harbours-${at}`,
    part: 0,
    kind: 'article',
    id: `harbours-${at}`,
    title: { en: title },
    words: [],
    places: [],
    tags: [],
    languages: ['en'],
    saves: 0,
    total: 0,
    weight: 1,
    publishedAt: 1_700_000_000_000 - at,
  }),
);

const eventsSchema = z.object({
  events: z.array(
    z.object({
      eventType: z.string(),
      eventName: z.string(),
      index: z.string(),
      objectIDs: z.array(z.string()),
      userToken: z.string(),
      queryID: z.string().optional(),
      positions: z.array(z.number()).optional(),
    }),
  ),
});

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
let engine: SearchServer;
let page: Page;
/** The requests to other hosts, what the policy refused, and what the search was asked, answered and told about its results. */
let others: URL[];
let searches: { asked: string; queryId: string | undefined }[];
let events: z.infer<typeof eventsSchema>['events'];
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
  engine = await startEngine();
  await clientOf(engine).setSettings({ indexName: SEARCH_INDEX, indexSettings: settingsOf('fit') });
  await clientOf(engine).saveObjects({
    indexName: SEARCH_INDEX,
    objects: [...ARTICLES, PIN],
    waitForTasks: true,
  });
  const { chromium: executablePath } = readMachine();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  // A service worker would answer in place of the test.
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  others = [];
  searches = [];
  events = [];
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

test('a search is reported once the visitor agrees, with its query and the place of the chosen result', async () => {
  await page.goto(`${ORIGIN}/about`);
  await page.getByRole('dialog').waitFor();
  await searchAndChoose('harbour');
  expect(searches.length).toBeGreaterThan(0);
  expect(searches.filter(({ asked }) => asked.includes('"clickAnalytics":true'))).toEqual([]);
  // Longer than an event takes.
  await page.waitForTimeout(1_000);
  expect(events).toEqual([]);
  expect(await cookie('_ALGOLIA')).toBeUndefined();

  await page.goto(`${ORIGIN}/about`);
  await page.getByRole('button', { name: 'Accept' }).click();
  searches = [];
  const chosen = await searchAndChoose('harbour');
  await expect
    .poll(() => events.map(({ eventType }) => eventType).toSorted())
    .toEqual(['click', 'conversion']);
  const [click, opened] = ['click', 'conversion'].map((type) =>
    events.find(({ eventType }) => eventType === type),
  );
  expect(click).toMatchObject({ index: SEARCH_INDEX, objectIDs: [chosen], positions: [1] });
  expect(opened).toMatchObject({ index: SEARCH_INDEX, objectIDs: [chosen], queryID: click?.queryID });
  expect(searches.map(({ queryId }) => queryId)).toContain(click?.queryID);
  await page.goto(`${ORIGIN}/?q=harbour`);
  await expect
    .poll(() => events.find(({ eventType }) => eventType === 'view')?.objectIDs.toSorted())
    .toEqual([...ARTICLES, PIN].map(({ objectID }) => objectID).toSorted());
  // It opens beside the map, on no page of its own.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Light of the harbour/ })
    .click();
  await expect
    .poll(() => events.filter(({ objectIDs }) => objectIDs.join() === PIN.objectID))
    .toMatchObject([
      { eventType: 'click', positions: [3] },
      { eventType: 'conversion', eventName: 'Item opened' },
    ]);
  const token = await cookie('_ALGOLIA');
  expect(token).toMatch(/^anonymous-/);
  expect(new Set(events.map(({ userToken }) => userToken))).toEqual(new Set([token]));
});

/** Searches in the box, and chooses the first result. @returns the id of its record */
async function searchAndChoose(words: string): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(words);
  await page
    .getByRole('option', { name: /harbour/i })
    .first()
    .click();
  await page.waitForURL(/\/blog\//);
  return `articles/${page.url().replace(/^.*\//, '')}`;
}

async function cookie(name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies(ORIGIN);
  return cookies.find((each) => each.name === name)?.value;
}

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
  if (url.hostname.endsWith('.algolia.net')) return answerAsEngine(route, url);
  if (url.hostname === 'insights.de.algolia.io') {
    events.push(...eventsSchema.parse(route.request().postDataJSON()).events);
    return route.fulfill({
      json: { status: 200, message: 'OK' },
      headers: { 'access-control-allow-origin': '*' },
    });
  }
  return route.fulfill({ status: 204 });
}

async function answerAsEngine(route: Route, { pathname, search }: URL): Promise<void> {
  const local = (text: string) => text.replaceAll(APPLICATION, names.search.applicationId);
  const asked = route.request().postData() ?? '';
  const headers = Object.entries(await route.request().allHeaders()).filter(([name]) =>
    name.startsWith('x-algolia-'),
  );
  const answer = await fetch(engine.address + pathname + local(search), {
    method: route.request().method(),
    headers: headers.map(([name, value]): [string, string] => [name, local(value)]),
    ...(asked !== '' && { body: asked }),
  });
  const body = await answer.text();
  for (const [, queryId] of body.matchAll(/"queryID":"(\w+)"/g)) searches.push({ asked, queryId });
  if (!body.includes('"queryID"')) searches.push({ asked, queryId: undefined });
  await route.fulfill({ status: answer.status, body, headers: Object.fromEntries(answer.headers) });
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
