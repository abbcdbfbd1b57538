import type { Page } from '@playwright/test';
import { uidOf } from '@waymark/model/uid';
import { names } from '../../../emulators/names.ts';
import { applicationHeaders } from '../../app-check.ts';
import { newAddress } from '../../new-address.ts';
import { database } from './database.ts';
import { test as base, expect } from './fixtures.ts';
import { issuer } from './sign-in.ts';
import { ADDRESS, provider, storeTokens } from './stored-session.ts';

/** The texts of the pages for becoming a creator. */
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
    join: 'Rejoindre les créateurs',
    name: 'Nom',
    handle: 'Identifiant',
    profile: 'Profil',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    unsaved: 'Pas encore enregistré.',
  },
} as const;
export type Language = keyof typeof WORDS;

/** A new member; what they leave behind is removed after the test. */
export interface Member {
  address: string;
  uid: string;
  /** The beginning of all their names and handles. */
  start: string;
}

export const test = base.extend<{ member: Member }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  member: async ({}, use) => {
    const member = await newMember();
    await use(member);
    const { uid } = member;
    const left = await Promise.all(
      ['creators', 'handles'].map((name) => database().collection(name).where('userId', '==', uid).get()),
    );
    await Promise.all(left.flatMap(({ docs }) => docs.map(({ ref }) => database().recursiveDelete(ref))));
  },
});

/** A new member. What they make stays, unless a fixture removes it. */
export async function newMember(): Promise<Member> {
  const address = newAddress();
  const start = address.slice(0, address.indexOf('@'));
  return { address, start, uid: await uidOf(issuer, `auth0|${start}`) };
}

/** Opens a page for members, signed in: the provider gives tokens for the address without its page. */
export async function openAs(page: Page, { address }: Member, path: string, language: Language = 'en') {
  await storeTokens(page, await provider.signInAt(address));
  await page.goto(WORDS[language].prefix + path);
}

/** Becomes a creator, and ends on the page that edits the profile. */
export async function joinAs(page: Page, member: Member, language: Language = 'en'): Promise<void> {
  await becomeCreator(page, member, language);
  await page.goto(`${WORDS[language].prefix}/workspace/profile`);
  await expect(page.getByRole('heading', { level: 1, name: WORDS[language].profile })).toBeVisible();
  await expect(nameField(page, language)).toHaveValue(member.start);
}

/** Becomes a creator and is signed in; no page is open yet. */
export async function becomeCreator(
  page: Page,
  { address, start }: Member,
  language: Language = 'en',
): Promise<void> {
  const { access_token: token, refresh_token: refreshToken } = await provider.signInAt(address);
  const proof = await applicationHeaders(issuer, process.env['GCLOUD_PROJECT'] ?? names.projectId);
  const response = await fetch(`${ADDRESS}/api/creators/join`, {
    method: 'POST',
    headers: { ...proof, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: start, handle: start, languages: [language] }),
  });
  if (!response.ok) throw new Error(`Joining failed: ${response.status} ${await response.text()}`);
  // The new tokens carry the permission to publish.
  await storeTokens(page, await provider.refresh(refreshToken));
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
