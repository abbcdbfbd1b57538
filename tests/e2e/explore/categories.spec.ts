import { cameraQuery, openAt, raiseSheet, rows, turnToMap } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/fresh-item.ts';

const TEXTS = {
  en: { nature: /^Nature/, stories: /^Stories/, park: 'Park' },
  fr: { nature: /^Nature/, stories: /^Récits/, park: 'Parc' },
} as const;

for (const locale of ['en', 'fr'] as const) {
  const texts = TEXTS[locale];
  test(`a visitor filters items of every kind by what they look for, in ${locale}`, async ({
    page,
    sea,
    fresh,
  }) => {
    await fresh.publish('destination', { type: 'park', title: { en: 'Wide Park' } });
    await fresh.publish(
      'poi',
      { category: 'nature', title: { en: 'Old Wood' } },
      { ...sea, lng: sea.lng + 0.02 },
    );
    await fresh.publish(
      'pin',
      { category: 'viewpoint', title: { en: 'High Rock' } },
      { ...sea, lng: sea.lng - 0.02 },
    );
    await fresh.publish('post', { title: { en: 'A Day Out' } }, { ...sea, lat: sea.lat + 0.02 });
    const prefix = locale === 'fr' ? '/fr' : '/';
    await page.goto(`${prefix}?${cameraQuery(sea, 12)}`);
    await turnToMap(page);
    const list = page.getByRole('listitem').getByRole('link');
    await expect(list.filter({ hasText: 'High Rock' })).toBeAttached();
    // An entry for each category that is in view, and none with zero.
    const categories = page.getByRole('group', { name: locale === 'fr' ? 'Catégories' : 'Categories' });
    await expect(categories.getByRole('button')).toHaveCount(3);
    await categories.getByRole('button', { name: texts.nature }).click();
    await expect(page).toHaveURL(/categories=nature/);
    await expect(list.filter({ hasText: 'Wide Park' })).toContainText(texts.park);
    await expect(list.filter({ hasText: 'Old Wood' })).toBeAttached();
    await expect(list.filter({ hasText: 'High Rock' })).toHaveCount(0);
    // Marks say what they are, as the rows do.
    await expect(page.getByRole('button', { name: `Wide Park (${texts.park})` })).toBeVisible();
    await categories.getByRole('button', { name: texts.nature }).click();
    await categories.getByRole('button', { name: texts.stories }).click();
    await expect(page).toHaveURL(/categories=story/);
    await expect(list.filter({ hasText: 'A Day Out' })).toBeAttached();
    await expect(list.filter({ hasText: 'Old Wood' })).toHaveCount(0);
  });
}

test('a kind under "More" narrows a category', async ({ page, sea, fresh }) => {
  await fresh.publish('destination', { type: 'park', title: { en: 'Wide Park' } });
  await fresh.publish(
    'poi',
    { category: 'nature', title: { en: 'Old Wood' } },
    { ...sea, lng: sea.lng + 0.02 },
  );
  await openAt(page, `${cameraQuery(sea, 12)}&categories=nature`);
  await turnToMap(page);
  await raiseSheet(page);
  await expect(rows(page).filter({ hasText: 'Wide Park' })).toBeAttached();
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('button', { name: /^Points of interest 1/ }).click();
  await expect(page).toHaveURL(/kinds=poi/);
  await expect(rows(page).filter({ hasText: 'Old Wood' })).toBeAttached();
  await expect(rows(page).filter({ hasText: 'Wide Park' })).toHaveCount(0);
});
