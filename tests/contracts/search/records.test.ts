import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SearchServer } from '../../../emulators/search/search.ts';
import { clientOf, startEngine } from './engine.ts';

let server: SearchServer;
let client: ReturnType<typeof clientOf>;
let indexName = '';
let count = 0;

beforeAll(async () => {
  server = await startEngine();
  client = clientOf(server);
});
afterAll(() => server.stop());
beforeEach(() => {
  indexName = `records-${++count}`;
});

const ids = async (query: string) =>
  (await client.searchSingleIndex({ indexName, searchParams: { query } })).hits.map(
    ({ objectID }) => objectID,
  );

it('saves, finds, changes and deletes records', async () => {
  const objects = [
    { objectID: 'a', name: 'Cave of the Hands' },
    { objectID: 'b', name: 'Hand in Hand Café' },
  ];
  const [saved] = await client.saveObjects({ indexName, objects, waitForTasks: true });
  expect(saved?.objectIDs).toEqual(['a', 'b']);
  expect(await ids('hand')).toEqual(expect.arrayContaining(['a', 'b']));
  await client.partialUpdateObjects({
    indexName,
    objects: [{ objectID: 'a', name: 'Cave of Feet' }],
    waitForTasks: true,
  });
  expect(await ids('hands')).toEqual(['b']);
  await client.deleteObjects({ indexName, objectIDs: ['b'], waitForTasks: true });
  expect(await ids('')).toEqual(['a']);
  expect(await client.getObject({ indexName, objectID: 'a' })).toEqual({
    objectID: 'a',
    name: 'Cave of Feet',
  });
  await expect(client.getObject({ indexName, objectID: 'b' })).rejects.toMatchObject({ status: 404 });
});

it('changes numbers and lists by operations', async () => {
  await client.saveObject({ indexName, body: { objectID: 'a', saves: 1, tags: ['x'] } });
  const change = {
    saves: { _operation: 'Increment', value: 2 },
    tags: { _operation: 'AddUnique', value: 'y' },
  } as const;
  for (let time = 0; time < 2; time++) {
    await client.partialUpdateObject({ indexName, objectID: 'a', attributesToUpdate: change });
  }
  expect(await client.getObject({ indexName, objectID: 'a' })).toMatchObject({ saves: 5, tags: ['x', 'y'] });
});

it('creates no record by a partial update that may not', async () => {
  await client.partialUpdateObjects({
    indexName,
    objects: [{ objectID: 'a', n: 1 }],
    createIfNotExists: false,
  });
  expect((await client.listIndices()).items.find(({ name }) => name === indexName)?.entries ?? 0).toBe(0);
});

it('refuses a record of more than 10 KB, and everything in its batch', async () => {
  const objects = [{ objectID: 'small' }, { objectID: 'large', text: 'a'.repeat(200_000) }];
  await expect(client.saveObjects({ indexName, objects })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('Record at the position 1 objectID=large is too big'),
  });
  await expect(client.getObject({ indexName, objectID: 'small' })).rejects.toMatchObject({ status: 404 });
});

it('replaces all records, and keeps settings and synonyms', async () => {
  await client.setSettings({ indexName, indexSettings: { searchableAttributes: ['name'] } });
  await client.saveObjects({ indexName, objects: [{ objectID: 'old', name: 'Old' }] });
  await client.replaceAllObjects({ indexName, objects: [{ objectID: 'new', name: 'New', other: 'old' }] });
  expect(await ids('')).toEqual(['new']);
  expect(await ids('old')).toEqual([]);
});

it('moves an index onto another one', async () => {
  await client.saveObjects({ indexName, objects: [{ objectID: 'old' }] });
  const { taskID } = await client.saveObject({ indexName: `${indexName}-new`, body: { objectID: 'new' } });
  await client.waitForTask({ indexName: `${indexName}-new`, taskID });
  await client.operationIndex({
    indexName: `${indexName}-new`,
    operationIndexParams: { operation: 'move', destination: indexName },
  });
  expect(await ids('')).toEqual(['new']);
  expect((await client.listIndices()).items.map(({ name }) => name)).not.toContain(`${indexName}-new`);
});

it('deletes by a filter', async () => {
  await client.setSettings({ indexName, indexSettings: { attributesForFaceting: ['filterOnly(item)'] } });
  const objects = [1, 2, 3].map((part) => ({ objectID: `s-${part}`, item: 's' }));
  await client.saveObjects({ indexName, objects: [...objects, { objectID: 't', item: 't' }] });
  await client.deleteBy({ indexName, deleteByParams: { filters: 'item:s' } });
  expect(await ids('')).toEqual(['t']);
  await expect(client.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({ status: 400 });
});

it('browses all records in parts', async () => {
  const objects = Array.from({ length: 2_500 }, (_, n) => ({ objectID: `r${n}`, n }));
  await client.saveObjects({ indexName, objects });
  const found: string[] = [];
  await client.browseObjects({
    indexName,
    browseParams: { hitsPerPage: 700 },
    aggregator: ({ hits }) => found.push(...hits.map(({ objectID }) => objectID)),
  });
  expect(found.sort()).toEqual(objects.map(({ objectID }) => objectID).sort());
});

it('changes several indices by one batch', async () => {
  const other = `${indexName}-other`;
  const request = (index: string, objectID: string) =>
    ({ action: 'addObject', indexName: index, body: { objectID } }) as const;
  const requests = [request(indexName, 'a'), request(other, 'b'), request(indexName, 'c')];
  const { taskID } = await client.multipleBatch({ requests });
  expect(Object.keys(taskID).sort()).toEqual([indexName, other]);
  expect((await ids('')).sort()).toEqual(['a', 'c']);
  await client.clearObjects({ indexName });
  expect(await ids('')).toEqual([]);
  await client.deleteIndex({ indexName: other });
  await expect(client.getSettings({ indexName: other })).rejects.toMatchObject({ status: 404 });
});
