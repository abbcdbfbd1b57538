import { describe, expect, it } from 'vitest';
import { names } from '../../emulators/names.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { codeIn, lettersTo } from '../letters.ts';
import { newAddress } from '../new-address.ts';
import { firebaseClaims } from './accounts.ts';
import {
  askContent,
  confirmedAccount,
  letterTo,
  me,
  newClient,
  newPassword,
  nextSecond,
  registered,
  signedInBy,
  signIn,
  strapiRefused,
} from './content-accounts.ts';
import { ADDRESS, askFor, refused } from './requests.ts';

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
    const most = isFullRun ? 50 : 30;
    while (answers.length < most) {
      const few = Array.from({ length: 5 }, () => signIn(email, 'a wrong one', client));
      answers.push(...(await Promise.all(few)));
    }
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    // What the database does not count in time is refused only by the count of its own process.
    expect(statuses.slice(10, 25).filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
    expect(statuses.slice(25)).toEqual(Array(most - 25).fill(429));
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
