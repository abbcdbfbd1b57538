import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { names } from '../../emulators/names.ts';
import { newAddress } from '../new-address.ts';
import { changePermission, ISSUER, manage, refresh, signInAt, subjectOf } from './provider.ts';
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
  it('signs somebody new in, with what Auth0 says of them', async () => {
    const email = newAddress();
    const { access_token: accessToken, id_token: idToken } = await signInAt(email);
    expect(claimsOf(accessToken)).toMatchObject({
      iss: ISSUER,
      aud: names.identity.audience,
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

  it('gives new tokens for a refresh token once, and takes them all back where it is used again', async () => {
    const first = await signInAt(newAddress());
    const second = await refresh(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await expect(refresh(first.refresh_token)).rejects.toThrow('invalid_grant');
    await expect(refresh(second.refresh_token)).rejects.toThrow('invalid_grant');
  });

  it('follows a permission that is granted and taken with the next tokens', async () => {
    const email = newAddress();
    let tokens = await signInAt(email);
    await changePermission(subjectOf(email), 'write:creators', 'POST');
    tokens = await refresh(tokens.refresh_token);
    expect(claimsOf(tokens.access_token)['permissions']).toEqual(['write:creators']);
    await changePermission(subjectOf(email), 'write:creators', 'DELETE');
    tokens = await refresh(tokens.refresh_token);
    expect(claimsOf(tokens.access_token)['permissions']).toEqual([]);
  });

  it('says that somebody has to sign in, where nobody may be asked', async () => {
    const response = await authorize({ prompt: 'none' });
    const { origin, searchParams } = new URL(response.headers.get('location') ?? '');
    expect(origin).toBe(ADDRESS);
    expect(searchParams.get('error')).toBe('login_required');
  });

  it.each([
    ['to another site', { redirect_uri: 'https://evil.example/' }, 400],
    ['for another client', { client_id: 'somebody-else' }, 400],
  ])('sends nobody %s', async (_what, change, status) => {
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
  ])('signs out and leads %s', async (_where, query, status, location) => {
    const address = `${ISSUER}v2/logout?client_id=${names.identity.clientId}${query}`;
    const response = await fetch(address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('is managed by nobody without a token of its own', async () => {
    const { access_token: token } = await signInAt(newAddress());
    for (const authorization of ['', 'Bearer a.b.c', `Bearer ${token}`]) {
      const response = await fetch(`${ISSUER}api/v2/users/auth0%7Cvisitor/permissions`, {
        headers: { authorization },
      });
      expect(response.status).toBe(401);
    }
  });

  it('announces the next key, and still takes what the one before signed after a rotation', async () => {
    const kids = async () => {
      const response = await fetch(`${ISSUER}.well-known/jwks.json`);
      // What it answers is a key set.
      return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
    };
    const before = await kids();
    expect(before.length).toBeGreaterThanOrEqual(2);
    expect(keyIdOf((await signInAt(newAddress())).access_token)).toBe(before[0]);
    expect((await manage('keys/signing/rotate', { method: 'POST' })).status).toBe(201);
    const after = await kids();
    expect([after[0], after[2]]).toEqual([before[1], before[0]]);
    expect(keyIdOf((await signInAt(newAddress())).access_token)).toBe(before[1]);
  });
});
