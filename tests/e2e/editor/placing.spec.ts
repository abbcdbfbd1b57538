import { mergeTests, type Page } from '@playwright/test';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { latestDay } from '@waymark/model/entities/past-date';
import { expect } from '../support/fixtures.ts';
import { test as withItems } from '../support/fresh-item.ts';
import { becomeCreator, type Language, WORDS } from '../support/member.ts';
import { type OwnWorks, test as withWorks } from '../support/own-works.ts';
import { openDetails } from '../support/work-editor.ts';

/* Where something is, what it belongs to, when its creator was there, and where to read more. */

const test = mergeTests(withWorks, withItems);

// What a work lacks is an answer that is no success.
test.use({ expectedErrors: [/status of 422.*\/publish\)/] });

const TEXTS = {
  en: {
    search: 'Find a place',
    geneva: 'Geneva City',
    shows: 'The map shows Geneva. Draw the area where it lies.',
    add: 'Add a corner here',
    corner: 'Corner 1',
    visited: 'Date of your visit',
    toCome: 'This day is in the future. Enter the day of your visit.',
    publish: 'Publish',
    website: 'Website',
    noAddress: 'Enter a full address that starts with https://, without spaces.',
    poi: 'Point of interest',
    choose: 'Choose a place',
    others: 'Published by others',
    byName: 'Search by name',
  },
  fr: {
    search: 'Trouver un lieu',
    geneva: 'Genève Ville',
    shows: 'La carte montre Genève. Tracez la zone à son emplacement.',
    add: 'Ajouter un sommet ici',
    corner: 'Sommet 1',
    visited: 'Date de votre visite',
    toCome: 'Ce jour est dans le futur. Indiquez le jour de votre visite.',
    publish: 'Publier',
    website: 'Site web',
    noAddress: 'Indiquez une adresse complète qui commence par https://, sans espace.',
    poi: 'Point d’intérêt',
    choose: 'Choisir un lieu',
    others: 'Publié par d’autres',
    byName: 'Chercher par nom',
  },
} as const;

/** Opens the editor of a draft. @returns its id */
async function open(page: Page, works: OwnWorks, language: Language, kind: PublishedKind, content: object) {
  const [id = ''] = await works.write([{ kind, content: { ...content } }]);
  await page.goto(`${WORDS[language].prefix}/workspace/articles?work=${id}`);
  return id;
}

