import { mergeTests, type Page } from '@playwright/test';
import { demoDestination } from '../support/demo-item.ts';
import { rows, untilIdle, untilMoving } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { type Language, openAs } from '../support/member.ts';
import { test as withSite } from '../support/next-deployment.ts';
import { test as withLists } from '../support/own-lists.ts';

const test = mergeTests(withLists, withSite);

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [
    /net::ERR_|Failed to load resource|Failed to fetch|PageNotLoaded|PageNotCached|is not on this device/,
  ],
});

const WORDS = {
  en: {
    prefix: '',
    ready: 'Waymark now works without a connection too',
    offline: 'You are offline',
    unseen: /has not been opened on this device before/,
    update: 'A new version of Waymark is ready',
    open: 'Open it now',
    unsaved: /You have changes that are not saved yet/,
  },
  fr: {
    prefix: '/fr',
    ready: 'Waymark fonctionne désormais aussi hors connexion',
    offline: 'Vous êtes hors connexion',
    unseen: /n’a pas encore été ouverte sur cet appareil/,
    update: 'Une nouvelle version de Waymark est prête',
    open: 'L’ouvrir maintenant',
    unsaved: /ne sont pas encore enregistrées/,
  },
} as const;

/** The worker begins some seconds after the first page is at rest, and the page says so after the next input. */
const ready = (page: Page, language: Language = 'en') =>
  expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByText(WORDS[language].ready)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The names of the caches with something in them. */
const filledCaches = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const names = [];
    for (const name of await caches.keys()) {
      if ((await (await caches.open(name)).keys()).length > 0) names.push(name);
    }
    return names;
  })()`);

for (const language of ['en', 'fr'] as const) {
  const words = WORDS[language];

  test(`a page that was seen opens without a connection, and one that was not says so, in ${language}`, {
    tag: language === 'en' ? ['@core', '@axe', '@phone'] : ['@phone'],
  }, async ({ page, context, request, checkAccessibility }) => {
    const path = words.prefix + (await demoDestination(request));
    await page.goto(path);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await ready(page, language);
    await page.goto(`${words.prefix}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(true);
    // As documents: the page that is open, one that was open before the worker was there, and one that never was.
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.goto(`${path}?at=1,2,5`);
    await expect(heading(page, name)).toBeVisible();
    await page.goto(`${words.prefix}/team`);
    await expect(heading(page, words.offline)).toBeVisible();
    await expect(page.getByText(words.unseen)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await checkAccessibility();

    await context.setOffline(false);
    await expect(heading(page, words.offline)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('photos that were seen are shown without a connection', async ({ page, context, request }) => {
  await page.goto(await demoDestination(request));
  const photo = page.locator('main img').first();
  const isShown = () => photo.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth) > 0);
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
  await ready(page);
  await context.setOffline(true);
  await page.reload();
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
});

test.describe('with an engine', () => {
  test.use({ movingMap: true });

  test('the map that was seen, and what is on it, are there after a reload without a connection', async ({
    page,
    context,
  }) => {
    await page.goto('/?at=38.72,-9.14,8');
    await ready(page);
    await untilMoving(page);
    // A leaf that is known already has all of this view. A page that is opened here asks for a tile below it first.
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(page).toHaveURL(/at=[^&]+,9(?:\.\d+)?(?:&|$)/);
    await expect(rows(page).filter({ hasText: 'Lisbon' }).first()).toBeVisible();
    // While the map moves, the list has what passes through its view.
    await untilIdle(page);
    const before = await rows(page).count();
    await context.setOffline(true);
    await page.reload();
    await untilMoving(page);
    await expect(page.getByRole('button', { name: /results: zoom in$/ }).first()).toBeVisible();
    await expect(rows(page)).toHaveCount(before);
    // A step that loads nothing: what is there moves.
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(page).toHaveURL(/at=[^&]+,10(?:\.\d+)?(?:&|$)/);
  });
});

test('a page that was opened within the application opens without a connection, by the back button, in it and as a document', async ({
  page,
  context,
}) => {
  await page.goto('/countries');
  await ready(page);
  await page.getByRole('link', { name: 'Portugal' }).first().click();
  await expect(heading(page, 'Portugal')).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page, 'Countries')).toBeVisible();
  await page.getByRole('link', { name: 'Portugal' }).first().click();
  await expect(heading(page, 'Portugal')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Portugal')).toBeVisible();
});

test('what needs a token is never kept, and signing out deletes what was seen', { tag: '@core' }, async ({
  page,
  member,
}) => {
  await openAs(page, member, '/lists');
  await ready(page);
  await page.goto('/creators');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => filledCaches(page)).toContain('waymark-pages');
  const kept = await page.evaluate<string[]>(`(async () => {
    const addresses = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
    }
    return addresses;
  })()`);
  const isPrivate = /\/api\/(?!map\/)|\/lists$|oauth|googleapis\.com\/v1|Firestore|originals/;
  expect(kept.filter((address) => isPrivate.test(address))).toEqual([]);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/$/);
  const pages = () =>
    page.evaluate<string[]>(
      `caches.open('waymark-pages').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => url))`,
    );
  expect((await pages()).filter((address) => address.endsWith('/creators'))).toEqual([]);
});

