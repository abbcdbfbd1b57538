import type { Page } from '@playwright/test';
import type { Locale } from '@waymark/model/locale';
import { mapViewport } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { searchButton } from '../support/main-navigation.ts';
import { isSearch } from '../support/search-engine.ts';

const TEXTS = {
  en: {
    search: 'Search',
    results: 'Results for “museum”',
    refine: 'Order and filters',
    countries: 'Countries',
    all: 'All results for “museum”',
  },
  fr: {
    search: 'Rechercher',
    results: /^Résultats pour «\smuseum\s»$/,
    refine: 'Ordre et filtres',
    countries: 'Pays',
    all: /^Tous les résultats pour «\smuseum\s»$/,
  },
} as const;

/** The parts of the results. */
function resultsOf(page: Page, locale: Locale) {
  const texts = TEXTS[locale];
  const main = page.getByRole('main');
  return {
    heading: page.getByRole('heading', { level: 1, name: texts.results }),
    rows: main.getByRole('listitem').getByRole('link'),
    refine: main.getByText(texts.refine, { exact: true }),
    countries: main.getByRole('group', { name: texts.countries, exact: true }),
    count: main
      .getByRole('status')
      .filter({ hasText: /^\d+ (results?|résultats?)$/ })
      .first(),
  };
}

async function searchFor(page: Page, words: string, locale: Locale) {
  const { search } = TEXTS[locale];
  await searchButton(page, search).click();
  const field = page.getByRole('combobox', { name: search, exact: true });
  await field.fill(words);
  return field;
}

test('a visitor searches by keys, refines what was found, opens a result, and goes back step by step', {
  tag: ['@core', '@axe'],
}, async ({ page, checkAccessibility }) => {
  const { heading, rows, refine, countries } = resultsOf(page, 'en');
  await page.goto('/about');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('museum');
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/\?(.*&)?q=museum/);
  await expect(page).toHaveTitle('Results for “museum” · Waymark');
  await expect(rows.filter({ hasText: 'Museum' }).first()).toBeVisible();
  const before = await rows.count();
  await checkAccessibility();

  await refine.click();
  await countries.getByRole('button', { name: /^Egypt \d/ }).click();
  await expect(page).toHaveURL(/countries=EG/);
  await expect(rows).not.toHaveCount(before);
  await expect(rows.first()).toContainText('Egypt');
  // Another country can still be chosen, and has its number.
  await expect(countries.getByRole('button', { name: /^Mexico \d/ })).toBeVisible();
  await checkAccessibility();

  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/item=/);
  await expect(page.getByRole('link', { name: 'View details' })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/countries=EG/);
  await page.getByRole('button', { name: 'Remove “Egypt”' }).click();
  await expect(rows).toHaveCount(before);
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.locator('#list')).toBeFocused();
  await expect(heading).toHaveCount(0);
  await page.goBack();
  await expect(heading).toBeVisible();
});

test('a visitor restricts what was found to creators, whom the map does not show', async ({ page }) => {
  const { refine, rows } = resultsOf(page, 'en');
  await page.goto('/?q=inès');
  await expect(rows.first()).toBeVisible();
  await refine.click();
  const pages = page.getByRole('group', { name: 'Other pages', exact: true });
  const creators = pages.getByRole('button', { name: /^Creators \d/ });
  const found = Number((await creators.textContent())?.match(/\d+/)?.[0]);
  await creators.click();
  await expect(page).toHaveURL(/pages=creator/);
  await expect(rows).toHaveCount(found);
  await expect(rows.first()).toContainText('Creator');
  await page.getByRole('button', { name: 'Remove “Creators”' }).click();
  await expect(page).not.toHaveURL(/pages=/);
});

test('an address holds a search: it opens with what was found, in any language', async ({ page }) => {
  const { heading, rows, count } = resultsOf(page, 'fr');
  await page.goto('/fr?q=museum&countries=PT');
  await expect(heading).toBeVisible();
  await expect(rows.first()).toContainText('Portugal');
  const found = (await count.textContent()) ?? '';
  await page.reload();
  await expect(count).toHaveText(found);
  await expect(page.getByRole('button', { name: /^Retirer «\sPortugal\s»$/ })).toBeVisible();
});