const wideBy = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];
  const title = { en: 'Bridges', fr: 'Les Ponts' };

  test(`a creator finds a district by name and then draws it, by keys, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    const id = await open(page, works, language, 'area', { title });
    const search = page.getByRole('searchbox', { name: texts.search });
    await search.fill('genev');
    await expect(page.getByRole('button', { name: texts.geneva })).toBeVisible();
    await checkAccessibility();
    expect(await wideBy(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.shows)).toBeVisible();
    await expect(search).toBeFocused();
    expect((await works.read(id))?.['content']).not.toHaveProperty('geometry');
    await page.getByRole('button', { name: texts.add }).press('Enter');
    await expect(page.getByRole('textbox', { name: texts.corner, exact: true })).toHaveValue(
      /^46\.\d+, 6\.\d+$/,
    );
  });

  test(`a creator pins another creator's publication, by its distance or by its name, in ${language}`, {
    tag: language === 'en' ? ['@core', '@axe', '@phone'] : '@phone',
  }, async ({ page, member, works, fresh, sea, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    const near = await fresh.publish('poi', { title: { en: 'Harbour Light', fr: 'Feu du port' } });
    const beside = { lat: sea.lat + 0.2, lng: sea.lng };
    await fresh.publish('poi', { title: { en: 'Harbour Crane', fr: 'Grue du port' } }, beside);
    const id = await open(page, works, language, 'pin', { title, position: sea });
    await openDetails(page, language);
    const field = page.getByRole('group', { name: texts.poi });
    await field.getByRole('button', { name: texts.choose }).press('Enter');
    const dialog = page.getByRole('dialog');
    const others = dialog.getByRole('list', { name: texts.others });
    const light = language === 'en' ? /^Harbour Light/ : /^Feu du port/;
    const crane = language === 'en' ? /^Harbour Crane/ : /^Grue du port/;
    // It shows on the map within seconds.
    await expect(others.getByRole('button', { name: light })).toBeVisible({ timeout: 30_000 });
    await expect(others.getByRole('button', { name: crane })).toHaveCount(0);
    await dialog.getByRole('searchbox', { name: texts.byName }).fill(language === 'en' ? 'harb' : 'port');
    await expect(others.getByRole('button', { name: crane })).toBeVisible({ timeout: 30_000 });
    await expect(others.getByRole('button').first()).toHaveText(light);
    await checkAccessibility();
    await others.getByRole('button', { name: light }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(field.getByText(language === 'en' ? 'Harbour Light' : 'Feu du port')).toBeVisible();
    await expect.poll(async () => (await works.read(id))?.['content'].poiId).toBe(near.id);
  });

  test(`a future day and an invalid address are refused at their fields, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    await open(page, works, language, 'pin', { title, position: { lat: 1, lng: 2 } });
    await openDetails(page, language);
    const day = page.getByLabel(texts.visited);
    await day.fill(latestDay(Date.now() + 3 * 86_400_000));
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: texts.publish, exact: true }).click();
    // Beside the field, and among all problems that keep it from being published.
    await expect(page.getByText(texts.toCome)).toHaveCount(2);
    await checkAccessibility();
    await day.fill('2025-05-31');
    await expect(page.getByText(texts.toCome)).toHaveCount(0);

    const id = await open(page, works, language, 'poi', { title });
    await openDetails(page, language);
    const website = page.getByRole('textbox', { name: texts.website });
    await website.fill('the old harbour');
    await website.blur();
    await expect(page.getByText(texts.noAddress)).toBeVisible();
    await checkAccessibility();
    await website.fill('www.x.fr/menu');
    await expect(page.getByText(texts.noAddress)).toHaveCount(0);
    await website.blur();
    await expect(website).toHaveValue('https://www.x.fr/menu');
    await expect.poll(async () => (await works.read(id))?.['content'].website).toBe('https://www.x.fr/menu');
  });
}

test('a plus code, a link from a map and a village are found in one box', { tag: '@phone' }, async ({
  page,
  member,
  works,
  checkAccessibility,
}) => {
  await becomeCreator(page, member);
  await open(page, works, 'en', 'pin', { title: { en: 'Bridges' } });
  const search = page.getByRole('searchbox', { name: 'Find a place' });
  const spot = page.getByRole('textbox', { name: 'Coordinates' });
  await search.fill('8CHH592Q+2X');
  await search.press('Enter');
  await expect(spot).toHaveValue('41.150063, -8.610063');
  await search.fill('https://www.google.com/maps/place/41.5,-8.25/@41,-8,12z');
  await search.press('Enter');
  await expect(spot).toHaveValue('41.5, -8.25');
  await search.fill('saint-emil');
  const village = page.getByRole('button', { name: 'Saint-Émilion Town · France' });
  await expect(village).toBeVisible();
  await checkAccessibility();
  expect(await wideBy(page)).toBeLessThanOrEqual(0);
  await village.press('Enter');
  await expect(page.getByText('The map shows Saint-Émilion. Choose the exact spot.')).toBeVisible();
  await expect(search).toBeFocused();
  // A name moves the map only.
  await expect(spot).toHaveValue('41.5, -8.25');
});

test('the map of a new work begins where its creator last worked', { tag: '@phone' }, async ({
  page,
  member,
  works,
  sea,
}) => {
  await becomeCreator(page, member);
  const [id = ''] = await works.write([
    { kind: 'pin', content: { title: { en: 'New' } } },
    { kind: 'post', content: { title: { en: 'Without a place' } } },
    { kind: 'pin', content: { title: { en: 'Last' }, position: sea } },
  ]);
  await page.goto(`/workspace/articles?work=${id}`);
  // The scale of the map.
  await expect(page.getByText(/^\d{1,2} km$/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Put it here' }).press('Enter');
  const spot = await page.getByRole('textbox', { name: 'Coordinates' }).inputValue();
  const [lat = 0, lng = 0] = spot.split(', ').map(Number);
  expect(Math.abs(lat - sea.lat)).toBeLessThan(0.01);
  expect(Math.abs(lng - sea.lng)).toBeLessThan(0.01);
});

test('a reference that is no longer public keeps a pin from being published, and leads to its field', async ({
  page,
  member,
  works,
  fresh,
}) => {
  await becomeCreator(page, member);
  const poi = await fresh.publish('poi', { title: { en: 'Harbour Light' } });
  const content = { title: { en: 'A', fr: 'B' }, position: { lat: 1, lng: 2 }, poiId: poi.id };
  await open(page, works, 'en', 'pin', content);
  const field = page.getByRole('group', { name: 'Point of interest' });
  await expect(field.getByText('Harbour Light')).toBeVisible();
  await poi.ref.delete();
  await expect(field.getByText('No longer public')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const problem = 'Point of interest: The page that this refers to does not exist, or is no longer public.';
  await page.getByRole('link', { name: problem }).click();
  await expect(field.getByRole('button').first()).toBeFocused();
});

test('both languages of a text stand side by side where their creator wants that, whatever note one of them has', async ({
  page,
  member,
  works,
}) => {
  await becomeCreator(page, member);
  await open(page, works, 'en', 'pin', { title: { en: 'Only here' } });
  const choice = page.getByRole('button', { name: 'Languages' });
  await choice.click();
  await page.getByRole('menuitemradio', { name: 'Both languages side by side' }).click();
  await expect(page.getByRole('menu', { name: 'Languages' })).toBeHidden();
  await expect(choice).toBeFocused();
  await expect(page.getByText('Not written yet: readers of French see the other language.')).toBeVisible();
  for (const name of ['Title', 'Text']) {
    const [here, there] = await Promise.all(
      ['English', 'French'].map((language) =>
        page.getByRole('textbox', { name: `${name}, in ${language}` }).boundingBox(),
      ),
    );
    expect(here?.y, name).toBe(there?.y);
    expect(here?.x, name).toBeLessThan(there?.x ?? 0);
  }

  // The choice is kept. The texts of a story come before its photos, however many there are.
  await open(page, works, 'en', 'post', { title: { en: 'Only here' } });
  const last = await page.getByRole('textbox', { name: 'Story, in French' }).boundingBox();
  const photos = await page.getByRole('heading', { name: 'Photos' }).boundingBox();
  expect(last?.y).toBeLessThan(photos?.y ?? 0);

  // In one language alone, nothing is missing in the other.
  await expect(page.getByRole('textbox', { name: 'Title, in French' })).toBeVisible();
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Both languages side by side' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'English only' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title, in English' })).toHaveValue('Only here');
  await expect(page.getByRole('textbox', { name: /in French/ })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText(/Not written yet/)).toHaveCount(0);
});
