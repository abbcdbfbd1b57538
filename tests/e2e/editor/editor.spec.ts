import { expect } from '../support/fixtures.ts';
import { becomeCreator, WORDS } from '../support/member.ts';
import { test } from '../support/own-works.ts';
import {
  field,
  make,
  openDetails,
  openWork,
  saved,
  showLanguage,
  shownText,
  titleIn,
} from '../support/work-editor.ts';

const TEXTS = {
  en: {
    fresh: 'New pin',
    publish: 'Publish',
    published: 'Published. All visitors can see it now.',
    saved: 'Saved.',
    summary: /prevents? publication/,
    title: { en: 'Title, in English', fr: 'Title, in French' },
    noTitle: 'Title, in English: Fill this in before you publish.',
    noPlace: 'Place: Fill this in before you publish.',
    notWritten: 'Not written yet: readers of French see the other language.',
    coordinates: 'Coordinates',
    french: /^French/,
    publicPage: 'Public page',
    preview: 'Preview',
    previewOf: 'As visitors see it',
    other: 'Le Phare',
  },
  fr: {
    fresh: 'Nouvelle épingle',
    publish: 'Publier',
    published: 'Publié. Tous les visiteurs peuvent le voir.',
    saved: 'Enregistré.',
    summary: /empêche(nt)? la publication/,
    title: { en: 'Titre, en anglais', fr: 'Titre, en français' },
    noTitle: 'Titre, en français\u00A0: Remplissez ce champ avant de publier.',
    noPlace: 'Lieu\u00A0: Remplissez ce champ avant de publier.',
    notWritten: 'Pas encore écrit\u00A0: les lecteurs anglophones verront l’autre langue.',
    coordinates: 'Coordonnées',
    french: /^Français/,
    publicPage: 'Page publique',
    preview: 'Aperçu',
    previewOf: 'Ce que voient les visiteurs',
    other: 'Le Phare',
  },
} as const;

