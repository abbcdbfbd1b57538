import type { Page } from '@playwright/test';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { handleField, joinAs, type Member, nameField, save, status, test, WORDS } from '../support/member.ts';
import { accountButton, enterEmail } from '../support/sign-in.ts';

const TEXTS = {
  en: {
    english: 'About you, in English',
    french: 'About you, in French',
    home: 'Where you live',
    add: 'Add a link',
    link: (number: number) => `Link ${number}`,
    up: 'Move link 2 up',
    contactable: 'Readers can write to me',
    preview: 'Preview',
    moves: 'will still lead to you',
    write: 'Message',
    lives: 'It will be saved as 41.1435, -8.6167.',
  },
  fr: {
    english: 'À votre sujet, en anglais',
    french: 'À votre sujet, en français',
    home: 'Où vous vivez',
    add: 'Ajouter un lien',
    link: (number: number) => `Lien ${number}`,
    up: 'Déplacer le lien 2 vers le haut',
    contactable: 'Les lecteurs peuvent m’écrire',
    preview: 'Aperçu',
    moves: 'continueront de mener à vous',
    write: 'Écrire à',
    lives: 'La position sera enregistrée ainsi : 41.1435, -8.6167.',
  },
} as const;

const PROFILE = '**/api/creators/profile';

/** The record of a creator, which a test changes behind the page's back. */
async function recordOf({ uid }: Member) {
  const found = await database().collection('creators').where('userId', '==', uid).get();
  const [record] = found.docs;
  if (record === undefined) throw new Error('There is no creator record');
  return record;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

for (const language of ['en', 'fr'] as const) {
  const [words, texts] = [WORDS[language], TEXTS[language]];

  test(`a creator changes every field, sees a preview, and readers see it, in ${language}`, {
    tag: language === 'fr' ? ['@core', '@phone'] : '@phone',
  }, async ({ page, member, checkAccessibility }) => {
    await joinAs(page, member, language);
    const preview = page.getByRole('region', { name: texts.preview });
    const name = `${member.start} Lovelace`;
    await nameField(page, language).fill(name);
    await page.getByRole('textbox', { name: texts.english }).fill('I draw maps.');
    await page.getByRole('textbox', { name: texts.french }).fill('Je dessine des cartes.');
    await page.getByRole('checkbox', { name: 'English' }).check();
    await page.getByRole('checkbox', { name: 'Français' }).check();
    await page.getByRole('searchbox', { name: texts.home }).fill('41,14 -8,615');
    await expect(page.getByText(texts.lives)).toBeVisible();
    for (const [index, address] of ['https://one.example', 'https://two.example/map'].entries()) {
      await page.getByRole('button', { name: texts.add }).click();
      const field = page.getByRole('textbox', { name: texts.link(index + 1) });
      await expect(field).toBeFocused();
      await field.fill(address);
    }
    await page.getByRole('button', { name: texts.up }).click();
    await page.getByRole('checkbox', { name: texts.contactable }).check();
    await expect(preview).toContainText(name);
    await expect(preview).toContainText(language === 'fr' ? 'Je dessine des cartes.' : 'I draw maps.');
    await expect(preview.getByText(/\.example$/)).toHaveText(['two.example', 'one.example']);
    await checkAccessibility();

    await save(page, language);
    await expect(status(page, language)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: texts.home })).toHaveValue('41.1435, -8.6167');
    expect((await recordOf(member)).data()).toMatchObject({
      name,
      bio: { en: 'I draw maps.', fr: 'Je dessine des cartes.' },
      languages: ['en', 'fr'],
      links: ['https://two.example/map', 'https://one.example'],
      contactable: true,
    });

    // Another handle: the addresses of the previous one redirect.
    await handleField(page, language).fill(`${member.start}-new`);
    await expect(page.getByText(texts.moves)).toBeVisible();
    await save(page, language);
    await expect(status(page, language)).toBeVisible();
    await page.goto(`${words.prefix}/creators/${member.start}`);
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/creators/${member.start}-new`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: `${texts.write} ${name}` })).toBeVisible();
  });
}

test('every field that cannot be saved says why, all at once', async ({ page, member }) => {
  await joinAs(page, member);
  await nameField(page).fill(' ');
  await page.getByRole('textbox', { name: 'About you, in French' }).fill('x'.repeat(1_001));
  await page.getByRole('searchbox', { name: 'Where you live' }).fill('Porto');
  for (const address of ['plain example', '']) {
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.getByRole('textbox', { name: /^Link/ }).last().fill(address);
  }
  await save(page);
  for (const sentence of [
    'Enter the name that readers will see.',
    'This text can have at most 1,000 characters. Shorten it.',
    'Choose a place from the list, or enter coordinates, such as 41.1465, -8.6155.',
    'Enter a full address that starts with https://, without spaces.',
    'Not saved: correct the marked fields first.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(nameField(page)).toBeFocused();
  // An empty row is no link.
  await expect(page.getByRole('textbox', { name: /^Link/ })).toHaveCount(1);
});

test('a creator adds, removes and moves up to eight links by keyboard alone', async ({ page, member }) => {
  await joinAs(page, member);
  const add = page.getByRole('button', { name: 'Add a link' });
  for (let number = 1; number <= 8; number++) {
    await add.press('Enter');
    await page.keyboard.type(`https://${number}.example`);
  }
  await expect(add).toHaveCount(0);
  await page.getByRole('button', { name: 'Move link 1 down' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move link 2 down' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove link 8' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Link 7' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Link 1', exact: true })).toHaveValue('https://2.example');
  await expect(add).toBeVisible();
});

