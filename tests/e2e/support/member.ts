import type { Page } from '@playwright/test';
import { uidOf } from '@waymark/model/uid';
import { newAddress } from '../../new-address.ts';
import { database } from './database.ts';
import { test as base, expect } from './fixtures.ts';
import { giveAddress, issuer } from './sign-in.ts';

/** What the pages for becoming a creator say. */
export const WORDS = {
  en: {
    prefix: '',
    join: 'Become a creator',
    name: 'Name',
    handle: 'Handle',
    profile: 'Profile',
    save: 'Save',
    saved: 'Saved.',
    unsaved: 'Not saved yet.',
  },
  fr: {
    prefix: '/fr',
    join: 'Devenir créateur',
    name: 'Nom',
    handle: 'Identifiant',
    profile: 'Profil',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    unsaved: 'Pas encore enregistré.',
  },
} as const;
export type Language = keyof typeof WORDS;

/** Somebody whom nobody has seen before; what they leave behind goes with the test. */
export interface Member {
  address: string;
  uid: string;
  /** The beginning of every name and handle of theirs. */
  start: string;
}

export const test = base.extend<{ member: Member }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  member: async ({}, use) => {
    const address = newAddress();
    const start = address.slice(0, address.indexOf('@'));
    const uid = await uidOf(issuer, `auth0|${start}`);
    await use({ address, uid, start });
    const left = await Promise.all(
      ['creators', 'handles'].map((name) => database().collection(name).where('userId', '==', uid).get()),
    );
    await Promise.all(left.flatMap(({ docs }) => docs.map(({ ref }) => database().recursiveDelete(ref))));
  },
});

/** Opens a page for members, and signs in on the way. */
export async function openAs(page: Page, { address }: Member, path: string, language: Language = 'en') {
  await page.goto(WORDS[language].prefix + path);
  await giveAddress(page, address, language);
}

/** Becomes a creator by the form, and is where they change their profile. */
export async function joinAs(page: Page, member: Member, language: Language = 'en'): Promise<void> {
  const words = WORDS[language];
  await openAs(page, member, '/creators/join', language);
  await page.getByRole('textbox', { name: words.name, exact: true }).fill(member.start);
  await page.getByRole('button', { name: words.join }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.profile })).toBeVisible();
  await expect(nameField(page, language)).toHaveValue(member.start);
}

export function nameField(page: Page, language: Language = 'en') {
  return page.getByRole('textbox', { name: WORDS[language].name, exact: true });
}

export function handleField(page: Page, language: Language = 'en') {
  return page.getByRole('textbox', { name: WORDS[language].handle, exact: true });
}

/** Saves the profile. */
export async function save(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: WORDS[language].save, exact: true }).click();
}

export function status(page: Page, language: Language = 'en', which: 'saved' | 'unsaved' = 'saved') {
  return page.getByRole('status').filter({ hasText: WORDS[language][which] });
}
