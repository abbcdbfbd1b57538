import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logProviderUnavailable } from '../platform/log.ts';
import { createManagement } from './management.ts';

vi.mock(import('../platform/log.ts'));

const ISSUER = 'https://tenant.example/';
const provider = {
  issuer: ISSUER,
  audience: 'https://api.waymark.example',
  management: { clientId: 'functions', clientSecret: 'secret' },
};

/** A provider that issues tokens `t1`, `t2`… for an hour and accepts those that it has not revoked. */
function managed() {
  const there = { now: 0, given: 0, revoked: new Set<string>(), isDown: false, status: 201, life: 3_600 };
  const fetch = vi.fn(async (address: string | URL | Request, init?: RequestInit) => {
    if (there.isDown) throw new TypeError('fetch failed');
    if (String(address) === `${ISSUER}oauth/token`) {
      return Response.json({ access_token: `t${++there.given}`, expires_in: there.life });
    }
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    if (there.revoked.has(token)) return Response.json({ error: 'Unauthorized' }, { status: 401 });
    return new Response(null, { status: there.status });
  });
  const management = createManagement(provider, { fetch, now: () => there.now });
  const grant = (subject = 'auth0|ada') => management.grant(subject, 'feature:creator-profile');
  return { there, fetch, grant, management };
}

const many = <Result>(count: number, run: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, run));
const unavailable = { code: 'provider-unavailable', status: 503 };

beforeEach(() => {
  vi.mocked(logProviderUnavailable).mockReset();
});

describe('a permission is granted', () => {
  it('at the provider, with a token for its management API', async () => {
    const { fetch, grant } = managed();
    await grant('auth0|a/b');
    const [asked, granted] = fetch.mock.calls;
    expect(asked?.[0]).toBe(`${ISSUER}oauth/token`);
    expect(String(asked?.[1]?.body)).toBe(
      new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: 'functions',
        client_secret: 'secret',
        audience: `${ISSUER}api/v2/`,
      }).toString(),
    );
    expect(granted?.[0]).toBe(`${ISSUER}api/v2/users/auth0%7Ca%2Fb/permissions`);
    expect(granted?.[1]).toMatchObject({ method: 'POST', redirect: 'error' });
    expect(JSON.parse(String(granted?.[1]?.body))).toEqual({
      permissions: [
        { resource_server_identifier: provider.audience, permission_name: 'feature:creator-profile' },
      ],
    });
  });

  it('with one token for all requests, until a minute before its end', async () => {
    const { there, grant } = managed();
    await many(50, grant);
    there.now = (3_600 - 60) * 1_000 - 1;
    await grant();
    expect(there.given).toBe(1);
    there.now++;
    await many(50, grant);
    expect(there.given).toBe(2);
  });

  it('with one new token for all requests whose token was refused', async () => {
    const { there, grant } = managed();
    await grant();
    there.revoked.add('t1');
    await many(50, grant);
    expect(there.given).toBe(2);
    await grant();
    expect(there.given).toBe(2);
  });

  it('at the third attempt, where the provider fails twice', async () => {
    const { fetch, grant } = managed();
    await grant();
    fetch.mockResolvedValueOnce(new Response(null, { status: 502 }));
    fetch.mockRejectedValueOnce(new TypeError('fetch failed'));
    await grant();
    expect(fetch).toHaveBeenCalledTimes(2 + 3);
  });
});

