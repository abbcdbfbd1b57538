import { uidOf } from '@waymark/model/uid';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { names } from '../../emulators/names.ts';
import { enqueueSweeps } from '../../functions/src/publish/sweep-queue.ts';
import { codeIn, lettersTo } from '../letters.ts';
import { newAddress } from '../new-address.ts';
import { firebaseClaims } from './accounts.ts';
import {
  askContent,
  CONTENT_ISSUER,
  confirm,
  confirmedAccount,
  contentUser,
  letterTo,
  me,
  newClient,
  newPassword,
  registered,
  signedInBy,
  signIn,
  strapiRefused,
} from './content-accounts.ts';
import { database } from './database.ts';
import { join, joining } from './joins.ts';
import { ADDRESS, askFor, refused } from './requests.ts';
import { soon } from './soon.ts';

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