test('a creator chooses the town where they live by its name', async ({ page, member }) => {
  await joinAs(page, member);
  await page.getByRole('searchbox', { name: 'Where you live' }).fill('saint-emil');
  await page.getByRole('button', { name: 'Saint-Émilion Town · France' }).press('Enter');
  await expect(page.getByText(/^You chose Saint-Émilion\. It will be saved as 44\.\d{4}, -0/)).toBeVisible();
});

test.describe('with a device that shares the location', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 41.14, longitude: -8.615 } });

  test('home is saved no more exactly than to a kilometre', async ({ page, member }) => {
    await joinAs(page, member);
    await page.getByRole('button', { name: 'My position' }).click();
    await expect(page.getByRole('searchbox', { name: 'Where you live' })).toHaveValue('41.1435, -8.6167');
    await page.getByRole('button', { name: 'Clear the position' }).click();
    await expect(page.getByRole('searchbox', { name: 'Where you live' })).toHaveValue('');
  });
});

test('a creator who types during a save loses nothing', async ({ page, member }) => {
  await joinAs(page, member);
  const answer = Promise.withResolvers<void>();
  await page.route(PROFILE, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await nameField(page).fill('First');
  await save(page);
  await expect(page.getByText('Saving…')).toBeVisible();
  await nameField(page).fill('First and second');
  // A second press during the save does nothing.
  await save(page);
  answer.resolve();
  await expect(status(page, 'en', 'unsaved')).toBeVisible();
  await expect(nameField(page)).toHaveValue('First and second');
  expect((await recordOf(member)).get('name')).toBe('First');
  await save(page);
  await expect(status(page)).toBeVisible();
  expect((await recordOf(member)).get('name')).toBe('First and second');
});

test('a creator who signs out during a save is asked, and reads of no success', async ({ page, member }) => {
  await joinAs(page, member);
  await page.route(PROFILE, () => {});
  await nameField(page).fill('Never saved');
  await save(page);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  // Through the provider.
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByText('Saved.')).toHaveCount(0);
  expect(await page.evaluate(`sessionStorage.getItem('waymark.draft.profile')`)).toBeNull();
});

