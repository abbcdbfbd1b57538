import { randomInt } from 'node:crypto';
import { newId } from '@waymark/model/ids';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, openAs } from '../support/member.ts';
import { test, twoPosts } from '../support/own-imports.ts';
import { enterEmail } from '../support/sign-in.ts';
import { visitorPage } from '../support/visitor.ts';

// The files of the photos are not stored.
test.use({ expectedErrors: [/Failed to load resource.*404/] });

for (const [language, texts] of Object.entries({
  en: {
    prefix: '',
    heading: 'Import of 1 May 2026',
    problems: '1 problem',
    problem: 'Its file is damaged or cut off.',
    place: 'Taken on 30 April 2026 · Place 1 on the map, from the photo',
    noPlace: 'no place yet',
    unplaced: 'No place 198',
    cancelled: 'cancelled',
  },
  fr: {
    prefix: '/fr',
    heading: 'Import du 1er mai 2026',
    problems: '1 problème',
    problem: 'Son fichier est endommagé ou incomplet.',
    place: 'Prise le 30 avril 2026 · Lieu 1 sur la carte, d’après la photo',
    noPlace: 'pas encore de lieu',
    unplaced: 'Sans lieu 198',
    cancelled: 'annulé',
  },
} as const)) {
  test(`a creator sees how their import went, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, importOf, checkAccessibility }) => {
    await becomeCreator(page, member);
    const id = await importOf(member);
    await page.goto(`${texts.prefix}/atlas/instagram`);
    await page.getByRole('link', { name: texts.heading }).click();
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/atlas/instagram/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
    await page.getByText(texts.problems, { exact: true }).click();
    await expect(page.getByText('IMG_1.heic')).toBeVisible();
    await expect(page.getByText(texts.problem)).toBeVisible();
    const items = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Photo' });
    await expect(items.first()).toContainText(texts.place);
    await expect(items.nth(2)).toContainText(texts.noPlace);
    // Only what is seen is rendered.
    expect(await items.count()).toBeLessThan(40);
    await page.getByRole('button', { name: texts.unplaced }).click();
    await expect(items.first()).toContainText('Photo 3');
    await checkAccessibility();
    // A listener brings the change: the page is not reloaded.
    await database().doc(`instagramImports/${id}`).update({ status: 'cancelled' });
    await expect(page.getByText(texts.cancelled, { exact: true })).toBeVisible();
  });
}

test('a creator places photos, makes drafts of them, and sees what became of them', async ({
  page,
  member,
  importOf,
}) => {
  await becomeCreator(page, member);
  const id = await importOf(member);
  await page.goto(`/atlas/instagram/${id}`);
  await page.getByRole('button', { name: 'No place 198' }).click();
  for (const photo of ['Photo 3', 'Photo 4']) {
    await page.getByRole('checkbox', { name: `Select: ${photo}`, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Place on the map', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Place 2 photos on the map' });
  await dialog.getByRole('textbox', { name: 'Coordinates' }).fill('45.76, 4.84');
  await dialog.getByRole('textbox', { name: 'Coordinates' }).press('Enter');
  await dialog.getByRole('button', { name: 'Place them here' }).click();
  await expect(page.getByText('2 photos are on the map.')).toBeVisible();
  await page.getByRole('button', { name: 'On the map 4' }).click();
  await page.getByRole('checkbox', { name: 'Select: Photo 3', exact: true }).check();
  await page.getByRole('button', { name: 'Make drafts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make 1 draft' }).click();
  await expect(page.getByText('1 draft was made.')).toBeVisible();
  await page.getByRole('button', { name: 'Drafts 1' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Title, in English' })).toHaveValue('Photo 3');
});

test('a creator imports an archive once, publishes a pin of it, and undoes the rest', {
  tag: ['@core', '@phone'],
}, async ({ page, browser, member, works: _, sea, checkAccessibility }) => {
  test.setTimeout(150_000);
  await becomeCreator(page, member);
  await page.goto('/workspace/integrations');
  const files = page.locator('main input[type=file]');
  await expect(page.getByRole('heading', { name: 'From an archive' })).toBeVisible();
  await checkAccessibility();

  await files.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('words') });
  await expect(page.getByRole('alert')).toContainText('no ZIP archive');

  const archive = await twoPosts(sea);
  await files.setInputFiles(archive);
  await expect(page.getByText('2 posts with 3 photos; 1 has a place.')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Done. 2 imported, 0 already imported, 0 failed.')).toBeVisible({
    timeout: 90_000,
  });

  await files.setInputFiles(archive);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Done. 0 imported, 2 already imported, 0 failed.')).toBeVisible();

  await page.goto('/atlas/instagram');
  const main = page.getByRole('main');
  await expect(main.getByRole('paragraph').filter({ hasText: 'Croix-Rousse 🥐' })).toBeVisible();
  await expect(main.getByText('2 photos', { exact: true })).toBeVisible();
  // The other one says where it was in its caption: one press accepts that, and another takes it back.
  const offers = main.getByRole('list', { name: 'Suggested places' });
  await offers.getByRole('button', { name: 'Lyon Destination' }).click();
  await expect(page.getByText('1 photo is on the map.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('1 photo is back where it was.')).toBeVisible();

  await page.getByRole('checkbox', { name: /^Select: Croix-Rousse/ }).check();
  await page.getByRole('button', { name: 'Make drafts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make 1 draft' }).click();
  await main.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. All visitors can see it now.').first()).toBeVisible();
  const [pin] = (await database().collection('pins').where('ownerId', '==', member.uid).get()).docs;
  const visitor = await visitorPage(browser);
  await visitor.goto(`/pins/${pin?.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: /^Croix-Rousse 🥐(?! lyon)/ })).toBeVisible();
  await expect(visitor.getByText('Up the stairs.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Open photo 1 of 2' }).first()).toBeVisible();
  expect(pin?.get('photos')).toHaveLength(2);
  await visitor.context().close();

  await page.goto('/atlas/instagram');
  await main
    .getByRole('link', { name: /^Import of/ })
    .last()
    .click();
  await expect(main.getByText('A last evening in Lyon', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  // What is published stays.
  await expect(main.getByText('A last evening in Lyon', { exact: true })).toBeHidden({ timeout: 30_000 });
  await expect(main.getByText('published', { exact: true })).toBeVisible();
});

