import type { Page } from '@playwright/test';
import { COLLECTION_OF, KINDS } from '@waymark/model/entities/kinds';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { PAGE_NAMES, PAGES, type PageName } from '@waymark/model/paths/pages';
import { isCoreRun } from '../support/core-run.ts';
import { database } from '../support/database.ts';
import { countReads } from '../support/document-reads.ts';
import { watchShifts } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectLightPage } from '../support/page-weight.ts';
import { provider, storeTokens } from '../support/stored-session.ts';

/*
 * Every page, opened by its own audience: rendered by the server where it is for everybody, accessible (axe),
 * without layout shift, within the window, without a failed request, and within its budget. `npm test` opens each
 * page in French, which few other tests check, and alternates the scheme and the width from page to page, one page of
 * each layout. test:full opens each page in both languages and sizes, in one scheme, and then changes to the other.
 */

const MOST_DOCUMENTS = 30;

/** A demo creator who accepts messages. */
const CREATOR = '/creators/ines-quaresma';

/** The path of a page, in English. A page whose subject gets a new id with each seed names the collection instead. */
const PATHS: Partial<Record<PageName, string | { of: string; path?: (id: string) => string }>> = {
  ...Object.fromEntries(KINDS.map((kind) => [`${COLLECTION_OF[kind]}-id`, { of: COLLECTION_OF[kind] }])),
  index: '/',
  'blog-slug': '/blog/a-list-can-be-a-route',
  'countries-slug': '/countries/portugal',
  'creators-id': CREATOR,
  'creators-id-contact': `${CREATOR}/contact`,
  iframe: { of: 'lists', path: (id) => `/iframe?list=${id}` },
};

/** Photos from Instagram are for their owner alone, and the page that signs out is never seen. */
const SHOWN = PAGE_NAMES.filter((name) => name !== 'atlas-instagram-id' && name !== 'logout');

const OPEN_PAGES = SHOWN.filter((name) => PAGES[name].guards.length === 0);
const MEMBER_PAGES = SHOWN.filter((name) => PAGES[name].guards.length > 0);

/** The audience of a page: a creator has nothing left to do on the page for joining. */
const memberOf = (name: PageName) => `${name === 'creators-join' ? 'visitor' : 'creator'}@waymark.example`;

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const SCHEMES = ['light', 'dark'] as const;

interface Way {
  locale: Locale;
  size: keyof typeof SIZES;
  /** The scheme that the page opens in. */
  scheme: (typeof SCHEMES)[number];
}

/** The four ways to open the page at an index of its list. At each size it opens once in each scheme. */
function waysOf(index: number): Way[] {
  return LOCALES.flatMap((locale, l) =>
    (Object.keys(SIZES) as Way['size'][]).map((size, s) => ({
      locale,
      size,
      scheme: SCHEMES[(Math.floor(index / 2) + l + s) % 2] ?? 'light',
    })),
  );
}

/** Pages with the layout of another page that `npm test` opens, and those for the team. */
const LIKE_OTHERS: ReadonlySet<PageName> = new Set([
  'areas-id',
  'components',
  'destinations-id',
  'feedback',
  'markers-id',
  'pins-id',
  'pricing',
  'privacy',
  'test',
  'test-vitals',
]);

/** Whether `npm test` checks a page in this way too. */
function isCore(name: PageName, index: number, way: Way): boolean {
  return !LIKE_OTHERS.has(name) && way.locale === 'fr' && way.size === (index % 2 === 0 ? 'desk' : 'phone');
}

async function pathOf(name: PageName, locale: Locale): Promise<string> {
  const known = PATHS[name] ?? PAGES[name].pattern;
  const path = typeof known === 'string' ? known : await demoPath(known);
  return locale === 'fr' ? `/fr${path === '/' ? '' : path}` : path;
}

async function demoPath({ of, path }: { of: string; path?: (id: string) => string }): Promise<string> {
  const { docs } = await database().collection(of).where('visibility', '==', 'public').get();
  // Content of other tests may be gone again; the demo content is older than all of it.
  const [oldest] = docs.sort((a, b) => a.createTime.toMillis() - b.createTime.toMillis());
  if (oldest === undefined) throw new Error(`The demo content has nothing in ${of}`);
  return path ? path(oldest.id) : `/${of}/${oldest.id}`;
}

for (const [index, name] of OPEN_PAGES.entries()) {
  for (const way of waysOf(index)) {
    test(`the page ${name} opens correctly for a visitor, in ${wordsOf(way)}`, {
      tag: isCore(name, index, way) ? ['@core', '@axe'] : [],
    }, async ({ page, checkAccessibility }) => {
      await lookAt(page, name, way, checkAccessibility);
      if (!isOfTheTeam(name)) await expectLightPage(page);
    });
  }
}

for (const [index, name] of MEMBER_PAGES.entries()) {
  for (const way of waysOf(index)) {
    test(`the page ${name} opens correctly for a member, in ${wordsOf(way)}`, {
      tag: isCore(name, index, way) ? ['@core', '@axe'] : [],
    }, async ({ page, checkAccessibility }) => {
      await storeTokens(page, await provider.signInAt(memberOf(name)));
      await lookAt(page, name, way, checkAccessibility);
    });
  }
}

/** The pages that check the service load what they check. */
function isOfTheTeam(name: PageName): boolean {
  return name === 'test' || name === 'test-vitals';
}

function wordsOf({ locale, scheme, size }: Way): string {
  return `${locale}, ${scheme}, ${size}`;
}

async function lookAt(
  page: Page,
  name: PageName,
  { locale, scheme, size }: Way,
  checkAccessibility: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: scheme });
  const [faults, expectStill, reads] = [
    listenForFaults(page),
    await watchShifts(page),
    await countReads(page),
  ];
  await page.addInitScript(MARK_SERVED);
  const path = await pathOf(name, locale);
  // On a busy machine the server may take too long for the first document, and then leaves it to the browser.
  await expect
    .poll(async () => (await (await page.request.get(path)).text()).includes('<h1'), 'rendered by the server')
    .toBe(PAGES[name].rendered);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await untilQuiet(page);
  if (PAGES[name].rendered) expect(await page.evaluate(IS_SERVED), 'the heading that was served').toBe(true);
  await expectStill();
  await checkAccessibility();
  if (!isCoreRun) {
    await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
    await checkAccessibility();
    await expectStill();
  }
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  // The browser searches and sorts a creator's own works, and so reads all of them.
  if (size === 'desk' && name !== 'workspace-articles') {
    // An input starts the live layer.
    await page.mouse.move(200, 200);
    await untilQuiet(page);
    expect(reads(), 'documents read').toBeLessThanOrEqual(MOST_DOCUMENTS);
  }
  expect(faults).toEqual([]);
}

/** In the browser: marks the heading of the document that the server sent. The application takes it over, and makes no other. */
const MARK_SERVED = `addEventListener('DOMContentLoaded', () => {
  const heading = document.querySelector('h1');
  if (heading) heading.isServed = true;
})`;
const IS_SERVED = `document.querySelector('h1').isServed === true`;

/** Every request that fails or is refused. */
function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // A request that the page itself cancelled.
    if (errorText !== 'net::ERR_ABORTED') faults.push(`${errorText} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/**
 * Waits until the page has made no request for half a second. The live layer keeps a connection open, so the
 * network is never idle.
 */
async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const hear = () => {
    last = Date.now();
  };
  page.on('request', hear);
  page.on('response', hear);
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(500);
  page.off('request', hear);
  page.off('response', hear);
}
