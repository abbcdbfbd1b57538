import { PAGE_NAMES, PAGES } from '@waymark/model/paths/pages';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { examplePath } from '@waymark/model/testing/example-path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { ARTICLES, CONTAINER, ORIGIN, PIN, startConfiguredSite, type Visit } from './configured-site.ts';

let site: Awaited<ReturnType<typeof startConfiguredSite>>;
let visit: Visit;

beforeAll(async () => {
  site = await startConfiguredSite();
}, 180_000);

afterAll(() => site?.stop());

beforeEach(async () => {
  visit = await site.visit();
});

afterEach(async () => {
  // Requests that are open when the page closes can no longer be answered.
  await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
  await visit.page.close();
  expect(visit.refused).toEqual([]);
});

test('each page is a view once the visitor agrees, and before that the tag manager is not contacted', async () => {
  await visit.page.goto(`${ORIGIN}/about?at=1,2,3`);
  await visit.page.getByRole('dialog').waitFor();
  expect(await views()).toEqual([]);
  expect(visit.others.filter(isOfGoogle)).toEqual([]);
  await visit.page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(views).toEqual(['/about en']);
  await visit.page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(views).toEqual(['/about en', '/privacy en']);
  await visit.page.goto(`${ORIGIN}/fr/team`);
  await expect.poll(views).toEqual(['/fr/team fr']);
  const scripts = visit.others.filter(({ hostname }) => hostname === 'www.googletagmanager.com');
  expect(scripts.map(({ searchParams }) => searchParams.get('id'))).toEqual([CONTAINER, CONTAINER]);
  await expect
    .poll(() => visit.others.some(({ hostname }) => hostname === 'www.google-analytics.com'))
    .toBe(true);
});

test('a visitor who refuses is not measured', async () => {
  await visit.page.goto(`${ORIGIN}/about`);
  await visit.page.getByRole('button', { name: 'Refuse' }).click();
  await visit.page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await visit.page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  // Longer than a view takes to be reported.
  await visit.page.waitForTimeout(500);
  expect(await views()).toEqual([]);
  expect(visit.others.filter(isOfGoogle)).toEqual([]);
});

test('a search is reported once the visitor agrees, with its query and the place of the chosen result', async () => {
  await visit.page.goto(`${ORIGIN}/about`);
  await visit.page.getByRole('dialog').waitFor();
  await searchAndChoose('harbour');
  expect(visit.searches.length).toBeGreaterThan(0);
  expect(visit.searches.filter(({ request }) => request.includes('"clickAnalytics":true'))).toEqual([]);
  // Longer than an event takes.
  await visit.page.waitForTimeout(1_000);
  expect(visit.events).toEqual([]);
  expect(await cookie('_ALGOLIA')).toBeUndefined();

  await visit.page.goto(`${ORIGIN}/about`);
  await visit.page.getByRole('button', { name: 'Accept' }).click();
  visit.searches = [];
  const chosen = await searchAndChoose('harbour');
  await expect
    .poll(() => visit.events.map(({ eventType }) => eventType).toSorted())
    .toEqual(['click', 'conversion']);
  const [click, opened] = ['click', 'conversion'].map((type) =>
    visit.events.find(({ eventType }) => eventType === type),
  );
  expect(click).toMatchObject({ index: SEARCH_INDEX, objectIDs: [chosen], positions: [1] });
  expect(opened).toMatchObject({ index: SEARCH_INDEX, objectIDs: [chosen], queryID: click?.queryID });
  expect(visit.searches.map(({ queryId }) => queryId)).toContain(click?.queryID);
  await visit.page.goto(`${ORIGIN}/?q=harbour`);
  await expect
    .poll(() => visit.events.find(({ eventType }) => eventType === 'view')?.objectIDs.toSorted())
    .toEqual([...ARTICLES, PIN].map(({ objectID }) => objectID).toSorted());
  // It opens beside the map, on no page of its own.
  await visit.page
    .getByRole('main')
    .getByRole('link', { name: /Light of the harbour/ })
    .click();
  await expect
    .poll(() => visit.events.filter(({ objectIDs }) => objectIDs.join() === PIN.objectID))
    .toMatchObject([
      { eventType: 'click', positions: [3] },
      { eventType: 'conversion', eventName: 'Item opened' },
    ]);
  const token = await cookie('_ALGOLIA');
  expect(token).toMatch(/^anonymous-/);
  expect(new Set(visit.events.map(({ userToken }) => userToken))).toEqual(new Set([token]));
});

/** Searches in the box, and chooses the first article that the words find. @returns the id of its record */
async function searchAndChoose(words: string): Promise<string> {
  await visit.page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await visit.page.getByRole('combobox', { name: 'Search', exact: true }).fill(words);
  // What is offered before the words are answered, such as earlier searches, has the same words in other lists.
  await visit.page.getByRole('listbox', { name: 'From the blog' }).getByRole('option').first().click();
  await visit.page.waitForURL(/\/blog\//);
  return `articles/${visit.page.url().replace(/^.*\//, '')}`;
}

async function cookie(name: string): Promise<string | undefined> {
  const cookies = await visit.page.context().cookies(ORIGIN);
  return cookies.find((each) => each.name === name)?.value;
}

test('the policy allows the built-in map, and Google’s once the visitor agrees', async () => {
  await visit.page.goto(ORIGIN);
  const map = visit.page.getByRole('application');
  await map.hover();
  await map.focus();
  await engineIsReady('embedded');
  expect(visit.others.filter(isOfGoogle)).toEqual([]);
  await visit.page.getByRole('button', { name: 'Accept' }).click();
  await engineIsReady('google');
});

/** Pages for visitors that have an address of their own. */
const VISITED = PAGE_NAMES.filter((page) => PAGES[page].guards.length === 0 && !PAGES[page].framed);

test.runIf(isFullRun)(
  'the policy refuses nothing on any page for visitors, with the built-in map and with Google’s',
  async () => {
    for (const engine of ['embedded', 'google'] as const) {
      if (engine === 'google') await visit.page.getByRole('button', { name: 'Accept' }).click();
      for (const page of VISITED) {
        await visit.page.goto(ORIGIN + examplePath(page, 'en'));
        await visit.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        if (PAGES[page].layout !== 'map') continue;
        const map = visit.page.getByRole('application');
        await map.hover();
        await map.focus();
        await engineIsReady(engine);
      }
    }
  },
  300_000,
);

async function engineIsReady(name: string): Promise<void> {
  await visit.page
    .locator(`[data-engine="${name}"][data-ready="true"]`)
    .waitFor({ state: 'attached', timeout: 60_000 });
}

/** The page views so far: path and language. */
function views(): Promise<string[]> {
  return visit.page.evaluate(`(window.dataLayer ?? [])
    .filter(({ event }) => event === 'page_view')
    .map(({ page_path, page_language }) => page_path + ' ' + page_language)`);
}

function isOfGoogle({ hostname }: URL): boolean {
  return /(?:^|\.)(?:maps\.googleapis\.com|googletagmanager\.com|google-analytics\.com)$/.test(hostname);
}
