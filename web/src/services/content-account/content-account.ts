import type { Locale } from '@waymark/model/locale';
import { config } from '../../config.ts';
import { contentRequest } from '../../session/content-request.ts';
import { beginContentSession } from '../../session/content-session.ts';
import { clearContentToken } from '../../session/content-token.ts';
import { type ContentUser, userIn } from '../../session/content-user.ts';
import { freshSession } from '../../session/session.ts';

/*
 * The client of the content backend, as a client of Strapi's plugin users-permissions (specification.md §4, §7, §8). Each attempt
 * to sign in in another way begins with removing the token; success sets it. Errors are ContentApiErrors. The account of the token
 * is read by the session (`fetchUser`).
 */

export interface Credentials {
  /** An address. */
  identifier: string;
  password: string;
}

export interface Registration {
  username: string;
  email: string;
  password: string;
  /** The language of the letters. */
  locale: Locale;
}

export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

export async function login(credentials: Credentials): Promise<ContentUser> {
  return signInBy(() => contentRequest('POST', '/auth/local', credentials));
}

/** Registers an account. It can sign in once its address is confirmed. */
export async function register(registration: Registration): Promise<ContentUser> {
  return signInBy(() => contentRequest('POST', '/auth/local/register', registration));
}

/** Asks for a letter with a link to a new password. The answer is the same for every address. */
export async function forgotPassword(email: string, locale: Locale): Promise<void> {
  clearContentToken();
  await noticeChange();
  await contentRequest('POST', '/auth/forgot-password', { email, locale });
}

/** @param code from the link of that letter */
export async function resetPassword(code: string, password: NewPassword): Promise<ContentUser> {
  return signInBy(() => contentRequest('POST', '/auth/reset-password', { code, ...password }));
}

/** Ends all sessions of the account but the one that it begins. */
export async function changePassword(currentPassword: string, password: NewPassword): Promise<ContentUser> {
  return begin(await contentRequest('POST', '/auth/change-password', { currentPassword, ...password }));
}

/** Asks for the letter that confirms an address once more. The answer is the same for every address. */
export async function sendEmailConfirmation(email: string, locale: Locale): Promise<void> {
  await contentRequest('POST', '/auth/send-email-confirmation', { email, locale });
}

/** @param confirmation from the link of that letter */
export async function confirmEmail(confirmation: string): Promise<void> {
  // The answer leads to a page.
  await contentRequest('GET', `/auth/email-confirmation?${new URLSearchParams({ confirmation })}`);
}

/** Signs in to the content backend with an access token of a provider. */
export async function providerCallback(provider: string, accessToken: string): Promise<ContentUser> {
  const query = new URLSearchParams({ access_token: accessToken });
  return signInBy(() => contentRequest('GET', `/auth/${encodeURIComponent(provider)}/callback?${query}`));
}

/**
 * Lets an account with a password sign in the user of an access token from now on. The session stays as it is.
 * @param accessToken of the provider
 */
export async function linkProvider(
  provider: string,
  credentials: Credentials,
  accessToken: string,
): Promise<void> {
  const body = { ...credentials, access_token: accessToken };
  await contentRequest('POST', `/auth/${encodeURIComponent(provider)}/link`, body);
}

/** The address that begins the sign-in at a provider. */
export function connectAddress(provider: string): string {
  return `${config.VITE_CONTENT_API_URL}/connect/${encodeURIComponent(provider)}`;
}

/** Removes the token and the account of this browser. Everything else of signing out is `signOut`. */
export function logout(): void {
  clearContentToken();
}

/** Removes the token, asks, and sets the new one. After a refusal no token is left. */
async function signInBy(ask: () => Promise<unknown>): Promise<ContentUser> {
  clearContentToken();
  try {
    return await begin(await ask());
  } catch (error) {
    await noticeChange();
    throw error;
  }
}

/** The session of this tab follows the token that was removed. Other tabs notice by themselves. */
async function noticeChange(): Promise<void> {
  await freshSession().catch((error: unknown) => console.warn('The session could not be opened.', error));
}

/** Stores token and account. The session then asks for the permissions. */
async function begin(answer: unknown): Promise<ContentUser> {
  const { jwt, user } = (answer ?? {}) as { jwt?: unknown; user?: unknown };
  if (typeof jwt !== 'string') throw new Error('The content backend answered without a token');
  const account = userIn(user);
  await beginContentSession(jwt, account);
  return account;
}
