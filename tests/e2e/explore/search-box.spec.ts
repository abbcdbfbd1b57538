import type { Page } from '@playwright/test';
import type { Locale } from '@waymark/model/locale';
import { expect, test } from '../support/fixtures.ts';
import { searchButton } from '../support/main-navigation.ts';
import { isSearch } from '../support/search-engine.ts';

const TEXTS = {
  en: { path: '/about', search: 'Search', places: 'Places', saved: 'Most saved', recent: 'Recent searches' },
  fr: {
    path: '/fr/about',
    search: 'Rechercher',
    places: 'Lieux',
    saved: 'Les plus enregistrés',
    recent: 'Recherches récentes',
  },
} as const;

/** The parts of the box. */
function boxOf(page: Page, locale: Locale) {
  const { search, places, saved, recent } = TEXTS[locale];
  const list = (name: string) => page.getByRole('listbox', { name, exact: true });
  return {
    button: searchButton(page, search),
    field: page.getByRole('combobox', { name: search, exact: true }),
    places: list(places),
    saved: list(saved),
    recent: list(recent),
  };
}

test('a visitor finds a place by keys, in spite of a mistake, and finds the words again', {
  tag: ['@core', '@axe'],
}, async ({ page, checkAccessibility }) => {
  const { field, places, recent, saved } = boxOf(page, 'en');
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(saved.getByRole('option')).toHaveCount(6);
  await field.pressSequentially('lisbn');
  const lisbon = places.getByRole('option', { name: /^Lisbon/ });
  await expect(lisbon).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions$/ })).toBeVisible();
  await checkAccessibility();
  await field.press('ArrowDown');
  await expect(lisbon).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/destinations\/\w+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  await expect(field).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.keyboard.press('Control+k');
  await recent.getByRole('option', { name: 'lisbn' }).click();
  await expect(field).toHaveValue('lisbn');
  await expect(lisbon).toBeVisible();
  // The first Escape empties the field, as browsers do.
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
});