// What a work lacks is an answer that is no success.
test.use({ expectedErrors: [/status of 422.*\/publish\)/] });

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];

  test(`a creator writes a pin in both languages, sees what is missing, and publishes it, in ${language}`, {
    tag: language === 'fr' ? ['@core', '@axe', '@phone'] : '@phone',
  }, async ({ page, member, works, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    const id = await make(works, 'pin');
    await openWork(page, id, language);
    await expect(page.getByRole('heading', { level: 1, name: texts.fresh })).toBeVisible();
    await expect(field(page, texts.coordinates)).toBeVisible();
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

    // All problems show at once, in words, and each leads to its field.
    const publish = page.getByRole('button', { name: texts.publish, exact: true });
    await publish.click();
    const summary = page.getByRole('region', { name: texts.summary });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(2);
    await checkAccessibility();
    await summary.getByRole('link', { name: texts.noPlace }).click();
    await expect(field(page, texts.coordinates)).toBeFocused();
    await summary.getByRole('link', { name: texts.noTitle }).click();
    const own = field(page, texts.title[language]);
    await expect(own).toBeFocused();
    await expect(own).toHaveAttribute('aria-invalid', 'true');
    await own.fill(language === 'en' ? 'The Lighthouse' : 'Le Phare');
    await expect(own).not.toHaveAttribute('aria-invalid');
    await expect(summary.getByRole('link')).toHaveCount(1);

    const other = language === 'en' ? 'fr' : 'en';
    await showLanguage(page, other === 'en' ? /^English|^Anglais/ : texts.french);
    await expect(shownText(page, texts.notWritten)).toBeVisible();
    await field(page, texts.title[other]).fill(other === 'en' ? 'The Lighthouse' : 'Le Phare');
    await expect(page.getByText(texts.notWritten)).toHaveCount(0);
    await field(page, texts.coordinates).fill('41.1465, -8.6155');
    await field(page, texts.coordinates).press('Enter');
    await expect(summary).toHaveCount(0);
    await expect(saved(page, texts.saved)).toBeVisible();
    await expect
      .poll(async () => (await works.read(id))?.['content'].title)
      .toEqual({ en: 'The Lighthouse', fr: 'Le Phare' });

    await page.getByRole('radio', { name: texts.preview }).check({ force: true });
    const preview = page.getByRole('region', { name: texts.previewOf });
    const title = language === 'en' ? 'The Lighthouse' : 'Le Phare';
    // An item nearby may have the same name.
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await checkAccessibility();

    await publish.click();
    await expect(shownText(page, texts.published)).toBeVisible();
    await page.getByRole('link', { name: texts.publicPage }).click();
    await expect(page).toHaveURL(new RegExp(`${WORDS[language].prefix}/pins/`));
    await expect(preview).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('a creator schedules a story, takes it back, deletes it and restores it', {
  tag: ['@core-phone', '@phone'],
}, async ({ page, member, works, checkAccessibility }) => {
  await becomeCreator(page, member);
  const body = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It was a long way.' }] }],
  });
  const id = await make(works, 'post', { title: { en: 'A way' }, body: { en: body } });
  await openWork(page, id);
  await expect(page.getByRole('heading', { level: 1, name: 'A way' })).toBeVisible();
  await expect(shownText(page, 'It was a long way.')).toBeVisible();
  const more = page.getByRole('button', { name: 'More actions' });

  await more.click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'When should it go live?' });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Choose a day and a time.')).toBeVisible();
  const time = dialog.getByLabel('Day and time');
  await time.fill('2020-01-01T08:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('This time has passed.')).toBeVisible();
  await checkAccessibility();
  const year = new Date().getFullYear() + 1;
  await time.fill(`${year}-03-04T08:30`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(shownText(page, `Will be published on 4 March ${year} at 08:30.`)).toBeVisible();
  expect((await works.read(id))?.['publishAt'].toDate()).toEqual(new Date(year, 2, 4, 8, 30));

  // A scheduled story that is edited stays scheduled.
  await titleIn(page).fill('A long way');
  await expect(saved(page)).toBeVisible();
  expect(await works.read(id)).toMatchObject({ state: 'scheduled' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Cancel schedule' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page).toHaveURL('/workspace/articles');
  expect(await works.read(id)).toHaveProperty('deletedAt');
  // The editor, whose own undo handles the keys, is closed.
  await expect(titleIn(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shownText(page, 'Restored.')).toBeVisible();
  expect(await works.read(id)).not.toHaveProperty('deletedAt');

  await openWork(page, id);
  await expect(titleIn(page)).toHaveValue('A long way');
});

test('a creator undoes and redoes by keys', async ({ page, member, works }) => {
  await becomeCreator(page, member);
  const id = await make(works, 'marker', { title: { en: 'One' } });
  await openWork(page, id);
  await titleIn(page).fill('Two');
  await page.getByRole('radio', { name: 'Rose' }).check();
  await openDetails(page);
  await page.getByLabel('Tags').fill('Old Town, sea,');
  await expect(page.getByRole('button', { name: 'Remove the tag old town' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: /Remove the tag/ })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('radio', { name: 'Violet' })).toBeChecked();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(titleIn(page)).toHaveValue('One');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(titleIn(page)).toHaveValue('Two');
  await expect(saved(page)).toBeVisible();
  expect((await works.read(id))?.['content']).toMatchObject({ title: { en: 'Two' } });
});

for (const [menu, kind, colour] of [
  ['Marker', 'marker', 'Violet'],
  ['Area', 'area', 'Olive'],
] as const) {
  test(`a new ${kind} has a colour, and can be published once its fields are filled in`, async ({
    page,
    member,
  }) => {
    await becomeCreator(page, member);
    await page.goto('/workspace/articles');
    await page.getByRole('button', { name: 'New', exact: true }).first().click();
    await page.getByRole('menuitem', { name: menu, exact: true }).click();
    await expect(page.getByRole('radio', { name: colour })).toBeChecked();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const summary = page.getByRole('region', { name: TEXTS.en.summary });
    await expect(summary.getByRole('link').first()).toBeVisible();
    await expect(summary.getByRole('link', { name: /Colour/ })).toHaveCount(0);
  });
}

test('a creator finds a place by name among all of their own, wherever the map is', {
  tag: '@phone',
}, async ({ page, member, works }) => {
  await becomeCreator(page, member);
  await make(works, 'poi', { title: { fr: 'Été à la ferme' }, position: { lat: -33.125, lng: -70.5 } });
  await make(works, 'post', { title: { en: 'Ete without a place' } });
  const id = await make(works, 'pin', { title: { en: 'Ete here' } });
  await openWork(page, id);
  const search = page.getByRole('searchbox', { name: 'Find a place' });
  await search.fill('ete');
  const results = page.getByRole('list', { name: 'Places found' });
  await expect(results.getByRole('button', { name: /^Été à la ferme/ })).toContainText('yours');
  await expect(results.getByRole('button', { name: /Ete here|without a place/ })).toHaveCount(0);
  await search.press('Enter');
  await expect(field(page, 'Coordinates')).toHaveValue('-33.125, -70.5');
  await expect(saved(page)).toBeVisible();
  expect((await works.read(id))?.['content'].position).toMatchObject({ latitude: -33.125 });
});

test('a creator makes a point of interest of a pin, publishes it, and chooses it in that pin, by keys', async ({
  page,
  member,
  works,
}) => {
  await becomeCreator(page, member);
  const pin = { title: { en: 'Pump' }, position: { lat: -44.5, lng: -120.5 } };
  const id = await make(works, 'pin', pin);
  await openWork(page, id);
  await expect(titleIn(page)).toHaveValue('Pump');
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Turn into a point of interest' }).press('Enter');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('heading', { level: 1, name: 'Pump' })).toBeVisible();
  await expect(field(page, 'Coordinates')).toHaveValue('-44.5, -120.5');
  await page.getByLabel('Category').selectOption('Other');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(shownText(page, TEXTS.en.published)).toBeVisible();

  await openWork(page, id);
  await expect(titleIn(page)).toHaveValue('Pump');
  await openDetails(page);
  const place = page.getByRole('group', { name: 'Point of interest' });
  await place.getByRole('button', { name: 'Choose a place' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Pump' }).press('Enter');
  await expect(place.getByText('Pump')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect((await works.read(id))?.['content'].poiId).toMatch(/^\w{20}$/);
});

test('a creator writes opening hours, reads them in words, and learns at publication that they cannot be read', {
  tag: '@phone',
}, async ({ page, member, works }) => {
  await becomeCreator(page, member);
  const id = await make(works, 'poi', {
    title: { en: 'Pump' },
    category: 'food',
    position: { lat: -44.5, lng: -120.5 },
    openingHours: 'Daily but Tuesday',
  });
  await openWork(page, id);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const hours = field(page, 'Opening hours');
  await expect(hours).toHaveAccessibleDescription(/cannot be read/);
  await hours.fill('mon-fri 9am-5pm; sa off');
  await expect(hours).toHaveAccessibleDescription('Monday–Friday 09:00–17:00 Saturday: closed');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(shownText(page, TEXTS.en.published)).toBeVisible();
});

test('a creator says what a visit costs, how long it takes and when it is best, under "More details"', {
  tag: '@phone',
}, async ({ page, member, works }) => {
  await becomeCreator(page, member);
  const id = await make(works, 'poi', { title: { en: 'Pump' }, category: 'food' });
  await openWork(page, id);
  await expect(page.getByRole('combobox', { name: 'Price' })).toBeHidden();
  await openDetails(page);
  await page.getByRole('combobox', { name: 'Price' }).selectOption('€€ · Moderate');
  await page.getByLabel('Time needed').selectOption('1 hour 30 minutes');
  await page.getByRole('group', { name: 'Best season' }).getByRole('button', { name: 'May' }).click();
  await page.getByLabel('Phone').fill('+351 21 000 00 00');
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => (await works.read(id))?.['content'])
    .toMatchObject({ priceLevel: 2, duration: 90, bestMonths: [5], phone: '+351 21 000 00 00' });
});
