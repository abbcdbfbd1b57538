import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logProviderUnavailable, logStaleKey } from '../platform/log.ts';
import { signingKeys } from './signing-keys.ts';

vi.mock(import('../platform/log.ts'));

const ISSUER = 'https://tenant.example/';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const pair = (modulusLength = 2_048) => generateKeyPairSync('rsa', { modulusLength });
const [first, second] = [pair(), pair()];

const jwkOf = (kid: string, { publicKey } = first, change: object = {}) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  use: 'sig',
  alg: 'RS256',
  ...change,
});
const pemOf = ({ publicKey }: { publicKey: KeyObject } = first) =>
  String(publicKey.export({ type: 'spki', format: 'pem' }));
const pemsOf = (keyOf: ReturnType<typeof signingKeys>) => async (kid: string) =>
  pemOf({ publicKey: await keyOf(kid) });

const unavailable = { code: 'provider-unavailable', status: 503 };
const unknown = { code: 'invalid_token', status: 401 };

/** A provider with these keys, and a stopped clock. */
function provider(...keys: unknown[]) {
  const there = { keys, isDown: false, asked: 0, now: 0 };
  const fetch = vi.fn(async (_address: string | URL | Request, _init?: RequestInit) => {
    there.asked++;
    if (there.isDown) throw new TypeError('fetch failed');
    return Response.json({ keys: there.keys });
  });
  return { there, fetch, keyOf: pemsOf(signingKeys(ISSUER, { fetch, now: () => there.now })) };
}

beforeEach(() => {
  vi.mocked(logProviderUnavailable).mockReset();
  vi.mocked(logStaleKey).mockReset();
});

describe('the keys of the provider', () => {
  it('are fetched once for all callers, from below the issuer', async () => {
    const { fetch, keyOf } = provider(jwkOf('k1'), jwkOf('k2', second));
    const all = await Promise.all([keyOf('k1'), keyOf('k2'), keyOf('k1')]);
    expect(all).toEqual([pemOf(first), pemOf(second), pemOf(first)]);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([`${ISSUER}.well-known/jwks.json`]);
  });

  it('are fresh for ten minutes', async () => {
    const { there, keyOf } = provider(jwkOf('k1'));
    await keyOf('k1');
    there.now = 10 * MINUTE - 1;
    await keyOf('k1');
    expect(there.asked).toBe(1);
    there.now = 10 * MINUTE;
    await keyOf('k1');
    expect(there.asked).toBe(2);
  });

  it('are refused after their removal: when the cached set expires', async () => {
    const { there, keyOf } = provider(jwkOf('old'));
    await keyOf('old');
    there.keys = [jwkOf('new', second)];
    there.now = 10 * MINUTE - 1;
    expect(await keyOf('old')).toBe(pemOf(first));
    there.now = 10 * MINUTE;
    await expect(keyOf('old')).rejects.toMatchObject(unknown);
    expect(await keyOf('new')).toBe(pemOf(second));
  });

  it('are refused after their removal: as soon as the new key is known', async () => {
    const { there, keyOf } = provider(jwkOf('old'));
    await keyOf('old');
    there.keys = [jwkOf('new', second)];
    there.now = 30 * SECOND;
    expect(await keyOf('new')).toBe(pemOf(second));
    await expect(keyOf('old')).rejects.toMatchObject(unknown);
  });

  it('may change under the same id', async () => {
    const { there, keyOf } = provider(jwkOf('k1'));
    await keyOf('k1');
    there.keys = [jwkOf('k1', second)];
    there.now = 10 * MINUTE;
    expect(await keyOf('k1')).toBe(pemOf(second));
  });

  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  it.each([
    ['not of RSA', { ...elliptic, n: 'A'.repeat(342), kid: 'k', use: 'sig' }],
    ['a secret', { kty: 'oct', k: 'c2VjcmV0', kid: 'k', use: 'sig', alg: 'HS256' }],
    ['to encrypt with', jwkOf('k', first, { use: 'enc' })],
    ['without a use', jwkOf('k', first, { use: undefined })],
    ['for another algorithm', jwkOf('k', first, { alg: 'RS512' })],
    ['broken', jwkOf('k', first, { n: '!' })],
    ['weak', jwkOf('k', pair(1_024))],
    ['private', { ...first.privateKey.export({ format: 'jwk' }), kid: 'k', use: 'sig' }],
    ['without a name', jwkOf('k', first, { kid: undefined })],
    ['named by a number', jwkOf('k', first, { kid: 7 })],
  ])('that are %s are ignored', async (_what, key) => {
    const { keyOf } = provider(key, jwkOf('good', second));
    expect(await keyOf('good')).toBe(pemOf(second));
    for (const kid of ['k', '7', 'undefined', '']) await expect(keyOf(kid)).rejects.toMatchObject(unknown);
  });
});

