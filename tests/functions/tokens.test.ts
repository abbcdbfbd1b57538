import { uidOf } from '@waymark/model/uid';
import { getAuth } from 'firebase-admin/auth';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { names } from '../../emulators/names.ts';
import { MAX_TOKEN_REQUESTS } from '../../functions/src/auth/token-request-limit.ts';
import { newAddress } from '../new-address.ts';
import { forgeries } from './forgeries.ts';
import './database.ts';
import { ISSUER, managementToken, signInAt, subjectOf } from './provider.ts';
import { answered, ask, askFor, refused } from './requests.ts';
import { idTokenFor } from './token-of.ts';

const asking = (path: string, authorization?: string) =>
  ask(path, authorization === undefined ? {} : { headers: { authorization } });

/** The Firebase token that the endpoint gives for an access token. */
async function firebaseTokenFor(accessToken: string): Promise<string> {
  const response = await askFor(names.paths.token, accessToken);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return (await answered(response, z.strictObject({ firebaseToken: z.string() }))).firebaseToken;
}

/** The claims that Firebase gives to a person who signs in with a custom token. */
async function claimsOf(firebaseToken: string) {
  return getAuth().verifyIdToken(await idTokenFor(firebaseToken));
}

/** Checks that an answer repeats nothing of the token that it refuses. */
async function refusedWithoutEcho(response: Response, token: string): Promise<void> {
  const text = await response.clone().text();
  await refused(response, 401, 'invalid_token');
  for (const part of [token, ...token.split('.').filter((piece) => piece.length > 8)]) {
    expect(text).not.toContain(part);
  }
}

describe.each([{ path: names.paths.token }, { path: names.paths.supportToken }])('$path', ({ path }) => {
  it('requires an access token: 401', async () => {
    await refused(await asking(path), 401, 'login_required');
  });

  it.each([
    'Bearer ',
    'Bearer garbage',
    'Bearer a.b.c',
    'Basic dXNlcjpwYXNz',
    `Bearer ${'a'.repeat(6_000)}.b.c`,
    `Bearer ${jwt.sign({ iss: 'https://evil.example/', sub: 'x' }, 'secret')}`,
    `Bearer ${jwt.sign({ iss: ISSUER, sub: 'x' }, 'secret')}`,
  ])('refuses anything else: 401 (%#)', async (authorization) => {
    await refusedWithoutEcho(await asking(path, authorization), authorization.slice(7) || 'Bearer');
  });

  it.each(forgeries)('refuses a token that is $what: 401', async ({ forge }) => {
    const token = await forge();
    const started = performance.now();
    await refusedWithoutEcho(await askFor(path, token), token);
    // It answers without waiting.
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  it('refuses an ID token, which is for the browser alone: 401', async () => {
    const { id_token: idToken } = await signInAt(newAddress());
    await refused(await askFor(path, idToken), 401, 'invalid_token');
  });

  it('refuses a token of the management API: 401', async () => {
    await refused(await askFor(path, await managementToken()), 401, 'invalid_token');
  });

  it('refuses GET: 405', async () => {
    await refused(await ask(path, { method: 'POST' }), 405, 'wrong-method');
  });
});

describe('the token endpoint', () => {
  it('gives Firebase the identity and the permissions of a person', async () => {
    const { access_token: token } = await signInAt('admin@waymark.example');
    const firebaseToken = await firebaseTokenFor(token);
    expect(await claimsOf(firebaseToken)).toMatchObject({
      uid: await uidOf(ISSUER, 'auth0|admin'),
      permissions: ['write:creators'],
      // Their time starts when the provider issued them.
      permissionsAt: jwt.decode(token, { json: true })?.iat,
    });
  });

  it('gives one person a limited number a minute: 429', async () => {
    const { access_token: token } = await signInAt(newAddress());
    const statuses: number[] = [];
    // Each process counts for itself, and other tests may make the emulator start a second one.
    while (statuses.length <= 2 * MAX_TOKEN_REQUESTS && (statuses.at(-1) ?? 200) === 200) {
      const response = await askFor(names.paths.token, token);
      statuses.push(response.status);
    }
    expect(statuses.pop()).toBe(429);
    expect(statuses.length).toBeGreaterThanOrEqual(MAX_TOKEN_REQUESTS);
  });

  it('does not reveal the provider’s id of a person', async () => {
    const email = newAddress();
    const { access_token: token } = await signInAt(email);
    const firebaseToken = await firebaseTokenFor(token);
    const local = email.slice(0, email.indexOf('@'));
    expect(JSON.stringify(jwt.decode(firebaseToken))).not.toContain(local);
  });
});

const supportClaims = z.strictObject({
  sub: z.string(),
  email: z.string(),
  name: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
});

describe('the support token endpoint', () => {
  it('signs the identity of a person for the support tool, for five minutes', async () => {
    const email = newAddress();
    const { access_token: token } = await signInAt(email);
    const response = await askFor(names.paths.supportToken, token);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { jwt: signed } = await answered(response, z.strictObject({ jwt: z.string() }));
    const claims = supportClaims.parse(
      jwt.verify(signed, names.supportToolSecret, { algorithms: ['HS256'] }),
    );
    expect(claims).toMatchObject({ sub: await uidOf(ISSUER, subjectOf(email)), email });
    expect(claims.exp - claims.iat).toBe(300);
  });
});
