import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type InstagramServer, startInstagram } from '../../../emulators/instagram/instagram.ts';
import { makeMedia } from '../../../emulators/instagram/made-media.ts';
import { foundMedia } from '../../../functions/src/instagram/api/found-media.ts';
import {
  accountOf,
  authorizeAddress,
  exchangeCode,
  type InstagramApp,
  longLivedToken,
  mediaFile,
  mediaPage,
  oneMedium,
  refreshedToken,
} from '../../../functions/src/instagram/api/instagram-api.ts';
import { InstagramError } from '../../../functions/src/instagram/api/instagram-error.ts';

const REDIRECT = 'http://127.0.0.1:5000/api/instagram/callback';
const MOST = 1_000_000;
const DAY = 86_400_000;

let server: InstagramServer;
let app: InstagramApp;
let now = Date.now();

beforeAll(async () => {
  const registered = { appId: '990', appSecret: 'secret', redirectUris: [REDIRECT] };
  server = await startInstagram({ port: 0, app: registered, now: () => now });
  app = { appId: '990', appSecret: 'secret', redirectUri: REDIRECT, origin: server.origin };
});
afterAll(() => server.stop());
afterEach(() => {
  server.faults.clear();
  server.state.addressLife = 3_600_000;
});

/** Allows the access, or refuses it, on the page of Instagram. @returns where Instagram sends the person */
async function decide(decision: 'allow' | 'deny', account = 'waymark.demo', state = 'state'): Promise<URL> {
  const address = new URL(authorizeAddress(app, state));
  const page = await fetch(address);
  expect(page.status).toBe(200);
  const body = new URLSearchParams({ ...Object.fromEntries(address.searchParams), account, decision });
  const answer = await fetch(new URL('/oauth/authorize', address), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return new URL(answer.headers.get('Location') ?? '');
}

async function aToken(account?: string): Promise<string> {
  const code = (await decide('allow', account)).searchParams.get('code') ?? '';
  return (await longLivedToken(app, await exchangeCode(app, code))).token;
}

/** The fault of a request that fails. */
async function faultOf(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => 'none',
    (error) => (error instanceof InstagramError ? error.fault : error),
  );
}

describe('the login', () => {
  it('leads back with a code, which gives a token of 60 days once', async () => {
    const back = await decide('allow', 'waymark.demo', 'my state');
    expect(back.origin + back.pathname).toBe(REDIRECT);
    expect(back.searchParams.get('state')).toBe('my state');
    const code = back.searchParams.get('code') ?? '';
    const short = await exchangeCode(app, code);
    const long = await longLivedToken(app, short);
    expect(long.expiresIn).toBe(60 * 86_400);
    expect(await accountOf(app, long.token)).toEqual({ id: expect.any(String), username: 'waymark.demo' });
    expect(await faultOf(exchangeCode(app, code))).toBe('refused');
    expect(await faultOf(longLivedToken(app, long.token))).toBe('disconnected');
  });

  it('leads back with an error where the person refuses', async () => {
    const { searchParams } = await decide('deny');
    expect([searchParams.get('code'), searchParams.get('error')]).toEqual([null, 'access_denied']);
  });

  it('refuses another secret, and an address that is not registered', async () => {
    const code = (await decide('allow')).searchParams.get('code') ?? '';
    expect(await faultOf(exchangeCode({ ...app, appSecret: 'other' }, code))).toBe('refused');
    const elsewhere = authorizeAddress({ ...app, redirectUri: 'https://evil.example/' }, 's');
    expect((await fetch(elsewhere)).status).toBe(400);
  });

  it('renews a token that is a day old, and none that expired', async () => {
    const token = await aToken();
    expect(await faultOf(refreshedToken(app, token))).toBe('disconnected');
    now += DAY;
    const renewed = await refreshedToken(app, token);
    now += 59 * DAY + 1;
    expect(await faultOf(accountOf(app, token))).toBe('disconnected');
    expect(await accountOf(app, renewed.token)).toMatchObject({ username: 'waymark.demo' });
  });
});