describe('a permission is not granted, and the failure is reported and logged,', () => {
  it('where every token is refused: after the second', async () => {
    const { there, grant } = managed();
    there.revoked.add('t1').add('t2');
    await expect(grant()).rejects.toMatchObject(unavailable);
    expect(there.given).toBe(2);
    expect(logProviderUnavailable).toHaveBeenCalledOnce();
  });

  it.each([400, 403, 404])('where the provider answers %d: at once', async (status) => {
    const { there, fetch, grant } = managed();
    there.status = status;
    await expect(grant()).rejects.toMatchObject(unavailable);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('where the provider is down: it is asked twice for all within five seconds', async () => {
    const { there, fetch, grant } = managed();
    there.isDown = true;
    for (const answer of await Promise.allSettled([grant(), grant(), grant()])) {
      expect(answer).toMatchObject({ status: 'rejected', reason: unavailable });
    }
    there.now = 4_999;
    await expect(grant()).rejects.toMatchObject(unavailable);
    expect(fetch).toHaveBeenCalledTimes(2);
    there.isDown = false;
    there.now = 5_000;
    await grant();
  });

  it.each([
    ['no token', {}],
    ['an empty token', { access_token: '', expires_in: 60 }],
    ['a token without an end', { access_token: 't' }],
    ['a token that is a list', { access_token: ['t'], expires_in: 60 }],
    ['rubbish', '<html>'],
  ])('where the provider gives %s', async (_what, answer) => {
    const { fetch, grant } = managed();
    fetch.mockImplementationOnce(async () => Response.json(answer));
    await expect(grant()).rejects.toMatchObject(unavailable);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('without its secret or its token in the log', async () => {
    const { there, grant } = managed();
    there.status = 500;
    const error: unknown = await grant().catch((refusal: unknown) => refusal);
    const logged = vi.mocked(logProviderUnavailable).mock.calls.map(([, reason]) => String(reason));
    expect(logged).toHaveLength(1);
    for (const text of [JSON.stringify(error), ...logged]) expect(text).not.toMatch(/secret|t1/);
  });
});

describe('a user of the provider', () => {
  it('has the known permissions of our API', async () => {
    const { fetch, management } = managed();
    const answer = (name: string, api = provider.audience) => ({
      permission_name: name,
      resource_server_identifier: api,
      sources: [],
    });
    fetch.mockImplementation(async (address) =>
      String(address) === `${ISSUER}oauth/token`
        ? Response.json({ access_token: 't', expires_in: 3_600 })
        : Response.json([
            answer('feature:creator-profile'),
            answer('write:creators', 'https://other.example'),
            answer('x'),
          ]),
    );
    expect(await management.permissionsOf('auth0|a/b')).toEqual(['feature:creator-profile']);
    expect(String(fetch.mock.lastCall?.[0])).toContain('users/auth0%7Ca%2Fb/permissions?');
  });

  it('has no permissions where they are not there', async () => {
    const { there, management } = managed();
    there.status = 404;
    expect(await management.permissionsOf('auth0|ada')).toEqual([]);
  });

  it('is deleted, looked for and signed out at their address', async () => {
    const { there, fetch, management } = managed();
    there.status = 204;
    await management.deleteUser('auth0|a/b');
    await management.endSessions('auth0|a/b');
    expect(await management.hasUser('auth0|a/b')).toBe(true);
    const user = `${ISSUER}api/v2/users/auth0%7Ca%2Fb`;
    expect(fetch.mock.calls.slice(1).map(([address, init]) => [init?.method, address])).toEqual([
      ['DELETE', user],
      ['DELETE', `${user}/refresh-tokens`],
      ['DELETE', `${user}/sessions`],
      ['GET', user],
    ]);
  });

  it('who is not there is not deleted again', async () => {
    const { there, management } = managed();
    there.status = 404;
    await management.deleteUser('auth0|ada');
    await management.endSessions('auth0|ada');
    expect(await management.hasUser('auth0|ada')).toBe(false);
    expect(logProviderUnavailable).not.toHaveBeenCalled();
  });

  it('cannot be deleted while the provider does not answer or refuses', async () => {
    const { there, management } = managed();
    there.status = 403;
    await expect(management.deleteUser('auth0|ada')).rejects.toMatchObject(unavailable);
    there.isDown = true;
    await expect(management.hasUser('auth0|ada')).rejects.toMatchObject(unavailable);
  });
});
