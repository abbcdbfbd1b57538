import type { Page } from '@playwright/test';
import type { Locale } from '@waymark/model/locale';
import { rows, TEXTS, watchShifts } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { mainNavigation, moreButton, openMore, searchButton } from '../support/main-navigation.ts';
import { becomeCreator, test } from '../support/member.ts';

const LABELS = {
  en: ['Explore', 'Stories', 'Search', 'Saved', 'More'],
  fr: ['Explorer', 'Récits', 'Rechercher', 'Enregistrés', 'Plus'],
} as const satisfies Record<Locale, readonly string[]>;

const link = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name, exact: true });

/** Of the elements that are visible in the bottom navigation: name, position and size. */
async function entriesOf(page: Page) {
  const entries = await mainNavigation(page).locator(':scope > :is(a, button)').all();
  return Promise.all(
    entries.map(async (entry) => ({
      name: (await entry.textContent()) ?? '',
      box: await entry.boundingBox(),
    })),
  );
}

/** Checks that the first row of the list begins at least so many pixels above the bar, which hides what is below. */
async function expectFirstRow(page: Page, shown: number): Promise<void> {
  const [bar, row] = [await mainNavigation(page).boundingBox(), await rows(page).first().boundingBox()];
  if (bar === null || row === null) throw new Error('The bar and the first row are visible.');
  expect(row.y + shown).toBeLessThan(bar.y);
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a phone begins with the first places in view, and its bar leads to all five', {
    tag: '@core-phone',
  }, async ({ page }) => {
    const expectStill = await watchShifts(page);
    await page.goto('/');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'half');
    await expect(page.getByRole('heading', { level: 1, name: TEXTS.en.heading })).toBeInViewport({
      ratio: 1,
    });
    const find = page.getByRole('main').getByRole('button', { name: 'Find a place or a story' });
    await expect(find).toBeInViewport({ ratio: 1 });
    await expectFirstRow(page, 60);
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await expectStill();
    // On the smallest phone, the title of the first row.
    await page.setViewportSize({ width: 320, height: 568 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: TEXTS.en.heading })).toBeInViewport({
      ratio: 1,
    });
    await expectFirstRow(page, 30);
    await page.setViewportSize({ width: 390, height: 844 });

    await expect(link(page, 'Explore')).toHaveAttribute('aria-current', 'page');
    await link(page, 'Stories').tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    await expect(link(page, 'Stories')).toHaveAttribute('aria-current', 'page');
    await link(page, 'Saved').tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved places' })).toBeVisible();
    await searchButton(page, 'Search').tap();
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveCount(0);
    await moreButton(page).tap();
    await link(page, 'Creators').tap();
    // The layout of texts has the same bar.
    await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible();
    await expect(link(page, 'Creators')).toBeHidden();
    await openMore(page);
    await page.getByRole('link', { name: 'Français', exact: true }).tap();
    await expect(page).toHaveURL('/fr/creators');
    await link(page, 'Explorer').tap();
    await expect(page.getByRole('heading', { level: 1, name: TEXTS.fr.heading })).toBeVisible();
  });

  test('keys open the panel of the bar, go through it, and close it', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await moreButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Countries')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Countries')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Sign in at the sign-in service' })).toBeVisible();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Countries')).toBeHidden();
    await expect(moreButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Become a creator' }).press('Enter');
    await expect(page).toHaveURL('/join?to=%2Fcreators%2Fjoin');
    await expect(link(page, 'Countries')).toBeHidden();
  });

  for (const locale of ['en', 'fr'] as const) {
    for (const width of [320, 390, 768]) {
      test(`the bar shows its five names in one row, as large as a finger, in ${locale} at ${width} pixels`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 700 });
        for (const path of ['', '/about']) {
          await page.goto((locale === 'fr' ? '/fr' : '') + path || '/');
          const entries = await entriesOf(page);
          expect(entries.map(({ name }) => name)).toEqual(LABELS[locale]);
          for (const { name: label, box } of entries) {
            const name = label ?? 'an entry without a name';
            expect(box?.width, name).toBeGreaterThanOrEqual(44);
            expect(box?.height, name).toBeGreaterThanOrEqual(44);
            expect(box?.y, name).toBe(entries[0]?.box?.y);
          }
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
          // No name is wider than its place.
          const cut = await page.evaluate(`
          [...document.querySelectorAll('nav[data-toasts-above] > * > span')]
            .filter((name) => name.scrollWidth > name.parentElement.clientWidth)
            .map((name) => name.textContent)
        `);
          expect(cut).toEqual([]);
        }
      });
    }
  }

  test('what gets the focus on a long page is above the bar', async ({ page }) => {
    await page.goto('/privacy');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await page.evaluate('scrollTo(0, 0)');
    await last.focus();
    const [bar, focused] = [await mainNavigation(page).boundingBox(), await last.boundingBox()];
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('a press on the bar before the application has started keeps its panel open', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await moreButton(page).click();
    await expect(link(page, 'Countries')).toBeVisible();
    release();
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await expect(link(page, 'Countries')).toBeVisible();
  });

  test('pages of the workspace have the lower edge for their own bars, and keep search and languages', async ({
    page,
    member,
  }) => {
    await becomeCreator(page, member);
    await page.goto('/workspace/articles');
    await expect(page.getByRole('navigation', { name: 'Workspace' })).toBeVisible();
    await expect(moreButton(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Français' })).toBeVisible();
  });
});

test('the header of a wide window leads to lists and creators', async ({ page }) => {
  await page.goto('/');
  await expect(moreButton(page)).toHaveCount(0);
  await link(page, 'Lists').click();
  await expect(page).toHaveURL(/\/atlas\/lists/);
  await expect(link(page, 'Lists')).toHaveAttribute('aria-current', 'page');
  await link(page, 'Creators').click();
  await expect(page).toHaveURL('/creators');
});

for (const locale of ['en', 'fr'] as const) {
  test(`the header of a window without a bottom navigation leads to what is saved, in one line, in ${locale}`, async ({
    page,
  }) => {
    const prefix = locale === 'fr' ? '/fr' : '';
    const header = page.getByRole('banner');
    const saved = header.getByRole('link', { name: LABELS[locale][3], exact: true });
    await page.goto(`${prefix}/about`);
    for (const [width, height] of [
      [640, 360],
      [740, 360],
      [844, 390],
      [896, 414],
      [980, 700],
      [1160, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(saved).toBeVisible();
      expect((await header.boundingBox())?.height, `${width} pixels`).toBeLessThan(72);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
    await saved.click();
    await expect(page).toHaveURL(`${prefix}/saved`);
    await expect(saved).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(saved).toBeHidden();
  });
}