test('a creator who signs out in another tab during a save leaves no page for members behind', async ({
  page,
  context,
  member,
}) => {
  await joinAs(page, member);
  await page.route(PROFILE, () => {});
  await nameField(page).fill('Never saved');
  await save(page);
  const other = await context.newPage();
  await other.goto('/about');
  await accountButton(other).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expect(nameField(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(`sessionStorage.getItem('waymark.draft.profile')`)).toBeNull();
});

test('a creator who leaves unsaved changes is asked, and finds them again', async ({ page, member }) => {
  await joinAs(page, member);
  const content = page.getByRole('link', { name: 'My content' });
  await content.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My content' })).toBeVisible();
  await page.goBack();
  await nameField(page).fill('Half done');
  await content.click();
  await dialog(page).getByRole('button', { name: 'Stay' }).last().click();
  await expect(nameField(page)).toHaveValue('Half done');
  // The page in the other language has them too, and does not ask.
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect(nameField(page, 'fr')).toHaveValue('Half done');
  await page.reload();
  await expect(nameField(page, 'fr')).toHaveValue('Half done');
  await expect(page.getByText('Pas encore enregistré.')).toBeVisible();
});

test('a change from elsewhere shows, and keeps unsaved fields', async ({ page, member }) => {
  await joinAs(page, member);
  const { ref } = await recordOf(member);
  await ref.update({ name: 'From elsewhere' });
  await expect(nameField(page)).toHaveValue('From elsewhere');
  await nameField(page).fill('Mine');
  await ref.update({ name: 'From elsewhere again', links: ['https://elsewhere.example'] });
  await expect(page.getByText('Your profile has been changed elsewhere.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Mine');
  await expect(page.getByRole('textbox', { name: 'Link 1' })).toHaveValue('https://elsewhere.example');
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(nameField(page)).toHaveValue('From elsewhere again');
  await expect(page.getByText('Nothing to save.')).toBeVisible();
});

test('a creator whose session is lost keeps the text, and finds it after the next sign-in', async ({
  page,
  context,
  member,
}) => {
  await joinAs(page, member);
  await nameField(page).fill('Not lost');
  const other = await context.newPage();
  await other.goto('/privacy');
  // The page may write the tokens back until it has read them.
  await expect(accountButton(other)).toBeVisible();
  await other.evaluate(
    `for (const key of Object.keys(localStorage)) if (key.startsWith('@@auth0spajs@@')) localStorage.removeItem(key)`,
  );
  await other.close();
  await expect(page.getByText('You are no longer signed in.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Not lost');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  // The form that is left has a field for an e-mail address too.
  await expect(page.getByRole('heading', { name: 'Sign in to Waymark' })).toBeVisible();
  await enterEmail(page, member.address);
  await expect(nameField(page)).toHaveValue('Not lost');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
});

test.describe('with a server that refuses', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('each refusal is explained, and nothing is lost', async ({ page, member }) => {
    await joinAs(page, member);
    await nameField(page).fill('Still here');
    for (const [code, error, sentence] of [
      [500, 'unexpected', 'Not saved: something went wrong on our side.'],
      [429, 'too-many', 'Not saved: too many requests in a short time.'],
      [403, 'forbidden', 'You currently do not have permission to change this profile.'],
      [409, 'handle-taken', `“${member.start}” is already taken.`],
      [401, 'login_required', 'You are no longer signed in.'],
    ] as const) {
      await page.route(PROFILE, (route) => route.fulfill({ status: code, json: { error, message: 'x' } }));
      await save(page);
      await expect(page.getByText(sentence)).toBeVisible();
      await page.unroute(PROFILE);
    }
    await page.route(PROFILE, (route) => route.abort());
    await save(page);
    await expect(page.getByText('Not saved: the server cannot be reached.')).toBeVisible();
    await expect(nameField(page)).toHaveValue('Still here');
    await page.unroute(PROFILE);
    await save(page);
    await expect(status(page)).toBeVisible();
  });
});
