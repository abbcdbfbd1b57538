import { LOCALES } from '@waymark/model/locale';
import { demoArea } from './support/demo-item.ts';
import { expect, test } from './support/fixtures.ts';

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
    tag: '@core',
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
  await expect(page.getByRole('region', { name: 'Destinations in this area' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Nearby' })).toBeAttached();
});
