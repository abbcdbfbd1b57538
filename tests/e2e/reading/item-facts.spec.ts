import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/fresh-item.ts';

for (const [locale, words] of Object.entries({
  en: {
    prefix: '',
    facts: {
      'Opening hours': 'Monday, Wednesday–Sunday 10:00–18:00Last entry at 17:30',
      Phone: '+33 4 91 13 89 00',
      Price: '€€ · Moderate',
      'Time needed': '2 hours',
      'Best season': 'October–November',
    },
    where: 'Location',
    about: 'Stories about this place',
  },
  fr: {
    prefix: '/fr',
    facts: {
      Horaires: 'Lundi, du mercredi au dimanche 10 h – 18 hDernière entrée à 17 h 30',
      Téléphone: '+33 4 91 13 89 00',
      Prix: '€€ · Modéré',
      'Durée de visite': '2 heures',
      'Meilleure saison': 'octobre–novembre',
    },
    where: 'Emplacement',
    about: 'Récits sur ce lieu',
  },
})) {
  test(`a visitor reads the facts of a place, where it is, and stories about it, in ${locale}`, {
    tag: ['@axe', '@phone'],
  }, async ({ page, fresh, checkAccessibility }) => {
    const region = await fresh.publish('destination', { title: { en: 'The Coast' }, type: 'region' });
    const city = await fresh.publish('destination', {
      title: { en: 'Harbour City' },
      destinationId: region.id,
    });
    const here = await fresh.publish('poi', {
      title: { en: 'The old harbour' },
      countryCode: 'FR',
      destinationId: city.id,
    });
    const story = await fresh.publish('post', {
      title: { en: 'Along the quay' },
      places: [{ kind: 'poi', id: here.id }],
    });
    await page.goto(words.prefix + here.path);
    await raiseSheet(page);
    for (const [name, value] of Object.entries(words.facts)) {
      const fact = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
      await expect(fact.getByRole('definition')).toHaveText(value);
    }
    const above = page.getByRole('navigation', { name: words.where }).getByRole('link');
    await expect(above).toHaveText(['France', 'The Coast', 'Harbour City']);
    await expect(above.first()).toHaveAttribute('href', `${words.prefix}/countries/france`);
    await expect(above.nth(1)).toHaveAttribute('href', words.prefix + region.path);
    await expect(above.last()).toHaveAttribute('href', words.prefix + city.path);
    const about = page.getByRole('region', { name: words.about }).getByRole('link');
    await expect(about.filter({ hasText: 'Along the quay' })).toHaveAttribute(
      'href',
      words.prefix + story.path,
    );
    await checkAccessibility();
  });
}

test('the links around a place are large enough for a finger', {
  tag: ['@phone', '@core-phone'],
}, async ({ page, fresh, isMobile }) => {
  test.skip(!isMobile, 'a mouse needs less');
  const city = await fresh.publish('destination', { title: { en: 'Harbour City' } });
  const here = await fresh.publish('poi', {
    title: { en: 'The old harbour' },
    destinationId: city.id,
    tags: ['harbour'],
  });
  await page.goto(here.path);
  await raiseSheet(page);
  const main = page.getByRole('main');
  const author = main.locator('a[href^="/creators/"]').first();
  const above = page.getByRole('navigation', { name: 'Location' }).getByRole('link').last();
  // The link of a tag covers the whole tag.
  const tag = main.getByRole('link', { name: 'harbour', exact: true }).locator('..');
  for (const link of [author, above, tag]) {
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
