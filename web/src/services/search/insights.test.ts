// @vitest-environment happy-dom
// @alone

import { exampleHit } from '@waymark/model/testing/example-hit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const DAY = vi.hoisted(() => 86_400_000);
const consent = vi.hoisted(() => ({ isAllowed: vi.fn((_service: string) => true) }));
const session = vi.hoisted(() => ({ currentSession: vi.fn() }));
vi.mock('../../session/consent.ts', () => consent);
vi.mock('../../session/session.ts', () => session);
vi.mock('../../config.ts', () => ({
  config: {
    VITE_ALGOLIA_APP_ID: 'AB12',
    VITE_ALGOLIA_SEARCH_KEY: 'search-key',
    VITE_ALGOLIA_REGION: 'de',
    VITE_ALGOLIA_COOKIE_DURATION_MS: DAY,
  },
}));
// Node would take the client for servers.
// @ts-expect-error The package has types for its main file only.
vi.mock('search-insights', () => import('../../../../node_modules/search-insights/index-browser.mjs'));

const { reportChosen, reportOpened, reportShown, reportUse, forgetReports } = await import('./report.ts');

/** What was written to `document.cookie`: the client does it once. */
const cookies: string[] = [];
vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text));

const sent: { address: URL; event: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent.length = 0;
  consent.isAllowed.mockReturnValue(true);
  session.currentSession.mockReturnValue({ status: 'signed-out' });
  vi.stubGlobal('navigator', {
    cookieEnabled: true,
    sendBeacon: (address: string, body: string) => {
      const { events } = JSON.parse(body);
      for (const event of events) sent.push({ address: new URL(address), event });
      return true;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ORIGIN = { index: 'waymark_new', queryId: 'a'.repeat(32), objectId: 'pins/abc#1', place: 102 };
const HIT = exampleHit({ kind: 'pin', id: 'abc', key: 'pins/abc', origin: ORIGIN });

const events = async (count: number) => {
  await vi.waitFor(() => expect(sent).toHaveLength(count));
  return sent.map(({ event }) => event);
};

test('what a visitor sees, chooses, opens, saves and looks for the way to is reported, with the true query and place', async () => {
  reportShown([HIT, exampleHit({ kind: 'pin', id: 'without' })]);
  await events(1);
  reportChosen(HIT, '/pins/abc');
  await events(2);
  reportOpened('/pins/other');
  reportOpened('/pins/abc');
  await events(3);
  reportOpened('/pins/abc');
  reportUse('saved', 'pins/abc');
  await events(4);
  reportUse('directions', 'pois/never-searched');
  const { index, queryId: queryID, objectId } = ORIGIN;
  const about = { index, objectIDs: [objectId] };
  expect(await events(5)).toEqual([
    expect.objectContaining({ ...about, eventType: 'view', eventName: 'Results shown' }),
    expect.objectContaining({ ...about, eventType: 'click', queryID, positions: [102] }),
    expect.objectContaining({ ...about, eventType: 'conversion', eventName: 'Item opened', queryID }),
    expect.objectContaining({ ...about, eventType: 'conversion', eventName: 'Item saved', queryID }),
    expect.objectContaining({
      index: 'waymark',
      objectIDs: ['pois/never-searched'],
      eventType: 'conversion',
    }),
  ]);
  expect(sent[4]?.event).not.toHaveProperty('queryID');
  for (const { address } of sent) {
    expect([address.origin, address.pathname]).toEqual(['https://insights.de.algolia.io', '/1/events']);
  }
});

test('more results than an event may have are reported in several', async () => {
  const hits = Array.from({ length: 45 }, (_, n) =>
    exampleHit({ kind: 'pin', id: `${n}`, origin: { ...ORIGIN, objectId: `pins/${n}` } }),
  );
  reportShown(hits);
  const objects = (await events(3)).map(({ objectIDs }) => objectIDs as string[]);
  expect(objects.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(objects.flat()).toEqual(hits.map(({ id }) => `pins/${id}`));
});

test('a visitor is an anonymous token in a cookie, and a user a hash of their id', async () => {
  reportShown([HIT]);
  const [visitor] = await events(1);
  expect(visitor?.['userToken']).toMatch(/^anonymous-[\da-f-]{36}$/);
  expect(visitor).not.toHaveProperty('authenticatedUserToken');
  const [cookie = ''] = cookies;
  expect(cookie).toContain(`_ALGOLIA=${visitor?.['userToken']};`);
  const [, expires = ''] = /expires=([^;]+)/.exec(cookie) ?? [];
  expect(Math.abs(Date.parse(expires) - Date.now() - DAY)).toBeLessThan(60_000);

  session.currentSession.mockReturnValue({ status: 'signed-in', user: { id: 'auth0|ines' } });
  reportShown([HIT]);
  const [, user] = await events(2);
  expect(user?.['authenticatedUserToken']).toBe(
    // printf 'auth0|ines' | sha256sum
    '68320029cb8033aaf5fa072a48066bbf7f32d81d8b402f3a09bab0a80e9fd2ea',
  );
  expect(JSON.stringify(user)).not.toContain('ines');
  forgetReports();
  expect(cookies.at(-1)).toBe('_ALGOLIA=;path=/;max-age=0');
});

test('without consent nothing is sent, and no code for it is loaded', async () => {
  consent.isAllowed.mockReturnValue(false);
  reportShown([HIT]);
  reportChosen(HIT, '/pins/abc');
  reportUse('saved', 'pins/abc');
  await vi.dynamicImportSettled();
  expect(sent).toEqual([]);
});
