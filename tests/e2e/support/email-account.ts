import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { type AccountLetter, lettersTo } from '../../letters.ts';
import { newAddress } from '../../new-address.ts';
import { database } from './database.ts';
import { raiseSheet } from './explore-page.ts';
import { expect } from './fixtures.ts';
import { test as base, type Language } from './member.ts';

/** The texts of signing in by e-mail, and of what follows. */
export const WORDS = {
  en: {
    prefix: '',
    account: 'Account',
    byEmail: 'Sign in or register by e-mail',
    register: 'Create an account',
    signIn: 'Sign in',
    name: 'Name',
    email: 'E-mail address',
    password: 'Password',
    short: 'A password has 8 characters or more.',
    sent: 'An e-mail is on its way to',
    confirm: 'Confirm the address',
    confirmed: 'The address is confirmed.',
    wrong: 'The address or the password is not right',
    lists: 'My lists',
    forgotten: 'Forgotten your password?',
    askReset: 'Send me a link',
    resetSent: 'has an account, an e-mail is on its way',
    newPassword: 'New password',
    reset: 'Save and sign in',
    used: 'This link was used before',
    save: 'Save The mill to a list',
    newList: 'New list',
    create: 'Create and save',
    saved: 'Saved to “Mills”.',
  },
  fr: {
    prefix: '/fr',
    account: 'Compte',
    byEmail: 'Se connecter ou s’inscrire par e-mail',
    register: 'Créer un compte',
    signIn: 'Se connecter',
    name: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    short: 'Un mot de passe compte 8 caractères ou plus.',
    sent: 'Un e-mail vient d’être envoyé à',
    confirm: 'Confirmer l’adresse',
    confirmed: 'L’adresse est confirmée.',
    wrong: 'L’adresse ou le mot de passe ne convient pas',
    lists: 'Mes listes',
    forgotten: 'Mot de passe oublié',
    askReset: 'Recevoir un lien',
    resetSent: 'un e-mail vient d’être envoyé à cette adresse',
    newPassword: 'Nouveau mot de passe',
    reset: 'Enregistrer et se connecter',
    used: 'Ce lien a déjà servi',
    save: 'Enregistrer Le moulin dans une liste',
    newList: 'Nouvelle liste',
    create: 'Créer et enregistrer',
    saved: /^Enregistré dans «.Mills.»\.$/,
  },
} as const;

export const PASSWORD = 'four words on a map';

/** An address whose accounts are removed after the test. */
export const test = base.extend<{ address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  address: async ({}, use) => {
    const address = newAddress();
    await use(address);
    const { docs } = await database().collection('contentAccounts').where('email', '==', address).get();
    for (const { ref, data } of docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
      await getAuth()
        .deleteUser(String(data['uid']))
        .catch(() => {});
      await database().recursiveDelete(ref);
    }
  },
});

/** The link in the newest letter of a kind to an address, once it was sent. */
export async function linkOf(address: string, kind: AccountLetter['kind'], count = 1): Promise<string> {
  const sent = async () => (await lettersTo(address)).filter((letter) => letter.kind === kind);
  await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(count);
  return (await sent()).at(-1)?.link ?? '';
}

/** Presses a button of the page itself. */
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Registers an account; its letter is not read yet. */
export async function register(page: Page, address: string, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('tab', { name: words.register }).click();
  await page.getByLabel(words.name, { exact: true }).fill('Ada L.');
  await page.getByRole('textbox', { name: words.email }).fill(address);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await press(page, words.register);
  await expect(page.getByText(words.sent)).toContainText(address);
}

/** Signs in on the page for it. */
export async function signIn(
  page: Page,
  address: string,
  password: string,
  language: Language,
): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('textbox', { name: words.email }).fill(address);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await press(page, words.signIn);
}

/** Saves the place of the page to a new list. */
export async function saveToNewList(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await raiseSheet(page);
  await page.getByRole('button', { name: words.save }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.newList).fill('Mills');
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
}