for (const language of ['en', 'fr'] as const) {
  const texts = {
    en: {
      connect: 'Connect Instagram',
      connected: 'The account is connected.',
      import: 'Import from this account',
      done: 'done',
      disconnect: 'Disconnect',
      none: 'No account is connected.',
    },
    fr: {
      connect: 'Connecter Instagram',
      connected: 'Le compte est connecté.',
      import: 'Importer depuis ce compte',
      done: 'terminé',
      disconnect: 'Déconnecter',
      none: 'Aucun compte n’est connecté.',
    },
  }[language];
  test(`a creator connects their account and imports from it, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    const prefix = language === 'fr' ? '/fr' : '';
    await page.goto(`${prefix}/workspace/integrations`);
    await page.getByRole('button', { name: texts.connect }).click();
    // The page of the stand-in. A new account of it has a medium of each sort.
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await cancel.waitFor();
    const username = `tester.${randomInt(1e9)}`;
    const made = await page.request.put(new URL('/accounts', page.url()).href, {
      data: { username, media: 7 },
    });
    expect(made.ok()).toBe(true);
    await cancel.click();
    await page.getByRole('button', { name: texts.connect }).click();
    await page.getByRole('combobox').selectOption(username);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText(texts.connected)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.getByText(`@${username}`)).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: texts.import }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Morning at the harbour').first()).toBeVisible({ timeout: 60_000 });
    await expect(main.getByText(texts.done, { exact: true })).toBeVisible({ timeout: 90_000 });
    await page.goto(`${prefix}/workspace/integrations`);
    await page.getByRole('button', { name: texts.disconnect }).click();
    await expect(page.getByText(texts.none)).toBeVisible();
  });
}

test('an import is the 404 page to a visitor and to other creators, and shows to an administrator', async ({
  page,
  browser,
  member,
  importOf,
}) => {
  const id = await importOf({ ...member, uid: 'somebody-else' });
  const path = `/atlas/instagram/${id}`;
  const missing = page.getByRole('heading', { level: 1, name: 'Page Not Found' });
  await page.goto(path);
  await expect(missing).toBeVisible();
  await becomeCreator(page, member);
  await page.goto(path);
  await expect(missing).toBeVisible();
  await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();

  const support = await (await browser.newContext()).newPage();
  await support.goto('/lists');
  await enterEmail(support, 'support@waymark.example');
  await expect(support.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
  await support.goto(path);
  await expect(support.getByRole('heading', { level: 1, name: 'Import of 1 May 2026' })).toBeVisible();
  // They see, and change nothing.
  await expect(support.getByText('Photo 1', { exact: true })).toBeVisible();
  await expect(support.getByRole('checkbox')).toHaveCount(0);
  await expect(support.getByRole('button', { name: 'Undo the import' })).toHaveCount(0);
  await support.context().close();
});

test('an import that does not exist is the 404 page', async ({ page, member }) => {
  await openAs(page, member, '/lists', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes listes' })).toBeVisible();
  await page.goto(`/fr/atlas/instagram/${newId()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
});
