import { database } from '../support/database.ts';
import {
  linkOf,
  PASSWORD,
  press,
  register,
  saveToNewList,
  signIn,
  test,
  WORDS,
} from '../support/email-account.ts';
import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { openAs } from '../support/member.ts';
import { accountButton } from '../support/sign-in.ts';

for (const language of ['en', 'fr'] as const) {
  const words = WORDS[language];
  test(`a visitor registers by e-mail, confirms the address, signs in, and saves a place, in ${language}`, {
    tag: language === 'en' ? ['@core', '@phone'] : '@phone',
  }, async ({ page, address, publish, checkAccessibility }) => {
    const { id } = await publish({ en: 'The mill', fr: 'Le moulin' });
    const path = `/destinations/${id}`;
    await page.goto(words.prefix + path);
    await page.getByRole('button', { name: words.account, exact: true }).click();
    await page.getByRole('menuitem', { name: words.byEmail }).click();
    await expect(page).toHaveURL(/\/join\?to=/);
    await checkAccessibility();

    await page.getByRole('tab', { name: words.register }).click();
    await page.getByLabel(words.password, { exact: true }).fill('short');
    await press(page, words.register);
    await expect(page.getByText(words.short)).toBeVisible();
    await expect(page.getByLabel(words.name, { exact: true })).toBeFocused();
    await checkAccessibility();
    await register(page, address, language);
    await checkAccessibility();

    await page.goto(await linkOf(address, 'confirm-address'));
    expect(new URL(page.url()).pathname).toBe(`${words.prefix}/join`);
    await checkAccessibility();
    await press(page, words.confirm);
    await expect(page.getByText(words.confirmed)).toBeVisible();
    // The address is still there.
    await expect(page.getByRole('textbox', { name: words.email })).toHaveValue(address);
    await signIn(page, address, PASSWORD, language);
    // So is the page that the registration began on, with the view of its map once that has moved there.
    await expect(page).toHaveURL(new RegExp(`${words.prefix}${path}(\\?at=|$)`));
    await expect(accountButton(page, language)).toHaveAccessibleName(/Ada L\.$/);

    await page.reload();
    await saveToNewList(page, language);
    await page.reload();
    await accountButton(page, language).click();
    await page.getByRole('menuitem', { name: words.lists }).click();
    await raiseSheet(page);
    await expect(page.getByRole('main').getByRole('link', { name: /Mills/ })).toBeVisible();
  });
}

test('what a visitor saved is in the account after registering, and the page says so', async ({
  page,
  address,
  publish,
}) => {
  const words = WORDS.en;
  const { id } = await publish({ en: 'The mill', fr: 'Le moulin' });
  await page.goto(`/destinations/${id}`);
  await raiseSheet(page);
  await page.getByRole('button', { name: 'Save The mill' }).first().click();
  await page.getByRole('link', { name: 'View list' }).click();
  await raiseSheet(page);
  await page.getByRole('link', { name: words.byEmail }).click();
  await register(page, address, 'en');

  // A letter opens another tab, which has no storage of its own yet.
  await page.evaluate('sessionStorage.clear()');
  await page.goto(await linkOf(address, 'confirm-address'));
  await press(page, words.confirm);
  await expect(page.getByRole('textbox', { name: words.email })).toHaveValue(address);
  await expect(page.getByLabel(words.password, { exact: true })).toBeFocused();
  await signIn(page, address, PASSWORD, 'en');
  await expect(page.getByText('Your saved place is now in your account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View list' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: words.lists })).toBeVisible();
});

test.describe('with refusals', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('a member replaces a forgotten password by a letter, once, and the old one is refused', async ({
    page,
    address,
    checkAccessibility,
  }) => {
    const words = WORDS.en;
    await page.goto('/join?to=/lists');
    await register(page, address, 'en');
    await page.goto(await linkOf(address, 'confirm-address'));
    await press(page, words.confirm);
    await press(page, words.forgotten);
    await page.getByRole('textbox', { name: words.email }).fill(address);
    await checkAccessibility();
    await press(page, words.askReset);
    await expect(page.getByText(words.resetSent)).toContainText(address);
    const link = await linkOf(address, 'reset-password');
    await page.goto(link);
    await page.getByLabel(words.newPassword, { exact: true }).fill('another four words');
    await checkAccessibility();
    await press(page, words.reset);
    await expect(accountButton(page)).toBeVisible();

    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: words.account, exact: true })).toBeVisible();
    // Whoever signed in by e-mail is not sent to the provider.
    await page.goto('/lists');
    await expect(page).toHaveURL(/\/join\?to=%2Flists/);
    await signIn(page, address, PASSWORD, 'en');
    await expect(page.getByText(words.wrong)).toBeVisible();
    await checkAccessibility();
    await signIn(page, address, 'another four words', 'en');
    await expect(page.getByRole('heading', { level: 1, name: words.lists })).toBeVisible();

    await page.goto(link);
    await page.getByLabel(words.newPassword, { exact: true }).fill('yet another one');
    await press(page, words.reset);
    await expect(page.getByText(words.used)).toBeVisible();
  });
});

test('a member of the provider links an account with a password, which opens theirs from then on', async ({
  page,
  member,
  address,
  checkAccessibility,
}) => {
  const words = WORDS.en;
  await page.goto('/join');
  await register(page, address, 'en');
  await page.goto(await linkOf(address, 'confirm-address'));
  await press(page, words.confirm);
  await expect(page.getByText(words.confirmed)).toBeVisible();

  await openAs(page, member, '/join');
  await expect(page.getByText('You are signed in as')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('textbox', { name: words.email }).fill(address);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await press(page, 'Link the account');
  await expect(page.getByText(`${address} is linked`)).toBeVisible();
  const { docs } = await database().collection('contentAccounts').where('email', '==', address).get();
  expect(docs.map((each) => each.get('uid'))).toEqual([member.uid]);
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the keyboard is enough to sign in, and a double click sends one request', async ({
    page,
    address,
  }) => {
    await page.goto('/join');
    const asked: string[] = [];
    await page.route('**/api/content/auth/local', async (route) => {
      asked.push(route.request().postData() ?? '');
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.abort();
    });
    await page.getByRole('tab', { name: 'Sign in' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused();
    await page.keyboard.type(address);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The server cannot be reached. What you typed is kept')).toBeVisible();
    expect(asked).toHaveLength(1);
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(address);
  });
});