describe('media', () => {
  it('come page by page, each once, with carousels and the covers of videos', async () => {
    server.state.addAccount('many', makeMedia(130, { newest: Math.floor(now / 1_000) }));
    const token = await aToken('many');
    const ids: string[] = [];
    let after: string | undefined;
    let pages = 0;
    do {
      const page = await mediaPage(app, token, { after, limit: 50 });
      const { found, without } = await foundMedia(page.media, undefined);
      expect([page.unknown, without]).toEqual([0, []]);
      ids.push(...found.map(({ item }) => item.mediaId));
      for (const { item, addresses } of found) expect(addresses).toHaveLength(item.photosFound);
      after = page.after;
      pages++;
    } while (after !== undefined);
    expect([pages, ids.length, new Set(ids).size]).toEqual([3, 130, 130]);
  });

  it('have captions, times and links as items of an import', async () => {
    const token = await aToken();
    const { media } = await mediaPage(app, token, { after: undefined, limit: 10 });
    const { found } = await foundMedia(media, undefined);
    expect(found[5]?.item).toMatchObject({ type: 'post', photosFound: 3, videos: 1, positionFrom: null });
    expect(found[6]?.item).toMatchObject({ type: 'reel', photosFound: 1, videos: 1 });
    expect(found[0]?.item.caption).toContain('⚓️');
    expect(found[0]?.item.permalink).toMatch(/^https:\/\/www\.instagram\.com\/p\//);
    expect(found[0]?.item.takenAt).toBe(
      Number(server.state.accounts.get('waymark.demo')?.media[0]?.takenAt) * 1_000,
    );
  });

  it('have files whose addresses expire, and which a new request names again', async () => {
    const token = await aToken();
    server.state.addressLife = 60_000;
    const { media } = await mediaPage(app, token, { after: undefined, limit: 1 });
    const [first] = media;
    const address = first?.media_url ?? '';
    const file = await mediaFile(app, address, MOST);
    expect([file?.type, file?.bytes.subarray(0, 2)]).toEqual(['image/jpeg', Buffer.from([0xff, 0xd8])]);
    await expect(mediaFile(app, address, 100)).rejects.toThrow(RangeError);
    now += 120_000;
    expect(await mediaFile(app, address, MOST)).toBeUndefined();
    const again = await oneMedium(app, token, first?.id ?? '');
    expect((await mediaFile(app, again.media_url ?? '', MOST))?.type).toBe('image/jpeg');
  });

  it('are fetched from the hosts of Instagram alone', async () => {
    for (const address of [
      'http://scontent.cdninstagram.com/a.jpg',
      'https://cdninstagram.com.evil.example/a.jpg',
      'https://169.254.169.254/latest',
      'file:///etc/passwd',
      'nonsense',
    ]) {
      expect(await faultOf(mediaFile(app, address, MOST))).toBe('refused');
    }
  });
});

describe('an error', () => {
  const first = { after: undefined, limit: 5 };

  it.each([
    ['an expired token', { status: 400, code: 190 }, 'disconnected'],
    ['a missing permission', { status: 403, code: 200 }, 'disconnected'],
    ['a limit of the app', { status: 400, code: 4 }, 'limited'],
    ['a limit of the platform', { status: 429, code: 80_002 }, 'limited'],
    ['a fault of Instagram', { status: 500, code: 2 }, 'unavailable'],
    ['a request of another form', { status: 400, code: 100 }, 'refused'],
    ['half a page', { cutOff: true }, 'unavailable'],
  ] as const)('is understood: %s', async (_, fault, expected) => {
    const token = await aToken();
    server.faults.set({ at: 'media', after: 0, ...fault });
    expect(await faultOf(mediaPage(app, token, first))).toBe(expected);
    server.faults.clear();
    expect(await faultOf(mediaPage(app, token, first))).toBe('none');
  });

  it('of a limit says how long to wait', async () => {
    const token = await aToken();
    server.faults.set({ at: 'media', after: 0, status: 429, code: 4, minutes: 60 });
    await expect(mediaPage(app, token, first)).rejects.toMatchObject({ retryAfter: 3_600_000 });
  });

  it('has no part of the token', async () => {
    const token = await aToken();
    await server.stop();
    const error = await mediaPage(app, token, first).catch((error: unknown) => error);
    expect(String(error)).not.toContain(token);
    expect(error).toMatchObject({ fault: 'unavailable' });
    const registered = { appId: '990', appSecret: 'secret', redirectUris: [REDIRECT] };
    server = await startInstagram({ port: 0, app: registered, now: () => now });
    app = { ...app, origin: server.origin };
  });

  it('is foreseen by the usage that Instagram reports', async () => {
    const token = await aToken();
    server.faults.set({ at: 'media', after: 0, usage: 91 });
    expect(await mediaPage(app, token, first)).toMatchObject({ usage: 91 });
  });
});
