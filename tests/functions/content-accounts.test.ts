import { createPublicKey } from 'node:crypto';
import { newId } from '@waymark/model/ids';
import { uidOf } from '@waymark/model/uid';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { names } from '../../emulators/names.ts';
import { enqueueSweeps } from '../../functions/src/publish/sweep-queue.ts';
import { codeIn, lettersTo } from '../letters.ts';
import { newAddress } from '../new-address.ts';
import {
  askContent,
  confirm,
  confirmedAccount,
  contentUser,
  letterTo,
  newClient,
  newPassword,
  registered,
  signedInBy,
  signIn,
  strapiRefused,
} from './content-accounts.ts';
import { database } from './database.ts';
import { join, joined, joining, recordsOfUser } from './joins.ts';
import { ISSUER, signInAt, subjectOf } from './provider.ts';
import { ADDRESS, answered, ask, refused } from './requests.ts';
import { soon } from './soon.ts';
import { idTokenFor } from './token-of.ts';

const CONTENT_ISSUER = `${ADDRESS}/api/content`;

const askFor = (path: string, token: string) => ask(path, { headers: { authorization: `Bearer ${token}` } });

/** The claims that Firebase gives to the holder of a token. */
async function firebaseClaims(token: string) {
  const answer = await answered(
    await askFor(names.paths.token, token),
    z.strictObject({ firebaseToken: z.string() }),
  );
  return getAuth().verifyIdToken(await idTokenFor(answer.firebaseToken));
}

const me = (token: string, query = '') => askContent(`/users/me${query}`, { token });

