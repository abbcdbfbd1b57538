import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { names } from '../../emulators/names.ts';
import { newAddress } from '../new-address.ts';
import { ownProvider, wait } from './own-provider.ts';
import { changePermission, ISSUER, managementToken, refresh, signInAt, subjectOf } from './provider.ts';
import { ADDRESS } from './requests.ts';

const claimsOf = (token: string) => jwt.decode(token, { json: true }) ?? {};
const keyIdOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;

const authorize = (change: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams({
    client_id: names.identity.clientId,
    redirect_uri: `${ADDRESS}/`,
    response_type: 'code',
    scope: 'openid',
    state: 'state',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...change,
  });
  return fetch(`${ISSUER}authorize?${query}`, { redirect: 'manual' });
};

describe('the local identity provider', () => {
  it('signs a new person in, with the claims of Auth0', async () => {
    const email = newAddress();
    const { access_token: accessToken, id_token: idToken } = await signInAt(email);
    expect(claimsOf(accessToken)).toMatchObject({
      iss: ISSUER,
      aud: [names.identity.audience, `${ISSUER}userinfo`],
      sub: subjectOf(email),
      permissions: [],
      'https://waymark.example/email': email,
    });
    expect(claimsOf(idToken)).toMatchObject({ aud: names.identity.clientId, email, email_verified: true });
  });

  it.each(names.identity.people)('knows $email', async ({ email, subject, permissions }) => {
    const { access_token: token } = await signInAt(email);
    expect(claimsOf(token)).toMatchObject({
      sub: subject,
      permissions: expect.arrayContaining([...permissions]),
    });
  });

  it('applies a granted or revoked permission to the next tokens', async () => {
    const email = newAddress();
    let tokens = await signInAt(email);
    await changePermission(subjectOf(email), 'write:creators', 'POST');
    tokens = await refresh(tokens.refresh_token);
    expect(claimsOf(tokens.access_token)['permissions']).toEqual(['write:creators']);
    await changePermission(subjectOf(email), 'write:creators', 'DELETE');
    tokens = await refresh(tokens.refresh_token);
    expect(claimsOf(tokens.access_token)['permissions']).toEqual([]);
  });

  it('answers that a sign-in is required where it may not ask', async () => {
    const response = await authorize({ prompt: 'none' });
    const { origin, searchParams } = new URL(response.headers.get('location') ?? '');
    expect(origin).toBe(ADDRESS);
    expect(searchParams.get('error')).toBe('login_required');
  });

  it.each([
    ['to another site', { redirect_uri: 'https://evil.example/' }, 400],
    ['for another client', { client_id: 'somebody-else' }, 400],
  ])('does not redirect %s', async (_what, change, status) => {
    expect((await authorize(change)).status).toBe(status);
  });

  it('gives no code without PKCE', async () => {
    const response = await authorize({ code_challenge: '', code_challenge_method: '' });
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    expect(searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    ['nowhere', '', 200, null],
    ['home', `&returnTo=${encodeURIComponent(`${ADDRESS}/`)}`, 302, `${ADDRESS}/`],
    ['home in French', `&returnTo=${encodeURIComponent(`${ADDRESS}/fr`)}`, 302, `${ADDRESS}/fr`],
    ['to another site', '&returnTo=https://evil.example/', 400, null],
    ['to another path', `&returnTo=${encodeURIComponent(`${ADDRESS}/evil`)}`, 400, null],
  ])('signs out and redirects %s', async (_where, query, status, location) => {
    const address = `${ISSUER}v2/logout?client_id=${names.identity.clientId}${query}`;
    const response = await fetch(address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('refuses management without a management token', async () => {
    const { access_token: token } = await signInAt(newAddress());
    for (const authorization of ['', 'Bearer a.b.c', `Bearer ${token}`]) {
      const response = await fetch(`${ISSUER}api/v2/users/auth0%7Cvisitor/permissions`, {
        headers: { authorization },
      });
      expect(response.status).toBe(401);
    }
  });
});

const userInfo = (authorization: string, options: RequestInit = {}, issuer = ISSUER) =>
  fetch(`${issuer}userinfo`, { ...options, headers: { authorization, ...options.headers } });

describe('the profile of a person', () => {
  it('is given for their access token', async () => {
    const email = newAddress();
    const { access_token: token } = await signInAt(email);
    for (const method of ['GET', 'POST']) {
      const response = await userInfo(`Bearer ${token}`, { method, headers: { origin: ADDRESS } });
      expect(response.headers.get('access-control-allow-origin')).toBe(ADDRESS);
      expect(await response.json()).toEqual({
        sub: subjectOf(email),
        name: expect.any(String),
        email,
        email_verified: true,
      });
    }
  });

  it('is refused without their access token', async () => {
    const { id_token: idToken, access_token: token } = await signInAt(newAddress());
    const others = ['', 'Bearer ', 'Bearer a.b.c', token, idToken, await managementToken()];
    for (const other of [...others, `Bearer ${idToken}`, `Bearer ${await managementToken()}`]) {
      const response = await userInfo(other);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect(await response.text()).toBe('Unauthorized');
    }
  });

  it('cannot be read by a page of another site', async () => {
    const { access_token: token } = await signInAt(newAddress());
    const response = await userInfo(`Bearer ${token}`, { headers: { origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a refresh token', () => {
  it('returns new tokens in its place', async () => {
    const provider = await ownProvider();
    const first = await provider.signInAt(newAddress());
    const second = await provider.refresh(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await provider.refresh(second.refresh_token)).refresh_token).not.toBe(second.refresh_token);
  });

  it('may be used by two tabs at once, and both continue', async () => {
    const provider = await ownProvider();
    const first = await provider.signInAt(newAddress());
    const tabs = await Promise.all([first, first].map((each) => provider.refresh(each.refresh_token)));
    wait(9);
    tabs.push(await provider.refresh(first.refresh_token));
    expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(3);
    wait(60);
    for (const tab of tabs) await provider.refresh(tab.refresh_token);
  });

  it('that is used again after ten seconds revokes every token of its sign-in', async () => {
    const provider = await ownProvider();
    const first = await provider.signInAt(newAddress());
    const second = await provider.refresh(first.refresh_token);
    // A use within the interval does not extend it.
    wait(6);
    const third = await provider.refresh(first.refresh_token);
    wait(5);
    await expect(provider.refresh(first.refresh_token)).rejects.toThrow('invalid_grant');
    for (const { refresh_token: token } of [first, second, third]) {
      await expect(provider.refresh(token)).rejects.toThrow('invalid_grant');
    }
  });

  it('of another person is not affected', async () => {
    const provider = await ownProvider();
    const [thief, other] = [await provider.signInAt(newAddress()), await provider.signInAt(newAddress())];
    await provider.refresh(thief.refresh_token);
    wait(11);
    await expect(provider.refresh(thief.refresh_token)).rejects.toThrow('invalid_grant');
    await provider.refresh(other.refresh_token);
  });
});

describe('a code', () => {
  it('works once, even if it is used twice at the same time', async () => {
    const provider = await ownProvider();
    const exchange = await provider.codeFor(newAddress());
    await exchange();
    await expect(exchange()).rejects.toThrow('invalid_grant');
  });
});

describe('a rotation of keys', () => {
  it('signs with the announced key, and drops the previous key and its tokens', async () => {
    const provider = await ownProvider();
    const before = await provider.kids();
    expect(before).toHaveLength(2);
    const first = await provider.signInAt(newAddress());
    expect(keyIdOf(first.access_token)).toBe(before[0]);
    expect(await provider.rotateKeys()).toBe(`The identity provider signs with the key ${before[1]} now.\n`);
    const after = await provider.kids();
    expect([after.length, after[0]]).toEqual([2, before[1]]);
    expect(before).not.toContain(after[1]);
    const second = await provider.refresh(first.refresh_token);
    expect(keyIdOf(second.access_token)).toBe(before[1]);
    const asked = [first, second].map((each) => userInfo(`Bearer ${each.access_token}`, {}, provider.issuer));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 200]);
  });
});
