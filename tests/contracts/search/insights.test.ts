import { algoliasearch } from 'algoliasearch';
import aa from 'search-insights';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { names } from '../../../emulators/names.ts';
import type { SearchServer } from '../../../emulators/search/search.ts';
import { clientOf, hostsOf, startEngine } from './engine.ts';

const { applicationId, index, searchKey, adminKey } = names.search;

let server: SearchServer;

beforeAll(async () => {
  server = await startEngine();
  const indexSettings = { attributesForFaceting: ['kind', 'tags', 'city'], searchableAttributes: ['title'] };
  await clientOf(server).setSettings({ indexName: index, indexSettings });
  const objects = [
    { objectID: 'beach', title: 'Quiet beach', kind: 'pin', tags: ['sea', 'swim'], city: 'Nice' },
    { objectID: 'bay', title: 'Quiet bay', kind: 'pin', tags: ['sea', 'swim'], city: 'Nice' },
    { objectID: 'pier', title: 'Long pier', kind: 'pin', tags: ['sea'], city: 'Cannes' },
    { objectID: 'church', title: 'Old church', kind: 'area', tags: ['stone'], city: 'Lyon' },
    ...Array.from({ length: 20 }, (_, n) => ({
      objectID: `x${n}`,
      title: `Other ${n}`,
      kind: 'pin',
      city: `City ${n}`,
    })),
  ];
  await clientOf(server).saveObjects({ indexName: index, objects });
  aa('init', { appId: applicationId, apiKey: searchKey, host: server.address });
});
afterAll(() => server.stop());

const headers = { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': adminKey };

async function events() {
  const response = await fetch(`${server.address}/inspect/events`, { headers });
  const { events: latest }: { events: { eventName: string }[] } = JSON.parse(await response.text());
  return latest;
}

async function eventNamed(name: string) {
  return vi.waitFor(async () => {
    const found = (await events()).find(({ eventName }) => eventName === name);
    expect(found).toBeDefined();
    return found;
  });
}

it('keeps the events of search-insights, and knows which answers they are about', async () => {
  const { results } = await clientOf(server).searchForHits({
    requests: [{ indexName: index, query: 'quiet', clickAnalytics: true }],
  });
  const queryID = results[0]?.queryID ?? '';
  const second = results[0]?.hits[1]?.objectID ?? '';
  const event = { index, userToken: 'anonymous-1', queryID };
  aa('viewedObjectIDs', { eventName: 'Shown', index, userToken: 'anonymous-1', objectIDs: [second] });
  aa('clickedObjectIDsAfterSearch', { ...event, eventName: 'Opened', objectIDs: [second], positions: [2] });
  aa('clickedObjectIDsAfterSearch', {
    ...event,
    eventName: 'Elsewhere',
    objectIDs: [second],
    positions: [1],
  });
  aa('convertedObjectIDsAfterSearch', { ...event, eventName: 'Saved', objectIDs: [second] });
  expect(await eventNamed('Shown')).toMatchObject({
    eventType: 'view',
    objectIDs: [second],
    userToken: 'anonymous-1',
  });
  expect(await eventNamed('Opened')).toMatchObject({
    eventType: 'click',
    positions: [2],
    queryID,
    isAnswered: true,
  });
  expect(await eventNamed('Elsewhere')).toMatchObject({ isAnswered: false });
  expect(await eventNamed('Saved')).toMatchObject({ eventType: 'conversion', isAnswered: true });
});

it.each([
  ['an unknown type', { eventType: 'hover' }],
  ['no token', { userToken: '' }],
  ['a token with a mail address', { userToken: 'someone@waymark.example' }],
  ['positions without a query', { eventType: 'click', positions: [1] }],
  [
    'too few positions',
    { eventType: 'click', queryID: 'a'.repeat(32), objectIDs: ['1', '2'], positions: [1] },
  ],
  ['a position of 0', { eventType: 'click', queryID: 'a'.repeat(32), positions: [0] }],
  ['a query that is none', { queryID: 'x' }],
  ['no object', { objectIDs: [] }],
  ['an old time', { timestamp: 1 }],
  ['another index', { index: names.search.worksIndex }],
])('refuses events with %s', async (_what, wrong) => {
  const event = {
    eventType: 'view',
    eventName: 'Refused',
    index,
    userToken: 'anonymous-1',
    objectIDs: ['1'],
    ...wrong,
  };
  const response = await fetch(`${server.address}/1/events`, {
    method: 'POST',
    headers: { ...headers, 'x-algolia-api-key': searchKey },
    body: JSON.stringify({ events: [event] }),
  });
  expect([422, 403]).toContain(response.status);
  expect((await events()).map(({ eventName }) => eventName)).not.toContain('Refused');
});

it('recommends what shares words and facets, the nearest first', async () => {
  const client = algoliasearch(applicationId, searchKey, {}).initRecommend({
    options: { hosts: [...hostsOf(server).hosts] },
  });
  const request = {
    indexName: index,
    model: 'related-products' as const,
    objectID: 'beach',
    threshold: 0,
    maxRecommendations: 3,
  };
  const { results } = await client.getRecommendations({
    requests: [request, { ...request, queryParameters: { filters: 'tags:stone' } }],
  });
  expect(results[0]?.hits.slice(0, 2)).toMatchObject([{ objectID: 'bay' }, { objectID: 'pier' }]);
  expect(results[1]?.hits).toEqual([]);
  const [strict] = (await client.getRecommendations({ requests: [{ ...request, threshold: 50 }] })).results;
  expect(strict?.hits).toMatchObject([{ objectID: 'bay', _score: expect.any(Number) }]);
  await expect(
    client.getRecommendations({ requests: [{ ...request, objectID: 'none' }] }),
  ).rejects.toMatchObject({ status: 404 });
});
