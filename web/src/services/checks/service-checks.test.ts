import { afterEach, expect, test, vi } from 'vitest';
import {
  askAuthentication,
  askDocument,
  askIdentityProvider,
  askMap,
  askPayload,
  askSearch,
  askSearchState,
  askStorage,
  letsAnonymousIn,
} from './service-checks.ts';

const { signal } = new AbortController();
const TILE = { leaf: true, items: '', cells: '' };
const fetched = vi.spyOn(globalThis, 'fetch');
vi.stubGlobal('location', { pathname: '/fr/test' });

afterEach(() => {
  fetched.mockReset();
});

function answer(body: string, { status = 200, type = 'application/json' } = {}): void {
  fetched.mockImplementationOnce(
    async () => new Response(body, { status, headers: { 'content-type': type } }),
  );
}

const requests = () => fetched.mock.calls.map(([address]) => address);

test('hosting works where the current URL serves our document', async () => {
  answer('<!doctype html><div id="root"></div>', { type: 'text/html; charset=utf-8' });
  expect(await askDocument(signal)).toMatchObject({ found: true });
  expect(requests()).toEqual(['/fr/test']);
  answer('<!doctype html><h1>Site not found</h1>', { type: 'text/html' });
  expect(await askDocument(signal)).toMatchObject({
    failure: { reason: 'content', received: '<!doctype html><h1>Site not found</h1>' },
  });
});

test('payloads work where the home page has its tiles', async () => {
  answer(JSON.stringify({ tiles: [{ level: 0, x: 0, y: 0, ...TILE }] }));
  expect(await askPayload(signal)).toMatchObject({ request: 'GET /_payload.json', found: 1 });
  answer(JSON.stringify({ tiles: [{ level: 0 }] }));
  expect(await askPayload(signal)).toMatchObject({ failure: { reason: 'content' } });
});

test.each([
  ['null', { found: 'noTile' }],
  [JSON.stringify(TILE), { found: 'tile' }],
  ['{"leaf":1}', { failure: { reason: 'content', received: '{"leaf":1}' } }],
])('the status of an API that answers %s', async (body, expected) => {
  answer(body);
  expect(await askMap(signal)).toMatchObject(expected);
});

test("files work where a photo's metadata can be read, and where the service answers that it does not exist", async () => {
  answer('null');
  answer('{"name":"photos/nobody/nothing/320.webp"}');
  expect(await askStorage(signal)).toMatchObject({ found: 'file' });
  answer('null');
  answer('Not Found', { status: 404, type: 'text/plain' });
  expect(await askStorage(signal)).toMatchObject({
    request: expect.stringMatching(/nobody%2Fnothing%2F320\.webp$/),
    found: 'noFile',
  });
  answer('null');
  answer('{}', { status: 403 });
  expect(await askStorage(signal)).toMatchObject({ failure: { reason: 'status', status: 403 } });
});

test('authentication works where it answers with its project, and the report leaves out the key', async () => {
  answer('{"projectId":"12345"}');
  expect(await askAuthentication(signal)).toMatchObject({
    request: 'GET https://identitytoolkit.googleapis.com/v1/projects',
    found: true,
  });
  expect(requests()).toEqual(['https://identitytoolkit.googleapis.com/v1/projects?key=local']);
});

test('accounts that anybody can make are found, and the one that the check made is deleted', async () => {
  answer('{"error":{"code":400,"message":"ADMIN_ONLY_OPERATION"}}', { status: 400 });
  expect(await letsAnonymousIn(signal)).toBe(false);
  fetched.mockRejectedValueOnce(new TypeError('No connection'));
  expect(await letsAnonymousIn(signal)).toBe(false);
  fetched.mockClear();
  answer('{"idToken":"of-nobody"}');
  answer('{}');
  expect(await letsAnonymousIn(signal)).toBe(true);
  expect(requests()).toEqual([
    'https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=local',
    'https://identitytoolkit.googleapis.com/v1/accounts:delete?key=local',
  ]);
  expect(fetched.mock.calls[1]?.[1]?.body).toBe('{"idToken":"of-nobody"}');
});

test('an identity provider has to name its own domain as issuer', async () => {
  answer('{"issuer":"https://way.eu.auth0.com/"}');
  expect(await askIdentityProvider('way.eu.auth0.com', signal)).toMatchObject({
    request: 'GET https://way.eu.auth0.com/.well-known/openid-configuration',
    found: 'https://way.eu.auth0.com/',
  });
  answer('{"issuer":"https://other.eu.auth0.com/"}');
  expect(await askIdentityProvider('way.eu.auth0.com', signal)).toMatchObject({
    failure: {
      reason: 'content',
      received: 'https://other.eu.auth0.com/',
      wanted: '{"issuer":"https://way.eu.auth0.com/"}',
    },
  });
  answer('{"issuer":"http://localhost:9400/"}');
  expect(await askIdentityProvider('http://localhost:9400', signal)).toMatchObject({
    found: expect.anything(),
  });
});

test('search works where it answers, and the report leaves out the application id', async () => {
  answer('{"message":"server is alive"}');
  const found = { request: 'GET /1/isalive', found: true };
  expect(await askSearch('WAYMARK1', undefined, signal)).toMatchObject(found);
  answer('{"message":"server is alive"}');
  expect(await askSearch('LOCAL', 'http://127.0.0.1:9410/', signal)).toMatchObject(found);
  expect(requests()).toEqual([
    'https://WAYMARK1-dsn.algolia.net/1/isalive',
    'http://127.0.0.1:9410/1/isalive',
  ]);
});

test('search says how many documents it and the database have', async () => {
  answer('{"applicationId":"LOCAL","index":"waymark","records":2,"documents":3}');
  expect(await askSearchState(signal)).toMatchObject({
    found: { index: 'waymark', records: 2, documents: 3 },
  });
  answer('{"index":"waymark"}');
  expect(await askSearchState(signal)).toMatchObject({ failure: { reason: 'content' } });
});
