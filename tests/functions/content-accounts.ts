import { randomBytes, randomInt } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { codeIn, lettersTo } from '../letters.ts';
import { newAddress } from '../new-address.ts';
import { database } from './database.ts';
import { ADDRESS, ask } from './requests.ts';
import { soon } from './soon.ts';

const PATH = '/api/content';

/** A client address of the running test alone, by which requests are counted. */
export function newClient(): string {
  return `198.18.${randomInt(256)}.${randomInt(256)}`;
}

export function newPassword(): string {
  return `pass ${randomBytes(6).toString('hex')}`;
}

interface ContentRequest {
  body?: unknown;
  token?: string;
  client?: string;
  language?: string;
}

/** Sends a request to the API of content accounts. A body that is a string already is sent unchanged. */
export function askContent(path: string, request: ContentRequest = {}): Promise<Response> {
  const { body, token, client = newClient(), language } = request;
  return ask(PATH + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'X-Forwarded-For': client,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'Accept-Language': language }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

export const contentUser = z.strictObject({
  id: z.number().int().positive(),
  documentId: z.string().regex(/^[a-z0-9]{24}$/),
  username: z.string(),
  email: z.string(),
  provider: z.enum(['local', 'auth0']),
  confirmed: z.boolean(),
  blocked: z.literal(false),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime(),
});
const signedIn = z.strictObject({ jwt: z.string(), user: contentUser });
export type SignedIn = z.infer<typeof signedIn>;

/** The token and the user of an answer; they are removed after the test. */
export async function signedInBy(response: Response): Promise<SignedIn> {
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const answer = signedIn.parse(await response.json());
  onTestFinished(() => forget(answer.user.id));
  return answer;
}

async function forget(id: number): Promise<void> {
  const ref = database.doc(`contentAccounts/${id}`);
  const uid: unknown = (await ref.get()).get('passwordUid');
  if (typeof uid === 'string')
    await getAuth()
      .deleteUser(uid)
      .catch(() => {});
  await database.recursiveDelete(ref);
}

/** Registers an account, which is not confirmed yet. */
export async function registered({
  email = newAddress(),
  password = newPassword(),
  username = 'Ada L.',
} = {}) {
  const response = await askContent('/auth/local/register', { body: { username, email, password } });
  return { email, password, ...(await signedInBy(response)) };
}

/** The newest letter of one kind to an address, once it was sent. */
export async function letterTo(email: string, kind: string, count = 1) {
  return expect
    .poll(async () => (await lettersTo(email)).filter((letter) => letter.kind === kind), soon)
    .toHaveLength(count)
    .then(async () => (await lettersTo(email)).findLast((letter) => letter.kind === kind));
}

export function confirm(confirmation: string): Promise<Response> {
  return askContent(`/auth/email-confirmation?confirmation=${encodeURIComponent(confirmation)}`);
}

/** Registers an account, confirms its address by the letter, and signs in. */
export async function confirmedAccount() {
  const { email, password } = await registered();
  const response = await confirm(codeIn(await letterTo(email, 'confirm-address'), 'confirmation'));
  expect(response.status).toBe(302);
  return { email, password, ...(await signedInBy(await signIn(email, password))) };
}

export function signIn(identifier: string, password: string, client?: string): Promise<Response> {
  return askContent('/auth/local', { body: { identifier, password }, ...(client && { client }) });
}

/** Checks that an answer is an error in the form of Strapi. */
export async function strapiRefused(response: Response, status: number, name: string, message?: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    data: null,
    error: { status, name, message: message ?? expect.any(String), details: expect.any(Object) },
  });
}

/** The issuer of the tokens of content accounts. */
export const CONTENT_ISSUER = `${ADDRESS}/api/content`;

/** The account that a token names. */
export function me(token: string, query = ''): Promise<Response> {
  return askContent(`/users/me${query}`, { token });
}

/** Waits for the next second: tokens and revocations count in seconds. */
export function nextSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_100));
}
