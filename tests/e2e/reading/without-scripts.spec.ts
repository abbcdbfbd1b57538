import { LOCALES } from '@waymark/model/locale';
import { demoArea } from '../support/demo-item.ts';
import { rows, TEXTS } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { moreButton } from '../support/main-navigation.ts';

test.use({ javaScriptEnabled: false });

const PAGES = [
  '/posts',
  '/creators',
  '/countries/portugal',
  '/atlas/lists',
  '/blog/a-list-can-be-a-route',
  '/about',
];

for (const locale of LOCALES) {
  const prefix = locale === 'fr' ? '/fr' : '';

  test(`without scripts a reader finds content and links on pages of every layout, in ${locale}`, {
    tag: locale === 'fr' ? '@core' : [],
  }, async ({ page }) => {
    for (const path of ['', ...PAGES]) {
      await page.goto(prefix + path || '/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first(), path).toBeAttached();
      await expect(page.getByText('Waymark needs JavaScript.')).toHaveCount(0);
    }
  });
}

for (const locale of LOCALES) {
  test(`without scripts the home page shows its list, whose rows lead to pages of their own, in ${locale}`, {
    tag: locale === 'fr' ? ['@core', '@phone'] : ['@core-phone', '@phone'],
  }, async ({ page, isMobile }) => {
    const { path, list } = TEXTS[locale];
    await page.goto(path);
    // On a phone, the list covers the map.
    const note = locale === 'fr' ? 'La carte a besoin de JavaScript' : 'The map needs JavaScript';
    if (!isMobile) await expect(page.getByText(note)).toBeVisible();
    const row = rows(page, list).first();
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('href', locale === 'fr' ? /^\/fr\/[a-z]+\/\w+$/ : /^\/[a-z]+\/\w+$/);
    // What only scripts make work is not offered. The browser itself opens the panel of the bottom navigation.
    const more = moreButton(page);
    await expect(page.getByRole('button')).toHaveCount(await more.count());
    for (const role of ['slider', 'textbox', 'searchbox', 'combobox'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0);
    }
    if (await more.isVisible()) {
      await more.click();
      const other = page.getByRole('link', { name: locale === 'fr' ? 'English' : 'Français' });
      await expect(other).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(other).toBeHidden();
    }
    // The last row can be reached by scrolling.
    const last = rows(page, list).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await row.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(new URL(page.url()).search).toBe('');
  });
}

for (const path of ['/countries', '/creators', '/posts']) {
  test(`without scripts ${path} offers no field or button that would do nothing`, {
    tag: path === '/posts' ? '@core' : [],
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    for (const role of ['button', 'slider', 'textbox', 'searchbox', 'combobox'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0);
    }
  });
}

test('without scripts a reader goes from stories to one of them, and to its author', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/posts');
  await page.locator('main a[href^="/posts/"]').first().click();
  await expect(page).toHaveURL(/\/posts\/[^/]+$/);
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  await page.getByRole('article').locator('a[href^="/creators/"]').first().click();
  await expect(page).toHaveURL(/\/creators\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without scripts the page of an area has its parts and what is nearby', { tag: '@core' }, async ({
  page,
}) => {
  const { path } = await demoArea();
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Part of' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Nearby' })).toBeAttached();
});