test('a visitor gets to all results with a finger, in French', { tag: '@phone' }, async ({ page }) => {
  const { heading, count, rows } = resultsOf(page, 'fr');
  await page.goto('/fr');
  await searchFor(page, 'museum', 'fr');
  await page.getByRole('option', { name: TEXTS.fr.all }).click();
  await expect(count).toBeVisible();
  await expect(heading).toBeAttached();
  await expect(page).toHaveURL(/\/fr\?(.*&)?q=museum/);
  const found = Number((await count.textContent())?.match(/\d+/)?.[0]);
  await expect(rows).toHaveCount(Math.min(found, 30));
});

test('a visitor searches where the map is, and then everywhere again', { tag: '@core' }, async ({ page }) => {
  const { rows } = resultsOf(page, 'en');
  await page.goto('/?at=0,-140,6&q=museum');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/area=-14\d/);
  await expect(page.getByText('Nothing fits in this area.')).toBeVisible();
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(page).not.toHaveURL(/area=/);
  await expect(rows.first()).toBeVisible();
});

test('a tag of an item leads to everything that has it', async ({ page }) => {
  await page.goto('/?tags=beach');
  const { rows } = resultsOf(page, 'en');
  await expect(page.getByRole('button', { name: 'Remove “beach”' })).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await rows.first().click();
  await page.getByRole('link', { name: 'View details' }).click();
  await page.getByRole('link', { name: 'beach', exact: true }).click();
  await expect(page).toHaveURL(/\/\?tags=beach$|[?&]tags=beach/);
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/tags=/);
});

test('words that fit nothing are answered with the places that the map names, and with what people saved', async ({
  page,
}) => {
  // A city that no document names. The capital of a country finds the country.
  await page.goto('/?q=yakutsk');
  await expect(page.getByText('Nothing fits these words.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Most saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Yakutsk' }).click();
  await expect(page).toHaveURL(/at=62\.\d+,129\.\d+,10/);
});

test('results come in the chosen order and follow the map, and the address says so', async ({ page }) => {
  const { rows, refine, count } = resultsOf(page, 'en');
  const found = async () => Number((await count.textContent())?.match(/\d+/)?.[0]);
  await page.goto('/?at=38.72,-9.14,9&q=museum');
  await expect(rows.first()).toBeVisible();
  const everywhere = await found();
  await refine.click();
  const newest = page.waitForRequest((request) => request.postData()?.includes('"waymark_new"') ?? false);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest');
  await newest;
  await expect(page).toHaveURL(/sort=new/);
  await page.getByRole('switch', { name: 'Search as I move the map' }).click();
  await expect(page).toHaveURL(/area=map/);
  await expect.poll(found).toBeLessThan(everywhere);
  const near = await found();
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(found).toBeGreaterThan(near);
  await page.goBack();
  await expect(page).not.toHaveURL(/area=map/);
});

test('a visitor asks for more results, and comes to them by key; another search begins again', async ({
  page,
}) => {
  const { rows } = resultsOf(page, 'en');
  await page.goto('/?q=the');
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  for (const shown of [30, 60, 90, 120]) {
    await expect(rows).toHaveCount(shown);
    // While the next rows load and all others are shown, the button ignores presses.
    await expect(more).toHaveAttribute('aria-busy', 'false');
    await more.press('Enter');
    await expect(rows.nth(shown)).toBeFocused();
  }
  const field = await searchFor(page, 'of', 'en');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “of”' })).toBeFocused();
  await expect(rows).toHaveCount(30);
});

test('a visitor restricts the home map by tags', { tag: '@phone' }, async ({ page }) => {
  const { rows } = resultsOf(page, 'en');
  await page.goto('/');
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  const tags = page.getByRole('group', { name: 'Tags', exact: true });
  const third = tags.getByRole('button').nth(2);
  const tag = ((await third.textContent()) ?? '').trim();
  await third.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('tags') === tag);
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await expect(third).toHaveText(tag);
  await expect(rows.first()).toBeAttached();
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  await expect(page).not.toHaveURL(/tags=/);
});

test.describe('without the search engine', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to load resource/] });

  test('a visitor reads that it cannot be reached, and finds what they look for once it can', {
    tag: '@phone',
  }, async ({ page }) => {
    const { count } = resultsOf(page, 'en');
    await page.route(isSearch, (route) => route.abort());
    await page.goto('/?q=museum');
    await expect(page.getByText('The search did not work.').filter({ visible: true })).toBeVisible();
    // The map works on: it shows everything.
    await expect(mapViewport(page).getByRole('button').first()).toBeAttached();
    await page.unroute(isSearch);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(count).toBeVisible();
  });
});
