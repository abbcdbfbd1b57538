import type { Algoliasearch, SearchClientNodeHelpers } from 'algoliasearch';
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { names } from '../../../emulators/names.ts';
import type { SearchServer } from '../../../emulators/search/search.ts';
import { clientOf, hostsOf, setFaults, startEngine } from './engine.ts';

const { applicationId, index: indexName, worksIndex, searchKey, worksKey } = names.search;
const IN_AN_HOUR = Math.floor(Date.now() / 1_000) + 3_600;

let server: SearchServer;

beforeAll(async () => {
  server = await startEngine();
  const admin = clientOf(server);
  await admin.setSettings({
    indexName: worksIndex,
    indexSettings: { attributesForFaceting: ['filterOnly(ownerId)'] },
  });
  await admin.saveObjects({
    indexName: worksIndex,
    objects: [
      { objectID: 'mine', ownerId: 'me', title: 'A draft' },
      { objectID: 'theirs', ownerId: 'they', title: 'A draft too' },
    ],
  });
  await admin.saveObject({ indexName, body: { objectID: 'public', title: 'Nice' } });
});
afterAll(() => server.stop());
afterEach(() => setFaults(server, {}));

const lite = (key: string): LiteClient =>
  liteClient(applicationId, key, { hosts: [...hostsOf(server).hosts] });
const search = (key: string, params: object, index: string = indexName) =>
  lite(key).searchForHits({ requests: [{ indexName: index, query: '', ...params }] });
const found = async (key: string, params: object) =>
  (await search(key, params, worksIndex)).results.flatMap(({ hits }) => hits.map(({ objectID }) => objectID));

/** A key for the works of a user. */
function ownKey(restrictions: object): string {
  // TypeScript reads the types for browsers, where there is no secret to sign with.
  const client = clientOf(server) as Algoliasearch & SearchClientNodeHelpers;
  return client.generateSecuredApiKey({
    parentApiKey: worksKey,
    restrictions: {
      filters: 'ownerId:"me"',
      restrictIndices: [worksIndex],
      validUntil: IN_AN_HOUR,
      ...restrictions,
    },
  });
}

it('the search key searches public indices and does nothing else', async () => {
  expect((await search(searchKey, {})).results[0]?.nbHits).toBe(1);
  await expect(search(searchKey, {}, worksIndex)).rejects.toMatchObject({ status: 403 });
  const client = clientOf(server, searchKey);
  const refused = { status: 403, message: 'Method not allowed with this API key' };
  await expect(client.saveObject({ indexName, body: { objectID: 'x' } })).rejects.toMatchObject(refused);
  await expect(client.getSettings({ indexName })).rejects.toMatchObject(refused);
  await expect(client.browse({ indexName })).rejects.toMatchObject(refused);
});

it('no key, another key and another application are refused', async () => {
  const refused = { status: 403, message: 'Invalid Application-ID or API key' };
  for (const key of ['another-key', 'x'.repeat(5_000), '…']) {
    await expect(search(encodeURIComponent(key), {})).rejects.toMatchObject(refused);
  }
  const other = liteClient('OTHER', searchKey, { hosts: [...hostsOf(server).hosts] });
  await expect(other.searchForHits({ requests: [{ indexName, query: '' }] })).rejects.toMatchObject(refused);
});

it.each([
  ['nothing', {}],
  ['a filter for another owner', { filters: 'ownerId:they' }],
  ['a filter that is always true', { filters: 'ownerId:me OR ownerId:they' }],
  ['a filter that closes parentheses', { filters: 'ownerId:me) OR (ownerId:they' }],
  ['facets of another owner', { facetFilters: [['ownerId:they', 'ownerId:me']] }],
])('a secured key finds nothing of others, whatever is asked: %s', async (_what, params) => {
  const ids = await found(ownKey({}), params).catch(() => []);
  expect(ids).not.toContain('theirs');
});

it('a secured key finds what it is for', async () => {
  expect(await found(ownKey({}), {})).toEqual(['mine']);
  const client = clientOf(server, ownKey({}));
  expect(await client.getObjects({ requests: [{ indexName: worksIndex, objectID: 'theirs' }] })).toEqual({
    results: [null],
  });
});

it('a secured key that expired, was altered or names another index is refused', async () => {
  const expired = ownKey({ validUntil: Math.floor(Date.now() / 1_000) - 1 });
  await expect(search(expired, {}, worksIndex)).rejects.toMatchObject({
    message: expect.stringContaining('expired'),
  });
  const altered = Buffer.from(Buffer.from(ownKey({}), 'base64').toString().replace('me', 'they')).toString(
    'base64',
  );
  await expect(search(altered, {}, worksIndex)).rejects.toMatchObject({ status: 403 });
  await expect(search(ownKey({}), {})).rejects.toMatchObject({
    message: 'Index not allowed with this API key',
  });
});

it('a key that is made for some indices and rights has no others', async () => {
  const { key } = await clientOf(server).addApiKey({
    acl: ['browse'],
    indexes: ['waymark*'],
    description: 'Copies',
  });
  const client = clientOf(server, key);
  expect((await client.browse({ indexName })).hits).toHaveLength(1);
  await expect(client.browse({ indexName: worksIndex })).rejects.toMatchObject({ status: 403 });
  await clientOf(server).deleteApiKey({ key });
  await expect(client.browse({ indexName })).rejects.toMatchObject({ status: 403 });
});

it('an engine that is down ends requests, and works again', async () => {
  await setFaults(server, { down: true });
  await expect(search(searchKey, {})).rejects.toThrow('Unreachable hosts');
  await setFaults(server, {});
  expect((await search(searchKey, {})).results).toHaveLength(1);
});

it('an engine that is slow answers late', async () => {
  await setFaults(server, { slow: 300 });
  const begun = performance.now();
  await search(searchKey, {});
  expect(performance.now() - begun).toBeGreaterThan(290);
});

it('an engine that is busy refuses as often as it is asked to, for a path', async () => {
  await setFaults(server, { status: 429, times: 1, path: '/1/indexes/*/queries' });
  expect((await clientOf(server).listIndices()).items).not.toEqual([]);
  // The client tries again by itself.
  const headers = { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey };
  const ask = () =>
    fetch(`${server.address}/1/indexes/*/queries`, { method: 'POST', headers, body: '{"requests":[]}' });
  const refused = await ask();
  expect(await refused.json()).toEqual({ message: 'Too many requests', status: 429 });
  expect(refused.status).toBe(429);
  expect((await ask()).status).toBe(200);
});

it('a client that saves waits where the engine is busy, and tries again', async () => {
  await setFaults(server, { status: 429, times: 1 });
  await clientOf(server).saveObjects({ indexName, objects: [{ objectID: 'later' }] });
  expect(await clientOf(server).getObject({ indexName, objectID: 'later' })).toEqual({ objectID: 'later' });
});

it('half a batch is applied, and its answer is an error', async () => {
  await setFaults(server, { halfBatch: true, times: 1 });
  const objects = ['h1', 'h2', 'h3', 'h4'].map((objectID) => ({ objectID }));
  await expect(clientOf(server).saveObjects({ indexName, objects })).rejects.toThrow();
  const { results } = await clientOf(server).getObjects({
    requests: objects.map(({ objectID }) => ({ indexName, objectID })),
  });
  expect(results.map((record) => record && Object.values(record)[0])).toEqual(['h1', 'h2', null, null]);
});

it('only the admin key makes the engine fail', async () => {
  const headers = { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey };
  const response = await fetch(`${server.address}/faults`, { method: 'PUT', headers, body: '{"down":true}' });
  expect(response.status).toBe(403);
});
