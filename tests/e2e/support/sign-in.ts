import type { Page } from '@playwright/test';
import { names } from '../../../emulators/names.ts';

/** The identity provider of the tested stack. */
export const issuer = process.env['WAYMARK_ISSUER'] ?? 'http://localhost:9400/';

const WORDS = {
  en: {
    account: 'Account',
    byProvider: 'Sign in at the sign-in service',
    signIn: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    of: 'Account of',
  },
  fr: {
    account: 'Compte',
    byProvider: 'Se connecter par le service de connexion',
    signIn: 'Se connecter',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    of: 'Compte de',
  },
} as const;
type Language = keyof typeof WORDS;

/** The button that opens the menu of a signed-in member. */
export function accountButton(page: Page, language: Language = 'en') {
  return page.getByRole('button', { name: WORDS[language].of });
}

/** Opens the provider's sign-in page from the current page. */
export async function openSignIn(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: WORDS[language].account, exact: true }).click();
  await page.getByRole('menuitem', { name: WORDS[language].byProvider }).click();
}

/** Fills in the sign-in page. */
export async function enterEmail(page: Page, email: string, language: Language = 'en'): Promise<void> {
  await page.getByLabel(WORDS[language].email).fill(email);
  await page.getByLabel(WORDS[language].password).fill(names.identity.password);
  await page.getByRole('button', { name: WORDS[language].signIn, exact: true }).click();
}