test('a visitor finds a place with a finger, in French', { tag: '@phone' }, async ({ page, hasTouch }) => {
  const { button, field, places } = boxOf(page, 'fr');
  await page.goto('/fr');
  await (hasTouch ? button.tap() : button.click());
  await expect(field).toBeFocused();
  await field.fill('lisbonne');
  await places.getByRole('option', { name: /^Lisbonne/ }).click();
  await expect(page).toHaveURL(/\/fr\/destinations\/\w+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne' })).toBeVisible();
});

for (const locale of ['en', 'fr'] as const) {
  test(`words that fit nothing are answered with what people saved, in ${locale}`, {
    tag: '@phone',
  }, async ({ page, checkAccessibility }) => {
    const { button, field, saved } = boxOf(page, locale);
    await page.goto(TEXTS[locale].path);
    await button.click();
    await field.fill('qqqzzz');
    const nothing = locale === 'en' ? 'Nothing fits “qqqzzz”.' : /^Rien ne correspond à «\sqqqzzz\s»\.$/;
    await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();
    await expect(saved.getByRole('option')).toHaveCount(6);
    await checkAccessibility();
  });
}

test('a visitor who presses Enter before the answer comes gets to all results', async ({ page }) => {
  const { button, field } = boxOf(page, 'en');
  await page.goto('/about');
  await button.click();
  await expect(field).toBeFocused();
  await page.route(isSearch, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await field.pressSequentially('lisbon');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “lisbon”' })).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .getByRole('link', { name: /^Lisbon/ })
      .first(),
  ).toBeVisible();
});

test('a step back closes the box', async ({ page }) => {
  const { field } = boxOf(page, 'en');
  await page.goto('/blog');
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(field).toHaveCount(0);
});

test('a place that nobody has written about yet is found by the name on the map', async ({ page }) => {
  const { button, field, places } = boxOf(page, 'en');
  await page.goto('/about');
  await button.click();
  await field.fill('ulaanb');
  await places.getByRole('option', { name: /^Ulaanbaatar City/ }).click();
  await expect(page).toHaveURL(/\/\?at=47\.\d+,106\.\d+,10/);
});

test('a place is found by the name on the map in spite of a mistake', async ({ page }) => {
  const { button, field, places } = boxOf(page, 'en');
  await page.goto('/about');
  await button.click();
  await field.fill('ulanbaatar');
  await expect(places.getByRole('option', { name: /^Ulaanbaatar City/ })).toBeVisible();
});

test('a visitor reads that a slow search goes on, and then what it found, with names that come later still', async ({
  page,
}) => {
  const { button, field, places } = boxOf(page, 'en');
  let answer = () => {};
  let names = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const later = new Promise<void>((resolve) => {
    names = resolve;
  });
  await page.route(isSearch, async (route) => {
    await slow;
    await route.continue();
  });
  await page.route(/\/names[^/]*\.json/, async (route) => {
    await later;
    await route.continue();
  });
  await page.goto('/about');
  await button.click();
  await field.fill('ulaanb');
  await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toBeVisible();
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing fits' })).toBeVisible();
  names();
  await expect(places.getByRole('option', { name: /^Ulaanbaatar City/ })).toBeVisible();
});

test('words typed without a pause are one request, and no page asks before its visitor searches', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'POST' && isSearch(url)) asked.push(request.postData() ?? '');
    if (/search-dialog/.test(url.pathname)) asked.push(url.pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const { button, field, places, saved } = boxOf(page, 'en');
  await button.click();
  await expect(field).toBeFocused();
  await expect(saved.getByRole('option')).toHaveCount(6);
  asked.length = 0;
  await field.pressSequentially('lisbon');
  await expect(places.getByRole('option', { name: /^Lisbon/ })).toBeVisible();
  // A slow machine may pause between two letters.
  expect(asked.filter((body) => body.includes('"query":"lisbon"'))).toHaveLength(1);
  expect(asked.length).toBeLessThan('lisbon'.length);
  asked.length = 0;
  // Words that fit nothing are answered with what is there already.
  await field.fill('qqqzzz');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing fits' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

for (const words of ['x'.repeat(10_000), '🏝️🍊', 'مقهى', '"lisbon" -porto', 'kind:poi OR 1=1', '\\', '%00']) {
  test(`the words ${words.slice(0, 20)} are searched for, and nothing breaks`, async ({ page }) => {
    const { button, field } = boxOf(page, 'en');
    await page.goto('/about');
    await button.click();
    await field.fill(words);
    // The answer to these words, not what was offered before.
    await expect(page.getByRole('status').filter({ hasText: /^Nothing fits|suggestions?$/ })).toBeVisible();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect((await field.inputValue()).length).toBeLessThanOrEqual(200);
  });
}

test.describe('without the search engine', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to load resource/] });

  test('a visitor reads that it cannot be reached, and finds what they look for once it can', {
    tag: '@phone',
  }, async ({ page }) => {
    const { button, field, places } = boxOf(page, 'en');
    await page.route(isSearch, (route) => route.abort());
    await page.goto('/about');
    await button.click();
    // The names on the map are there without it.
    await field.fill('ulaanb');
    await expect(places.getByRole('option', { name: /^Ulaanbaatar City/ })).toBeVisible();
    await field.fill('');
    const failed = page.waitForEvent(
      'requestfailed',
      (request) => request.postData()?.includes('lisbon') ?? false,
    );
    await field.fill('lisbon');
    await failed;
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await page.unroute(isSearch);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(places.getByRole('option', { name: /^Lisbon/ })).toBeVisible();
  });

  test('a visitor who asks too often reads so', async ({ page }) => {
    const { button, field } = boxOf(page, 'en');
    await page.route(isSearch, (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many requests', status: 429 } }),
    );
    await page.goto('/about');
    await button.click();
    await field.fill('lisbon');
    await expect(page.getByText('Too many requests in a short time.')).toBeVisible();
  });
});
