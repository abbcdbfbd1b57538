import { newId } from '@waymark/model/ids';
import { raiseSheet, turnToMap } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/fresh-item.ts';

const TEXTS = {
  en: {
    prefix: '',
    title: 'Countries',
    find: 'Find a country',
    typed: 'reun',
    found: /Réunion/,
    pins: 'Recommended places',
  },
  fr: {
    prefix: '/fr',
    title: 'Pays',
    find: 'Trouver un pays',
    typed: 'reun',
    found: /Réunion/,
    pins: 'Lieux recommandés',
  },
} as const;

for (const [locale, { prefix, title, find, typed, found, pins }] of Object.entries(TEXTS)) {
  test(`a visitor finds a country, in ${locale}, and sees new content there as it is published`, {
    tag: locale === 'fr' ? ['@core', '@phone'] : '@phone',
  }, async ({ page, fresh }) => {
    await page.goto(`${prefix}/countries`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const search = page.getByRole('searchbox', { name: find });
    await search.fill('zzz');
    await expect(page.getByText('zzz', { exact: false })).toBeVisible();
    await search.fill(typed);
    const link = page.getByRole('main').getByRole('link', { name: found });
    await expect(link).toHaveCount(1);
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/countries/reunion`));
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();
    // A visitor who opens this address finds the map there.
    await page.reload();
    await expect(page).toHaveURL(/at=-2[01]\.\d+,5[45]/);
    await raiseSheet(page);
    await turnToMap(page);
    const pier = newId();
    const { ref } = await fresh.publish('pin', { title: { en: `Pier ${pier}` }, countryCode: 'RE' });
    const row = page.getByRole('region', { name: pins }).getByRole('link', { name: `Pier ${pier}` });
    await expect(row).toBeVisible();
    // The page of the country does not repeat it. Without a photo, a row has a small map.
    await expect(row).not.toContainText(found);
    await expect(row.locator('canvas')).toBeVisible();
    await ref.update({ 'title.en': `Mole ${pier}` });
    await expect(page.getByRole('link', { name: `Mole ${pier}` })).toBeVisible();
    await ref.delete();
    await expect(page.getByRole('link', { name: `Mole ${pier}` })).toHaveCount(0);
  });
}

test.describe('with errors that are expected', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const slug of ['atlantis', '__proto__', 'Portugal', 'cote%2Fd']) {
    test(`/countries/${slug} shows the 404 page`, async ({ page }) => {
      await page.goto(`/countries/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    });
  }
});