/** Waits for the next second: tokens and revocations count in seconds. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_100));

describe('a registration', () => {
  it('makes an account that can sign in nowhere until its address is confirmed', async () => {
    const { email, password, jwt: token, user } = await registered();
    expect(user).toMatchObject({ username: 'Ada L.', email, provider: 'local', confirmed: false });
    await strapiRefused(
      await signIn(email, password),
      400,
      'ValidationError',
      'Invalid identifier or password',
    );
    await strapiRefused(await me(token), 401, 'UnauthorizedError', 'Invalid credentials');
    await refused(await askFor(names.paths.token, token), 403, 'unconfirmed');
    await refused(await askFor(names.paths.supportToken, token), 403, 'unconfirmed');
    await refused(await join(token, joining()), 403, 'unconfirmed');
    // Nor at Firebase, with the public key of the site.
    const uid = await uidOf(CONTENT_ISSUER, String(user.id));
    expect(await getAuth().getUser(uid)).toMatchObject({ disabled: true, emailVerified: false });
  });

  it('is confirmed by the link in the letter, and signs in then', async () => {
    const { email, password, user } = await registered({
      email: `Ada.L+map@${newAddress().split('@')[0]}.example`,
    });
    const normal = email.toLowerCase();
    expect(user.email).toBe(normal);
    const letter = await letterTo(normal, 'confirm-address');
    expect(letter).toMatchObject({ link: expect.stringContaining(`${ADDRESS}/join?confirmation=`) });
    const response = await confirm(codeIn(letter, 'confirmation'));
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/join?confirmed=true']);
    const { jwt: token, user: same } = await signedInBy(await signIn(` ${email.toUpperCase()} `, password));
    expect(same).toMatchObject({ id: user.id, confirmed: true });
    expect(contentUser.parse(await (await me(token)).json())).toEqual(same);
    expect(await firebaseClaims(token)).toMatchObject({
      uid: await uidOf(CONTENT_ISSUER, String(user.id)),
      permissions: [],
      permissionsAt: expect.any(Number),
    });
  });

  it('is answered alike where the address has an account, whose holder gets another letter', async () => {
    const first = await confirmedAccount();
    const second = await registered({ email: first.email });
    expect(second.user).toEqual({
      ...first.user,
      id: second.user.id,
      documentId: second.user.documentId,
      confirmed: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      publishedAt: expect.any(String),
    });
    expect(second.user.id).not.toBe(first.user.id);
    expect(await letterTo(first.email, 'address-taken')).toEqual({
      kind: 'address-taken',
      link: `${ADDRESS}/join`,
    });
    expect((await lettersTo(first.email)).filter(({ kind }) => kind === 'confirm-address')).toHaveLength(1);
    await strapiRefused(await signIn(first.email, second.password), 400, 'ValidationError');
    await signedInBy(await signIn(first.email, first.password));
  });

  it('of an address that another confirms first is removed when it is confirmed', async () => {
    const email = newAddress();
    const [one, other] = [await registered({ email }), await registered({ email })];
    await letterTo(email, 'confirm-address', 2);
    const codes = (await lettersTo(email)).map((letter) => codeIn(letter, 'confirmation'));
    const answers = await Promise.all(codes.map(confirm));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 400]);
    const accounts = await Promise.all(
      [one, other].map(({ user }) => database.doc(`contentAccounts/${user.id}`).get()),
    );
    expect(accounts.filter(({ exists }) => exists).map((each) => each.get('confirmed'))).toEqual([true]);
  });

  it('writes its letter in the language of the form, else of the browser', async () => {
    const body = { username: 'Ada', email: newAddress(), password: newPassword() };
    await signedInBy(
      await askContent('/auth/local/register', { body, language: 'de, fr-CH;q=0.9, en;q=0.8' }),
    );
    const letter = await letterTo(body.email, 'confirm-address');
    expect(letter).toMatchObject({ link: expect.stringContaining(`${ADDRESS}/fr/join?confirmation=`) });
    const response = await confirm(codeIn(letter, 'confirmation'));
    expect(response.headers.get('Location')).toBe('/fr/join?confirmed=true');
    const other = { ...body, email: newAddress(), locale: 'en' };
    await signedInBy(await askContent('/auth/local/register', { body: other, language: 'fr' }));
    expect(await letterTo(other.email, 'confirm-address')).toMatchObject({
      link: expect.stringContaining(`${ADDRESS}/join?confirmation=`),
    });
  });

  it.each([
    ['of five characters', 'x7Kq!', 'password must be at least 8 characters'],
    ['of a thousand characters', 'x7Kq'.repeat(250), 'password must be at most 128 characters'],
    ['that is among the most used', 'Password1', 'password is too easy to guess: choose another'],
    ['that is its address', 'known@example.org', 'password is too easy to guess: choose another'],
  ])('with a password %s is refused', async (_what, password, message) => {
    const body = { username: 'Ada', email: 'known@example.org', password };
    await strapiRefused(await askContent('/auth/local/register', { body }), 400, 'ValidationError', message);
  });

  it('is limited for each client: 429', async () => {
    const client = newClient();
    const statuses: number[] = [];
    const body = { username: 'Ada', email: newAddress(), password: 'x' };
    while (statuses.length < 40)
      statuses.push((await askContent('/auth/local/register', { body, client })).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400));
    expect(statuses.at(-1)).toBe(429);
  });

  it('that is not confirmed in time is removed', async () => {
    const { email, user } = await registered();
    const code = codeIn(await letterTo(email, 'confirm-address'), 'confirmation');
    const ref = database.doc(`contentAccounts/${user.id}`);
    const uid = await uidOf(CONTENT_ISSUER, String(user.id));
    await ref.update({ purgeAt: Timestamp.fromMillis(Date.now() - 1) });
    const interval = { scheduled: 1e12, trash: 1e12, mails: 1e12, unconfirmed: 1, accounts: 1e12 };
    await enqueueSweeps(interval);
    await expect.poll(async () => (await ref.get()).exists, soon).toBe(false);
    await expect(getAuth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await strapiRefused(await confirm(code), 400, 'ValidationError', 'Invalid token');
  });
});

describe('a code that confirms an address', () => {
  it('works once, however often it is used at the same time', async () => {
    const { email } = await registered();
    const code = codeIn(await letterTo(email, 'confirm-address'), 'confirmation');
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 400, 400, 400]);
    await strapiRefused(await confirm(code), 400, 'ValidationError', 'Invalid token');
  });

  it('is refused where it is unknown, expired or for another purpose', async () => {
    const { email, user } = await registered();
    const code = codeIn(await letterTo(email, 'confirm-address'), 'confirmation');
    const [, secret = ''] = code.split('.');
    for (const wrong of [
      'x',
      `${user.id}.x`,
      `${user.id}.${'A'.repeat(43)}`,
      `1.${secret}`,
      'x'.repeat(5_000),
    ])
      await strapiRefused(await confirm(wrong), 400, 'ValidationError', 'Invalid token');
    await strapiRefused(await askContent('/auth/email-confirmation'), 400, 'ValidationError');
    const body = { code, password: newPassword() };
    const reset = { body: { ...body, passwordConfirmation: body.password } };
    await strapiRefused(
      await askContent('/auth/reset-password', reset),
      400,
      'ValidationError',
      'Incorrect code provided',
    );
    const codes = await database.collection(`contentAccounts/${user.id}/codes`).get();
    await codes.docs[0]?.ref.update({ expires: Timestamp.fromMillis(Date.now() - 1) });
    await strapiRefused(await confirm(code), 400, 'ValidationError', 'Invalid token');
  });

  it('is kept as a hash', async () => {
    const { email, user } = await registered();
    const code = codeIn(await letterTo(email, 'confirm-address'), 'confirmation');
    const { docs } = await database.collection(`contentAccounts/${user.id}/codes`).get();
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs.map((each) => [each.id, each.data()]))).not.toContain(code.split('.')[1]);
  });

  it('is sent again to an unconfirmed address, and the answer is the same for every other', async () => {
    const { email } = await registered();
    await letterTo(email, 'confirm-address');
    const known = await confirmedAccount();
    for (const address of [email, known.email, newAddress()]) {
      const response = await askContent('/auth/send-email-confirmation', { body: { email: address } });
      expect([response.status, await response.json()]).toEqual([200, { email: address, sent: true }]);
    }
    await confirm(codeIn(await letterTo(email, 'confirm-address', 2), 'confirmation'));
    expect((await lettersTo(known.email)).map(({ kind }) => kind)).toEqual(['confirm-address']);
  });
});

describe('a sign-in', () => {
  it('with a wrong password, an unknown address or a name is refused alike, after the same time', async () => {
    const { email, password } = await confirmedAccount();
    const attempts = [
      [email, `${password}x`],
      [newAddress(), password],
      ['Ada L.', password],
      [email, 'x'.repeat(4_000)],
    ] as const;
    const times: number[] = [];
    for (const [identifier, word] of attempts) {
      const begun = performance.now();
      const response = await signIn(identifier, word);
      times.push(performance.now() - begun);
      await strapiRefused(response, 400, 'ValidationError', 'Invalid identifier or password');
    }
    for (const time of times) expect(time).toBeGreaterThan(990);
  });

  it('is limited for an address and a client, and the holder elsewhere is not: 429', async () => {
    const { email, password } = await confirmedAccount();
    const client = newClient();
    const answers: Response[] = [];
    while (answers.length < 50) {
      const few = Array.from({ length: 5 }, () => signIn(email, 'a wrong one', client));
      answers.push(...(await Promise.all(few)));
    }
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    // What the database does not count in time is refused only by the count of its own process.
    expect(statuses.slice(10, 25).filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
    expect(statuses.slice(25)).toEqual(Array(25).fill(429));
    const refusal = answers.find(({ status }) => status === 429);
    if (refusal)
      await strapiRefused(refusal, 429, 'RateLimitError', 'Too many requests, please try again later.');
    await signedInBy(await signIn(email, password));
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => askContent('/auth/forgot-password', { body: { email } });
  const reset = (code: string, password: string, passwordConfirmation = password) =>
    askContent('/auth/reset-password', { body: { code, password, passwordConfirmation } });

  it('is replaced by the link in the letter, once, and every earlier token is void', async () => {
    const { email, password, jwt: before } = await confirmedAccount();
    await nextSecond();
    expect(await (await forget(email)).json()).toEqual({ ok: true });
    const letter = await letterTo(email, 'reset-password');
    expect(letter).toMatchObject({ link: expect.stringContaining(`${ADDRESS}/join?code=`) });
    const code = codeIn(letter, 'code');
    const next = newPassword();
    await strapiRefused(await reset(code, next, password), 400, 'ValidationError', 'Passwords do not match');
    await strapiRefused(await reset(code, 'x7Kq!'), 400, 'ValidationError');
    await strapiRefused(await reset(code, email), 400, 'ValidationError');
    const answers = await Promise.all([reset(code, next), reset(code, next)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const answer = answers.find(({ status }) => status === 200);
    if (answer === undefined) throw new Error('No request was answered');
    const { jwt: token } = await signedInBy(answer);
    await strapiRefused(await reset(code, newPassword()), 400, 'ValidationError', 'Incorrect code provided');
    await strapiRefused(await me(before), 401, 'UnauthorizedError', 'Missing or invalid credentials');
    await refused(await askFor(names.paths.token, before), 401, 'login_required');
    await firebaseClaims(token);
    await strapiRefused(await signIn(email, password), 400, 'ValidationError');
    await signedInBy(await signIn(email, next));
    expect(await letterTo(email, 'password-changed')).toBeDefined();
  });

  it('is answered alike for an address without a confirmed account, which gets no letter', async () => {
    const { email } = await registered();
    await letterTo(email, 'confirm-address');
    const unknown = newAddress();
    for (const address of [email, unknown])
      expect(await (await forget(address)).json()).toEqual({ ok: true });
    // Later letters come after those that were asked for before.
    const known = await confirmedAccount();
    await forget(known.email);
    await letterTo(known.email, 'reset-password');
    expect(await lettersTo(unknown)).toEqual([]);
    expect((await lettersTo(email)).map(({ kind }) => kind)).toEqual(['confirm-address']);
  });

  it('is asked for a limited number of times by a client: 429', async () => {
    const client = newClient();
    const email = newAddress();
    const statuses: number[] = [];
    while (statuses.length < 6) {
      const { status } = await askContent('/auth/forgot-password', { body: { email }, client });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a change of the password', () => {
  const change = (token: string | undefined, body: object) =>
    askContent('/auth/change-password', { body, ...(token !== undefined && { token }) });

  it('needs the current one, and voids every earlier token', async () => {
    const { email, password, jwt: token } = await confirmedAccount();
    await nextSecond();
    const next = newPassword();
    const body = { currentPassword: password, password: next, passwordConfirmation: next };
    await strapiRefused(await change(undefined, body), 403, 'ForbiddenError', 'Forbidden');
    await strapiRefused(
      await change(token, { ...body, currentPassword: 'another one' }),
      400,
      'ValidationError',
      'The provided current password is invalid',
    );
    await strapiRefused(
      await change(token, { ...body, passwordConfirmation: password }),
      400,
      'ValidationError',
      'Passwords do not match',
    );
    await strapiRefused(
      await change(token, { ...body, password, passwordConfirmation: password }),
      400,
      'ValidationError',
      'Your new password must be different than your current password',
    );
    const { jwt: renewed } = await signedInBy(await change(token, body));
    await strapiRefused(await me(token), 401, 'UnauthorizedError');
    expect((await me(renewed)).status).toBe(200);
    await signedInBy(await signIn(email, next));
    expect(await letterTo(email, 'password-changed')).toMatchObject({ kind: 'password-changed' });
  });
});

describe('the holder of a content account', () => {
  it('joins as a creator, by permissions that the next tokens have', async () => {
    const { jwt: token, user } = await confirmedAccount();
    const uid = await uidOf(CONTENT_ISSUER, String(user.id));
    const response = await join(token, joining());
    expect(response.status).toBe(201);
    const { creatorId } = joined.parse(await response.json());
    expect((await recordsOfUser(uid)).records.map(({ id }) => id)).toEqual([creatorId]);
    expect(await firebaseClaims(token)).toMatchObject({ uid, permissions: ['feature:creator-profile'] });
    const query = '?populate[role][populate][0]=permissions';
    expect(await (await me(token, query)).json()).toMatchObject({
      role: { type: 'creator', permissions: [{ action: 'feature:creator-profile' }] },
    });
    await database.recursiveDelete(database.doc(`creators/${creatorId}`));
  });

  it('gets a token for the support tool', async () => {
    const { jwt: token, user, email } = await confirmedAccount();
    const answer = await answered(
      await askFor(names.paths.supportToken, token),
      z.object({ jwt: z.string() }),
    );
    expect(jwt.verify(answer.jwt, names.supportToolSecret)).toMatchObject({
      sub: await uidOf(CONTENT_ISSUER, String(user.id)),
      email,
      name: user.username,
    });
  });

  it('has a token that is verified with the published keys', async () => {
    const { jwt: token } = await confirmedAccount();
    const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });
    const { keys } = keySet.parse(await (await askContent('/jwks.json')).json());
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const key = keys.find(({ kid }) => kid === jwt.decode(token, { complete: true })?.header.kid);
    if (key === undefined) throw new Error('The key is not published');
    jwt.verify(token, createPublicKey({ key, format: 'jwk' }), {
      algorithms: ['RS256'],
      issuer: CONTENT_ISSUER,
    });
  });

  it('is refused once Firebase has revoked the tokens, disabled or deleted the account', async () => {
    const { jwt: token, user } = await confirmedAccount();
    const uid = await uidOf(CONTENT_ISSUER, String(user.id));
    await getAuth().updateUser(uid, { disabled: true });
    await refused(await askFor(names.paths.token, token), 403, 'forbidden');
    await getAuth().updateUser(uid, { disabled: false });
    await firebaseClaims(token);
    await nextSecond();
    await getAuth().revokeRefreshTokens(uid);
    await refused(await askFor(names.paths.token, token), 401, 'login_required');
    await getAuth().deleteUser(uid);
    await refused(await askFor(names.paths.token, token), 401, 'login_required');
  });

  it('is not recognised by a token with parts of the other issuer', async () => {
    const { jwt: token } = await confirmedAccount();
    const { access_token: accessToken } = await signInAt(newAddress());
    const [ourHeader, ourClaims, ourSignature] = token.split('.');
    const [theirHeader, theirClaims, theirSignature] = accessToken.split('.');
    const rewritten = (part: string | undefined, change: object) =>
      Buffer.from(
        JSON.stringify({ ...JSON.parse(Buffer.from(part ?? '', 'base64url').toString()), ...change }),
      ).toString('base64url');
    for (const forged of [
      `${theirHeader}.${ourClaims}.${ourSignature}`,
      `${ourHeader}.${theirClaims}.${theirSignature}`,
      `${ourHeader}.${rewritten(ourClaims, { iss: ISSUER })}.${ourSignature}`,
      `${theirHeader}.${rewritten(theirClaims, { iss: CONTENT_ISSUER })}.${theirSignature}`,
      `${ourHeader}.${rewritten(ourClaims, { aud: names.identity.audience })}.${ourSignature}`,
    ]) {
      await refused(await askFor(names.paths.token, forged), 401, 'invalid_token');
      await strapiRefused(await me(forged), 401, 'UnauthorizedError', 'Missing or invalid credentials');
    }
    // A token of the provider is no token of the content backend.
    await strapiRefused(await me(accessToken), 401, 'UnauthorizedError');
    await strapiRefused(await askContent('/users/me'), 403, 'ForbiddenError', 'Forbidden');
  });
});

describe('a user of the identity provider', () => {
  const callback = (token: string) => askContent(`/auth/auth0/callback?access_token=${token}`);

  it('has one content account of their own, whatever address another account has', async () => {
    const local = await confirmedAccount();
    const { access_token: accessToken } = await signInAt(local.email);
    const answers = await Promise.all([callback(accessToken), callback(accessToken)]);
    const [one, other] = await Promise.all(answers.map(signedInBy));
    expect(one?.user).toEqual(other?.user);
    expect(one?.user).toMatchObject({ provider: 'auth0', confirmed: true, email: local.email });
    expect(one?.user.id).not.toBe(local.user.id);
    expect(await firebaseClaims(one?.jwt ?? '')).toMatchObject({
      uid: await uidOf(ISSUER, subjectOf(local.email)),
    });
  });

  it('is asked for a token that is valid', async () => {
    const { jwt: token } = await confirmedAccount();
    await strapiRefused(await callback(token), 401, 'UnauthorizedError');
    await strapiRefused(await callback('a.b.c'), 401, 'UnauthorizedError');
    await strapiRefused(
      await askContent('/auth/auth0/callback'),
      400,
      'ApplicationError',
      'No access_token.',
    );
    await strapiRefused(
      await askContent('/auth/google/callback?access_token=x'),
      400,
      'ApplicationError',
      'This provider is disabled',
    );
  });

  it('may sign in by e-mail too, once both accounts are proven and linked', async () => {
    const local = await confirmedAccount();
    const { access_token: accessToken } = await signInAt(local.email);
    const link = (change: object) =>
      askContent('/auth/auth0/link', {
        body: { identifier: local.email, password: local.password, access_token: accessToken, ...change },
      });
    await strapiRefused(
      await link({ password: 'a wrong one' }),
      400,
      'ValidationError',
      'Invalid identifier or password',
    );
    await strapiRefused(await link({ access_token: local.jwt }), 401, 'UnauthorizedError');
    await firebaseClaims(accessToken);
    const { jwt: token, user } = await signedInBy(await link({}));
    expect(user.id).toBe(local.user.id);
    const uid = await uidOf(ISSUER, subjectOf(local.email));
    expect(await firebaseClaims(token)).toMatchObject({ uid });
    await refused(await askFor(names.paths.token, local.jwt), 401, 'login_required');
    const { jwt: again } = await signedInBy(await signIn(local.email, local.password));
    expect(await firebaseClaims(again)).toMatchObject({ uid });
    // A new password ends the sessions by the old one.
    await nextSecond();
    const next = newPassword();
    const body = { currentPassword: local.password, password: next, passwordConfirmation: next };
    await signedInBy(await askContent('/auth/change-password', { body, token: again }));
    await refused(await askFor(names.paths.token, again), 401, 'login_required');
    const { access_token: other } = await signInAt(newAddress());
    await firebaseClaims(other);
    const linked = { identifier: local.email, password: next, access_token: other };
    await strapiRefused(
      await askContent('/auth/auth0/link', { body: linked }),
      400,
      'ApplicationError',
      'The account is linked to another user',
    );
  });

  it('is not linked to an account that has content of its own', async () => {
    const local = await confirmedAccount();
    const uid = await uidOf(CONTENT_ISSUER, String(local.user.id));
    const list = database.doc(`lists/${newId()}`);
    await list.set({ ownerId: uid, updatedAt: Timestamp.now() });
    const { access_token: accessToken } = await signInAt(local.email);
    await firebaseClaims(accessToken);
    const body = { identifier: local.email, password: local.password, access_token: accessToken };
    await strapiRefused(
      await askContent('/auth/auth0/link', { body }),
      400,
      'ApplicationError',
      'The account has content of its own',
    );
    await list.delete();
  });

  it('is sent to the sign-in of the web', async () => {
    const response = await askContent('/connect/auth0', { language: 'fr' });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/fr/join?provider=auth0']);
    await strapiRefused(
      await askContent('/connect/github'),
      400,
      'ApplicationError',
      'This provider is disabled',
    );
  });
});

describe.each([
  '/auth/local',
  '/auth/local/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/send-email-confirmation',
])('%s', (path) => {
  it('refuses what is missing, of a wrong type, or too long', async () => {
    await strapiRefused(await askContent(path, { body: {} }), 400, 'ValidationError');
    const wrong = {
      identifier: 1,
      username: {},
      email: [],
      password: true,
      passwordConfirmation: 0,
      code: null,
    };
    await strapiRefused(await askContent(path, { body: wrong }), 400, 'ValidationError');
    const long = { email: 'x'.repeat(1_000_000) };
    await strapiRefused(
      await askContent(path, { body: long }),
      413,
      'PayloadTooLargeError',
      'Entity too large',
    );
    await strapiRefused(await askContent(path), 405, 'MethodNotAllowedError');
  });
});

it('answers that there is nothing at other addresses', async () => {
  for (const path of ['', '/', '/users', '/posts', '/auth', '/auth/local/x'])
    await strapiRefused(await askContent(path), 404, 'NotFoundError', 'Not Found');
});
