import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { handleField, joinAs, nameField, openAs, test, WORDS } from '../support/member.ts';
import { accountButton } from '../support/sign-in.ts';

const TEXTS = {
  en: {
    missing: 'Enter the name that readers will see.',
    wrong: 'A handle has 3 to 30 characters: letters from a to z without accents, digits and hyphens.',
    taken: 'is already taken',
    free: 'is free.',
    away: 'The server cannot be reached. What you typed is kept',
    welcome: 'Welcome to Waymark',
    pin: 'Make your first pin',
    photos: 'Add your photos',
    instagram: 'Import from Instagram',
    profile: 'Complete my profile',
  },
  fr: {
    missing: 'Indiquez le nom que verront les lecteurs.',
    wrong: 'Un identifiant compte de 3 à 30 caractères',
    taken: 'est déjà pris',
    free: 'est libre.',
    away: 'Le serveur est injoignable. Ce que vous avez saisi est gardé',
    welcome: 'Bienvenue sur Waymark',
    pin: 'Créer votre première épingle',
    photos: 'Ajouter vos photos',
    instagram: 'Importer depuis Instagram',
    profile: 'Compléter mon profil',
  },
} as const;

test.describe('with a handle that is taken', () => {
  // The server refuses it in the end.
  test.use({ expectedErrors: [/status of 409/] });

  for (const language of ['en', 'fr'] as const) {
    const [words, texts] = [WORDS[language], TEXTS[language]];

    test(`a visitor who signs in becomes a creator, in ${language}, and is asked where to begin without another sign-in`, {
      tag: language === 'fr' ? ['@core', '@phone'] : '@phone',
    }, async ({ page, member, checkAccessibility }) => {
      const taken = database().doc(`handles/${member.start}-taken`);
      await taken.set({ creatorId: 'x'.repeat(20), userId: 'somebody-else', createdAt: new Date() });
      await openAs(page, member, '/creators/join', language);
      await expect(page).toHaveTitle(`${words.join} · Waymark`);
      const [name, handle] = [nameField(page, language), handleField(page, language)];
      const join = page.getByRole('button', { name: words.join });
      await expect(name).toBeVisible();
      await checkAccessibility();

      await join.click();
      await expect(page.getByText(texts.missing)).toBeVisible();
      await expect(page.getByText(texts.wrong)).toBeVisible();
      await expect(name).toBeFocused();
      await checkAccessibility();

      // The handle follows the name until the member changes it.
      await name.fill(`${member.start} Žofie`);
      await expect(handle).toHaveValue(`${member.start}-zofie`.slice(0, 30));
      await expect(page.getByText(texts.wrong)).toHaveCount(0);
      await expect(page.getByText(texts.free)).toBeVisible();
      await handle.fill(`${member.start}-Taken`);
      await expect(page.getByText(texts.taken)).toBeVisible();
      await join.click();
      await expect(handle).toBeFocused();
      await handle.fill(member.start);
      await expect(page.getByText(texts.free)).toBeVisible();

      const seen: string[] = [];
      page.on('framenavigated', (frame) => seen.push(frame.url()));
      await join.dblclick();
      await expect(page).toHaveURL(`${words.prefix}/workspace/welcome`);
      await expect(page.getByRole('heading', { level: 1, name: texts.welcome })).toBeFocused();
      expect(seen.filter((address) => !address.endsWith('/workspace/welcome'))).toEqual([]);
      await taken.delete();
      await checkAccessibility();
      await expect(page.getByRole('button', { name: texts.pin })).toBeVisible();
      await expect(page.getByRole('button', { name: texts.photos })).toBeVisible();
      await expect(page.getByRole('link', { name: texts.instagram })).toBeVisible();
      await page.getByRole('link', { name: texts.profile }).click();
      await expect(nameField(page, language)).toHaveValue(`${member.start} Žofie`);

      // A creator has nothing left to do there.
      await page.goto(`${words.prefix}/creators/join`);
      await expect(page).toHaveURL(`${words.prefix}/workspace/profile`);
    });
  }
});

test('a member who may not publish is led to the page for joining', async ({ page, member }) => {
  await openAs(page, member, '/workspace/profile', 'fr');
  await expect(page).toHaveURL('/fr/creators/join');
  await expect(page.getByRole('heading', { level: 1, name: 'Rejoindre les créateurs' })).toBeVisible();
});

