import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { names } from '../../../emulators/names.ts';
import type { SearchServer } from '../../../emulators/search/search.ts';
import { clientOf, hostsOf, startEngine } from './engine.ts';

const { applicationId, index: indexName, searchKey } = names.search;

let server: SearchServer;
let admin: ReturnType<typeof clientOf>;

beforeAll(async () => {
  server = await startEngine();
  admin = clientOf(server);
  const indexSettings = {
    searchableAttributes: ['title.en,title.fr', 'places', 'unordered(text.en),unordered(text.fr)'],
    attributesForFaceting: ['kind', 'searchable(tags)', 'filterOnly(key)'],
    attributesToSnippet: ['text.fr:6'],
    customRanking: ['desc(saves)'],
    replicas: ['waymark_new'],
  };
  await admin.setSettings({ indexName, indexSettings });
  await admin.setSettings({ indexName: 'waymark_new', indexSettings: { ranking: ['desc(publishedAt)'] } });
  await admin.saveSynonyms({
    indexName,
    synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['castle', 'château'] }],
  });
  const objects = [
    {
      objectID: '1',
      kind: 'pin',
      title: { en: 'Old Harbour', fr: 'Vieux port' },
      tags: ['sea', 'quiet'],
      saves: 9,
      publishedAt: 1,
    },
    {
      objectID: '2',
      kind: 'area',
      title: { en: 'Harbour Walk', fr: 'Promenade du port' },
      tags: ['sea'],
      saves: 3,
      publishedAt: 3,
    },
    {
      objectID: '3',
      kind: 'pin',
      title: { en: 'Castle', fr: 'Château' },
      tags: ['stone'],
      saves: 1,
      publishedAt: 2,
      _geoloc: { lat: 47, lng: 0 },
    },
  ];
  await admin.saveObjects({ indexName, objects, waitForTasks: true });
});
afterAll(() => server.stop());

const lite = () => liteClient(applicationId, searchKey, { hosts: [...hostsOf(server).hosts] });

async function hitsOf(params: object) {
  const { results } = await lite().searchForHits({ requests: [{ indexName, query: '', ...params }] });
  return results[0]?.hits.map(({ objectID }) => objectID);
}

it('answers several queries at once: facets that do not exclude each other', async () => {
  const base = { indexName, query: 'harbor', facets: ['kind', 'tags'], clickAnalytics: true };
  const { results } = await lite().search({
    requests: [
      { ...base, facetFilters: [['kind:pin']], highlightPreTag: '<mark>', highlightPostTag: '</mark>' },
      { ...base, facets: ['kind'], hitsPerPage: 0 },
      { indexName, type: 'facet', facet: 'tags', facetQuery: 'se' },
    ],
  });
  expect(results).toMatchObject([
    {
      index: indexName,
      nbHits: 1,
      nbPages: 1,
      facets: { kind: { pin: 1 }, tags: { quiet: 1, sea: 1 } },
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      hits: [
        {
          objectID: '1',
          _highlightResult: { title: { en: { value: 'Old <mark>Harbour</mark>', matchLevel: 'full' } } },
        },
      ],
    },
    { nbHits: 2, hits: [], facets: { kind: { area: 1, pin: 1 } } },
    { facetHits: [{ value: 'sea', count: 2, highlighted: '<em>se</em>a' }] },
  ]);
});

it('finds by words, typos, beginnings, synonyms, filters and place', async () => {
  expect(await hitsOf({ query: 'habrour' })).toEqual(['2', '1']);
  expect(await hitsOf({ query: 'promen' })).toEqual(['2']);
  expect(await hitsOf({ query: 'CASTLE' })).toEqual(['3']);
  expect(await hitsOf({ filters: 'kind:pin AND saves >= 5' })).toEqual(['1']);
  expect(await hitsOf({ insideBoundingBox: [[48, -1, 46, 1]] })).toEqual(['3']);
  expect(await hitsOf({ indexName: 'waymark_new' })).toEqual(['2', '3', '1']);
});

it('says what is wrong with a query, as Algolia does', async () => {
  await expect(hitsOf({ filters: '(kind:pin AND tags:sea) OR kind:area' })).rejects.toMatchObject({
    status: 400,
    message: 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
  });
  await expect(hitsOf({ indexName: 'waymark_none' })).rejects.toMatchObject({
    status: 404,
    message: 'Index waymark_none does not exist',
  });
  await expect(hitsOf({ hitsPerPage: 2_000 })).rejects.toMatchObject({ status: 400 });
});

it('searches among the values of a facet', async () => {
  const { facetHits } = await admin.searchForFacetValues({ indexName, facetName: 'tags' });
  expect(facetHits.map(({ value, count }) => [value, count])).toEqual([
    ['sea', 2],
    ['quiet', 1],
    ['stone', 1],
  ]);
  await expect(admin.searchForFacetValues({ indexName, facetName: 'kind' })).rejects.toMatchObject({
    status: 400,
  });
});

it('shows and changes settings and synonyms', async () => {
  expect(await admin.getSettings({ indexName })).toMatchObject({
    customRanking: ['desc(saves)'],
    hitsPerPage: 20,
  });
  await expect(
    admin.setSettings({ indexName, indexSettings: { replicas: ['virtual(waymark_near)'] } }),
  ).rejects.toMatchObject({ status: 400 });
  expect((await admin.searchSynonyms({ indexName })).nbHits).toBe(1);
  await admin.saveSynonym({
    indexName,
    objectID: 't',
    synonymHit: { objectID: 't', type: 'onewaysynonym', input: 'fort', synonyms: ['castle'] },
  });
  expect(await hitsOf({ query: 'fort' })).toEqual(['3']);
  await admin.deleteSynonym({ indexName, objectID: 't' });
  expect(await hitsOf({ query: 'fort' })).toEqual([]);
  await admin.saveSynonyms({ indexName, synonymHit: [], replaceExistingSynonyms: true });
  expect((await admin.searchSynonyms({ indexName })).nbHits).toBe(0);
});

it('refuses a body that is too large, is not JSON or is not packed', async () => {
  const headers = { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': names.search.adminKey };
  const post = async (body: string, more: object = {}) => {
    const response = await fetch(`${server.address}/1/indexes/${indexName}/batch`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body,
    });
    const { message } = JSON.parse(await response.text());
    return [response.status, message];
  };
  expect(await post('x'.repeat(11_000_000))).toEqual([413, 'Payload too large']);
  expect(await post('{"requests":')).toEqual([400, expect.stringContaining('Invalid JSON')]);
  expect(await post('{}', { 'content-encoding': 'gzip' })).toEqual([400, expect.stringContaining('packed')]);
  expect(await post('[]')).toEqual([400, expect.any(String)]);
});

it('takes packed bodies', async () => {
  const client = (await import('algoliasearch')).algoliasearch(applicationId, names.search.adminKey, {
    hosts: [...hostsOf(server).hosts],
    compression: 'gzip',
  });
  const objects = Array.from({ length: 100 }, (_, n) => ({ objectID: `p${n}`, kind: 'packed' }));
  await client.saveObjects({ indexName: 'packed', objects });
  expect((await client.searchSingleIndex({ indexName: 'packed' })).nbHits).toBe(100);
});
