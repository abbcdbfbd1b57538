import { newId } from '@waymark/model/ids';
import { describe, expect, it } from 'vitest';
import { applicationHeaders } from '../app-check.ts';
import { newAddress } from '../new-address.ts';
import { aCreator } from './people.ts';
import { signInAt } from './provider.ts';
import { ask, askAsAnother, refused } from './requests.ts';

const ISSUER = process.env['WAYMARK_ISSUER'] ?? '';
const HEADER = 'X-Firebase-AppCheck';

/** What the application alone calls. */
const APPLICATION_ONLY = [
  ['POST', '/api/account/export'],
  ['POST', '/api/creators/join'],
  ['PUT', '/api/creators/profile'],
  ['POST', '/api/lists/invitations/accept'],
  ['POST', `/api/instagram/imports/${newId()}/undo`],
  ['POST', '/api/instagram/connection'],
  ['DELETE', `/api/lists/${newId()}`],
  ['POST', '/api/messages'],
  ['POST', `/api/works/${newId()}/publish`],
  ['POST', `/api/works/${newId()}/${newId()}/invitations`],
  ['POST', '/api/works/purge'],
  ['POST', '/api/previews/read'],
  ['DELETE', `/api/previews/${newId()}`],
  ['GET', '/api/search/key'],
  ['POST', '/api/translations'],
] as const;

const askWith = async (method: string, path: string, token: string | undefined) => {
  const { token: user } = await aCreator();
  const headers = { Authorization: `Bearer ${user}`, ...(token !== undefined && { [HEADER]: token }) };
  return askAsAnother(path, { method, headers });
};

describe('App Check', () => {
  it.each(APPLICATION_ONLY)(
    'refuses %s %s of another program, also with the session of a creator',
    async (method, path) => {
      await refused(await askWith(method, path, undefined), 401, 'app-check');
    },
  );

  it('refuses tokens of other projects, other issuers, and what is no token', async () => {
    const { [HEADER]: foreign } = await applicationHeaders(ISSUER, 'another-project');
    const { access_token: access } = await signInAt(newAddress());
    for (const token of [foreign, access, 'a.b.c', 'x'.repeat(10_000)]) {
      await refused(await askWith('GET', '/api/search/key', token), 401, 'app-check');
    }
  });

  it('lets the application in', async () => {
    const { token } = await aCreator();
    const response = await ask('/api/search/key', { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
  });

  it('is not asked for by what other clients call', async () => {
    const { access_token: access } = await signInAt(newAddress());
    const headers = { Authorization: `Bearer ${access}` };
    for (const path of ['/api/auth/token', '/api/support/token']) {
      expect((await askAsAnother(path, { headers })).status).toBe(200);
    }
    for (const path of ['/api/content/jwks.json', '/api/map/0/0/0.json', '/api/search/state']) {
      expect((await askAsAnother(path)).status).toBe(200);
    }
  });

  it('says whether it is required, and whether a token is valid', async () => {
    expect(await (await ask('/api/app-check')).json()).toEqual({ required: true, valid: true });
    expect(await (await askAsAnother('/api/app-check')).json()).toEqual({ required: true, valid: false });
  });

  it('refuses a sender that asks too often, and no other', async () => {
    const [flood, other] = ['203.0.113.77', '203.0.113.78'];
    const statusFor = async (address: string) =>
      (await ask('/api/app-check', { headers: { 'X-Forwarded-For': address } })).status;
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) statuses.push(await statusFor(flood));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(await statusFor(other)).toBe(200);
  });

  it('gives tokens for the debug token alone', async () => {
    const address = `${ISSUER}app-check/v1/projects/p/apps/1:1:web:1`;
    const exchange = (path: string, body: string) =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    for (const body of ['{"debug_token":"another"}', '{}', 'null', 'no json']) {
      expect((await exchange(`${address}:exchangeDebugToken`, body)).status).toBe(403);
    }
    expect((await exchange(`${address}:exchangeCustomToken`, '{}')).status).toBe(404);
  });
});