test('an error in a name shows at its field, and disappears once the name is right', async ({
  page,
  member,
}) => {
  await openAs(page, member, '/creators/join');
  const join = page.getByRole('button', { name: 'Become a creator' });
  await nameField(page).fill('x'.repeat(81));
  await handleField(page).fill('join');
  await page.getByRole('checkbox', { name: 'English' }).uncheck();
  await join.click();
  await expect(page.getByText('A name can have at most 80 characters.')).toBeVisible();
  await expect(page.getByText('Waymark uses this handle for one of its own pages.')).toBeVisible();
  await expect(page.getByText('Choose at least one language.')).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await nameField(page).fill('Right');
  await expect(page.getByText('A name can have at most 80 characters.')).toHaveCount(0);
  await expect(page.getByText('Waymark uses this handle for one of its own pages.')).toBeVisible();
  await handleField(page).fill(member.start);
  await join.click();
  await expect(page.getByRole('checkbox', { name: 'English' })).toBeFocused();
});

test.describe('with a server that does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a member loses no text, even by a reload, and can send it once the server is back', async ({
    page,
    member,
  }) => {
    await openAs(page, member, '/creators/join', 'fr');
    await nameField(page, 'fr').fill(member.start);
    await page.getByRole('checkbox', { name: 'English' }).check();
    await page.route('**/api/creators/join', (route) => route.abort());
    const join = page.getByRole('button', { name: 'Rejoindre les créateurs' });
    await join.click();
    await expect(page.getByText(TEXTS.fr.away)).toBeVisible();
    await page.reload();
    await expect(nameField(page, 'fr')).toHaveValue(member.start);
    await expect(handleField(page, 'fr')).toHaveValue(member.start);
    await expect(page.getByRole('checkbox', { name: 'English' })).toBeChecked();
    await page.unroute('**/api/creators/join');
    await join.click();
    await expect(page).toHaveURL('/fr/workspace/welcome');
    // The draft is not offered again.
    expect(await page.evaluate(`sessionStorage.getItem('waymark.draft.join')`)).toBeNull();
  });

  for (const [status, error, sentence] of [
    [429, 'too-many', 'Too many requests in a short time.'],
    [403, 'forbidden', 'You cannot become a creator with this account.'],
    [503, 'provider-unavailable', 'The sign-in service cannot be reached, and you need it'],
    [500, 'unexpected', 'Something went wrong on our side.'],
  ] as const) {
    test(`a refusal as ${error} is explained`, async ({ page, member }) => {
      await page.route('**/api/creators/join', (route) =>
        route.fulfill({ status, json: { error, message: 'for developers' } }),
      );
      await openAs(page, member, '/creators/join');
      await nameField(page).fill(member.start);
      await page.getByRole('button', { name: 'Become a creator' }).click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText('for developers')).toHaveCount(0);
      await expect(nameField(page)).toHaveValue(member.start);
    });
  }

  test('a creator whose permission did not arrive reads so, also later, and repairs it by trying again', async ({
    page,
    member,
    checkAccessibility,
  }) => {
    await openAs(page, member, '/creators/join');
    await nameField(page).fill(member.start);
    // The record is written, and the answer says that the provider was away.
    await page.route('**/api/creators/join', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { error: 'provider-unavailable', message: 'x' } });
    });
    await page.getByRole('button', { name: 'Become a creator' }).click();
    await expect(
      page.getByText(`You are already a creator: ${member.start}, @${member.start}.`),
    ).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await checkAccessibility();
    await page.unroute('**/api/creators/join');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page).toHaveURL('/workspace/welcome');
  });
});

test('a member’s draft is hidden from the next person in the tab, and is deleted at sign-out', async ({
  page,
  member,
}) => {
  await openAs(page, member, '/creators/join');
  await nameField(page).fill(member.start);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  // A new page shows the button of a visitor until it knows the session: signing out ends on the first page.
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/(\?at=.*)?$/);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  expect(await page.evaluate(`sessionStorage.getItem('waymark.draft.join')`)).toBeNull();
  await page.evaluate(
    `sessionStorage.setItem('waymark.draft.join', JSON.stringify({ uid: 'somebody-else',
      draft: { name: 'Theirs', handle: 'theirs', ownHandle: true, languages: ['fr'] } }))`,
  );
  await openAs(page, member, '/creators/join');
  await expect(nameField(page)).toHaveValue('');
});

test('the pages of the workspace lead to each other, and describe themselves', {
  tag: '@phone',
}, async ({ page, member, checkAccessibility }) => {
  await joinAs(page, member);
  const navigation = page.getByRole('navigation', { name: 'Workspace' });
  for (const [name, leads] of [
    ['My content', 'My public page'],
    ['Messages', undefined],
    ['Integrations', undefined],
    ['Settings', 'Sign out here'],
  ] as const) {
    await navigation.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    if (leads) await expect(page.getByRole('main').getByRole('link', { name: leads })).toBeVisible();
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
  for (const link of await navigation.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