describe('a flood of unknown keys', () => {
  it('causes one request in 30 seconds, and a rotation is still noticed', async () => {
    const { there, keyOf } = provider(jwkOf('old'));
    await keyOf('old');
    for (let at = 1; at <= 120; at++) {
      there.now = at * SECOND;
      if (at === 40) there.keys = [jwkOf('new', second), jwkOf('old')];
      const flood = Array.from({ length: 20 }, (_, number) => keyOf(`unknown-${at}-${number}`));
      const rotated = await keyOf('new').catch((error: unknown) => error);
      if (at < 60) expect(rotated).toMatchObject(unknown);
      else expect(rotated).toBe(pemOf(second));
      for (const answer of await Promise.allSettled(flood)) {
        expect(answer).toMatchObject({ status: 'rejected', reason: unknown });
      }
      expect(await keyOf('old')).toBe(pemOf(first));
    }
    expect(there.asked).toBe(1 + 120 / 30);
  });

  it('during an outage causes one attempt in five seconds, and known keys stay valid', async () => {
    const { there, keyOf } = provider(jwkOf('k1'));
    await keyOf('k1');
    there.isDown = true;
    for (let at = 30; at < 60; at++) {
      there.now = at * SECOND;
      await expect(keyOf('unknown')).rejects.toMatchObject(unavailable);
      expect(await keyOf('k1')).toBe(pemOf(first));
    }
    expect(there.asked).toBe(1 + 30 / 5);
  });
});

describe('a provider that is down', () => {
  it('leaves known keys valid for 30 minutes in total, and is asked again after five seconds', async () => {
    const { there, keyOf } = provider(jwkOf('k1'));
    await keyOf('k1');
    there.isDown = true;
    for (let at = 10 * MINUTE; at < 30 * MINUTE; at += SECOND) {
      there.now = at;
      expect(await keyOf('k1')).toBe(pemOf(first));
    }
    expect(there.asked).toBe(1 + (20 * 60) / 5);
    expect(logStaleKey).toHaveBeenCalledTimes((20 * 60) / 5);
    expect(logProviderUnavailable).not.toHaveBeenCalled();
    there.now = 30 * MINUTE;
    await expect(keyOf('k1')).rejects.toMatchObject(unavailable);
    expect(logProviderUnavailable).toHaveBeenCalledOnce();
    there.isDown = false;
    there.now += 5 * SECOND;
    expect(await keyOf('k1')).toBe(pemOf(first));
  });

  it('is asked once for all callers within five seconds, and logged once', async () => {
    const { there, keyOf } = provider(jwkOf('k1'));
    there.isDown = true;
    for (there.now = 0; there.now < 5 * SECOND; there.now += SECOND) {
      for (const answer of await Promise.allSettled([keyOf('k1'), keyOf('k2')])) {
        expect(answer).toMatchObject({ status: 'rejected', reason: unavailable });
      }
    }
    expect([there.asked, vi.mocked(logProviderUnavailable).mock.calls.length]).toEqual([1, 1]);
    there.isDown = false;
    expect(await keyOf('k1')).toBe(pemOf(first));
  });
});

/** The result for keys at an address of this machine. */
async function keysOf(listener: RequestListener, timeout = 200): Promise<(kid: string) => Promise<string>> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return pemsOf(signingKeys(`http://127.0.0.1:${address.port}/`, { timeout }));
}

const good = JSON.stringify({ keys: [jwkOf('k1')] });

describe('an answer of the provider', () => {
  it('is taken as it is', async () => {
    // Leaves time for a busy machine.
    const keyOf = await keysOf((_request, response) => response.end(good), 30_000);
    expect(await keyOf('k1')).toBe(pemOf(first));
  });

  it.each<[string, RequestListener]>([
    ['none at all', () => {}],
    ['a broken connection', (_request, response) => response.destroy()],
    [
      'one that never ends',
      (_request, response) => {
        response.write(good.slice(0, 20));
      },
    ],
    [
      'one that comes in drops',
      (_request, response) => {
        const drops = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(drops));
      },
    ],
    ['an error', (_request, response) => response.writeHead(500).end(good)],
    ['rubbish', (_request, response) => response.end('<html>')],
    ['nothing', (_request, response) => response.end()],
    ['null', (_request, response) => response.end('null')],
    ['no list of keys', (_request, response) => response.end('{"keys": {"k1": true}}')],
    ['a list of something else', (_request, response) => response.end('{"keys": ["k1"]}')],
    ['no keys', (_request, response) => response.end('{"keys": []}')],
    [
      'one of megabytes',
      (_request, response) => response.end(`${good.slice(0, -1)}, "more": "${'x'.repeat(2_000_000)}"}`),
    ],
    [
      'one that leads elsewhere',
      (request, response) =>
        request.url === '/keys' ? response.end(good) : response.writeHead(302, { location: '/keys' }).end(),
    ],
  ])('that is %s is none: 503', async (_what, listener) => {
    const keyOf = await keysOf(listener);
    const started = performance.now();
    await expect(keyOf('k1')).rejects.toMatchObject(unavailable);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