/** How many answers of the database are kept in this browser. */
const storedAnswers = (page: Page) =>
  page.evaluate<number>(`new Promise(async (resolve) => {
    // Opening a database makes it.
    if ((await indexedDB.databases()).every(({ name }) => name !== 'waymark-kept')) return resolve(0);
    const opening = indexedDB.open('waymark-kept');
    opening.onsuccess = () => {
      const { result } = opening;
      const stores = [...result.objectStoreNames];
      if (!stores.includes('answers')) return resolve(0);
      const count = result.transaction('answers').objectStore('answers').count();
      count.onsuccess = () => {
        result.close();
        resolve(count.result);
      };
    };
  })`);

test('one’s own private list opens whole without a connection, and is gone after signing out', async ({
  page,
  context,
  member,
  fresh,
}) => {
  const names = Array.from({ length: 14 }, (_, index) => `Tree ${index + 1}`);
  const items = await Promise.all(names.map((name) => fresh.publish('poi', { title: { en: name } })));
  const list = await fresh.publishList(
    items.map(({ id }) => ({ kind: 'poi' as const, id })),
    { ownerId: member.uid, visibility: 'private', title: { en: 'Trees' } },
  );
  // The first entries alone are read here, and the code of the page.
  await openAs(page, member, list.path);
  await expect(heading(page, 'Trees')).toBeVisible();
  await ready(page);
  await page.goto('/lists');
  await expect(page.getByRole('link', { name: 'Trees' })).toBeVisible();
  // The lists of the owner and those of others, the list, its entries, and their items.
  await expect.poll(() => storedAnswers(page), { timeout: 40_000 }).toBe(4 + names.length);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Trees' })).toBeVisible({ timeout: 30_000 });
  await page.goto(list.path);
  await expect(heading(page, 'Trees')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Show 2 more/ }).click();
  const entries = page.getByRole('region', { name: 'Places in this list' }).locator('ol > li');
  await expect(entries).toHaveCount(names.length);
  // An item is read when its row is near.
  await entries.last().scrollIntoViewIfNeeded();
  await expect(entries.last()).toContainText('Tree 14');

  await context.setOffline(false);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => storedAnswers(page)).toBe(0);
});

const update = (page: Page) =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => {})');
/** Marks the document, so that a test sees whether another one took its place. */
const mark = (page: Page) => page.evaluate(`document.documentElement.setAttribute('data-marked', '')`);
const marked = (page: Page) => page.locator('html[data-marked]');

for (const language of ['en', 'fr'] as const) {
  test(`a waiting worker is announced, and the page reloads when it takes control, in ${language}`, {
    tag: '@phone',
  }, async ({ page, site }) => {
    const words = WORDS[language];
    await page.goto(`${site.address}${words.prefix}/pricing`);
    await ready(page, language);
    site.deploy();
    await mark(page);
    await update(page);
    await expect(page.getByText(words.update)).toBeVisible();
    await expect(marked(page)).toHaveCount(1);
    await page.getByRole('button', { name: words.open }).click();
    await expect(marked(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a page that was seen before an update opens without a connection after it, and works', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.address}/about`);
  await ready(page);
  await page.goto(`${site.address}/pricing`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(`${site.address}/about`);
  site.deploy();
  await mark(page);
  await update(page);
  await page.getByRole('button', { name: WORDS.en.open }).click();
  await expect(marked(page)).toHaveCount(0);
  const precached = () =>
    page.evaluate<string>(`(async () => {
      const names = await caches.keys();
      const precache = await caches.open(names.find((name) => name.includes('precache')));
      return (await precache.keys()).map(({ url }) => url).join(' ');
    })()`);
  await expect.poll(async () => /\/assets\/(?!other-build-)/.test(await precached())).toBe(false);

  await context.setOffline(true);
  await page.goto(`${site.address}/pricing`);
  await expect(heading(page, name)).toBeVisible();
  await expect.poll(() => page.evaluate(`performance.getEntriesByName('interactive').length`)).toBe(1);
});

test('an update that another tab takes never takes an unsaved edit with it', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.address}/pricing`);
  await ready(page);
  // As an editor with an unsaved change does.
  await page.evaluate(`addEventListener('beforeunload', (window.guard = (event) => event.preventDefault()))`);
  await mark(page);
  const other = await context.newPage();
  await other.goto(`${site.address}/about`);
  await mark(other);
  await expect.poll(() => other.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  site.deploy();
  await update(page);
  await expect(page.getByText(WORDS.en.update)).toBeVisible();
  await page.getByRole('button', { name: WORDS.en.open }).click();
  await expect(page.getByText(WORDS.en.unsaved)).toBeVisible();

  // The other tab takes it.
  await other.evaluate(
    `navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting.postMessage({ type: 'SKIP_WAITING' }))`,
  );
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller.state')).toBe('activated');
  await expect(page.getByText(WORDS.en.unsaved)).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  await page.evaluate(`removeEventListener('beforeunload', window.guard)`);
  // A page that learns only now which build its new worker has reloads by itself, maybe before the press.
  await page
    .getByRole('button', { name: WORDS.en.open })
    .click({ timeout: 10_000 })
    .catch(() => {});
  await expect(marked(page)).toHaveCount(0);
  await other.close();
});
