import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page, type Route } from '@playwright/test';
import { PAGE_NAMES } from '@waymark/model/paths/pages';
import { PAYLOAD_MARK_HEADER, payloadMark } from '@waymark/model/payload-marks';
import { hasPayload } from '@waymark/model/payloads';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import type { SearchRecord } from '@waymark/model/search/search-record';
import { settingsOf } from '@waymark/model/search/settings';
import { examplePath } from '@waymark/model/testing/example-path';
import { EXAMPLE_PAYLOADS } from '@waymark/model/testing/example-payloads';
import { z } from 'zod';
import { readMachine } from '../../emulators/machine.ts';
import { names } from '../../emulators/names.ts';
import { runProgram } from '../run-command.ts';
import { clientOf, startEngine } from './search/engine.ts';

/*
 * The whole application with every third party configured, under the Content-Security-Policy of that build: the tag manager and
 * Google's map, against stand-ins of their scripts, and Algolia, against the local engine. No request leaves the machine: the test
 * answers them.
 */

export const ORIGIN = 'http://localhost';
export const CONTAINER = 'GTM-WAY1';
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

export const PIN: SearchRecord = {
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

export const ARTICLES = ['Old harbours', 'Harbour walks'].map(
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

/** The address of each payload. */
const PAGE_OF_PAYLOAD = new Map(
  PAGE_NAMES.filter(hasPayload).map((page) => [
    `${examplePath(page, 'en').replace(/\/$/, '')}/_payload.json`,
    page,
  ]),
);

/** One visit, and what was requested meanwhile. */
export interface Visit {
  page: Page;
  /** The requests to other hosts. */
  others: URL[];
  /** What the search was asked, and how it named its answers. */
  searches: { request: string; queryId: string | undefined }[];
  /** The events about its results that the search received. */
  events: z.infer<typeof eventsSchema>['events'];
  /** What the policy refused. */
  refused: string[];
}

/** Builds the application, and starts what answers it. */
export async function startConfiguredSite() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-third-parties-'));
  const config = fileURLToPath(import.meta.resolve('../../web/vite.config.ts'));
  const code = await runProgram('vite', ['build', '--config', config, '--logLevel', 'warn'], {
    ...CONFIGURED,
    WAYMARK_WEB_FOLDER: folder,
  });
  if (code !== 0) throw new Error('The application could not be built.');
  const written = readFileSync(join(folder, '.vite/hosting-headers.json'), 'utf8');
  const [everywhere] = headersSchema.parse(JSON.parse(written));
  const policy = Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]));
  const engine = await startEngine();
  await clientOf(engine).setSettings({ indexName: SEARCH_INDEX, indexSettings: settingsOf('fit') });
  await clientOf(engine).saveObjects({
    indexName: SEARCH_INDEX,
    objects: [...ARTICLES, PIN],
    waitForTasks: true,
  });
  const { chromium: executablePath } = readMachine();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  return {
    async visit(): Promise<Visit> {
      // A service worker would answer in place of the test.
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
      const visit: Visit = { page, others: [], searches: [], events: [], refused: [] };
      await page.exposeFunction('noteRefused', (refused: string) => visit.refused.push(refused));
      await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
        noteRefused(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));`);
      await page.route('**/*', (route) => answer(route, visit));
      return visit;
    },
    async stop(): Promise<void> {
      await browser.close();
      await engine.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function answer(route: Route, visit: Visit): Promise<void> {
    const url = new URL(route.request().url());
    if (url.origin === ORIGIN) return answerAsHosting(route, url.pathname);
    visit.others.push(url);
    if (url.hostname === 'maps.googleapis.com') {
      return route.fulfill({ contentType: 'text/javascript', body: GOOGLE_MAPS });
    }
    if (url.hostname === 'www.googletagmanager.com') {
      // The browser would otherwise take the container of the next page from its memory, if the pages follow each other quickly.
      const headers = { 'cache-control': 'no-store' };
      return route.fulfill({ headers, contentType: 'text/javascript', body: TAG_MANAGER });
    }
    if (url.hostname.endsWith('.algolia.net')) return answerAsEngine(route, url, visit);
    if (url.hostname === 'insights.de.algolia.io') {
      visit.events.push(...eventsSchema.parse(route.request().postDataJSON()).events);
      return route.fulfill({
        json: { status: 200, message: 'OK' },
        headers: { 'access-control-allow-origin': '*' },
      });
    }
    return route.fulfill({ status: 204 });
  }

  async function answerAsEngine(route: Route, { pathname, search }: URL, visit: Visit): Promise<void> {
    const local = (text: string) => text.replaceAll(APPLICATION, names.search.applicationId);
    const request = route.request().postData() ?? '';
    const headers = Object.entries(await route.request().allHeaders()).filter(([name]) =>
      name.startsWith('x-algolia-'),
    );
    const answer = await fetch(engine.address + pathname + local(search), {
      method: route.request().method(),
      headers: headers.map(([name, value]): [string, string] => [name, local(value)]),
      ...(request !== '' && { body: request }),
    });
    const body = await answer.text();
    for (const [, queryId] of body.matchAll(/"queryID":"(\w+)"/g)) visit.searches.push({ request, queryId });
    if (!body.includes('"queryID"')) visit.searches.push({ request, queryId: undefined });
    await route.fulfill({ status: answer.status, body, headers: Object.fromEntries(answer.headers) });
  }

  async function answerAsHosting(route: Route, pathname: string): Promise<void> {
    const page = PAGE_OF_PAYLOAD.get(pathname);
    if (page !== undefined) {
      const headers = { ...policy, [PAYLOAD_MARK_HEADER]: await payloadMark(page) };
      return route.fulfill({ headers, json: EXAMPLE_PAYLOADS[page] });
    }
    if (pathname.startsWith('/api/')) return route.fulfill({ status: 404, json: {} });
    const extension = extname(pathname);
    if (extension === '') {
      return route.fulfill({ headers: policy, contentType: 'text/html', path: join(folder, 'index.html') });
    }
    const path = join(folder, pathname);
    return existsSync(path)
      ? route.fulfill({ headers: policy, contentType: TYPES[extension] ?? 'application/octet-stream', path })
      : route.fulfill({ status: 404, headers: policy });
  }
}
