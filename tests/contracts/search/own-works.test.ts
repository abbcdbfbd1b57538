import { SEARCH_INDEX, WORKS_INDEX } from '@waymark/model/search/index-names';
import { exampleId, exampleWork } from '@waymark/model/testing/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names } from '../../../emulators/names.ts';
import type { SearchServer } from '../../../emulators/search/search.ts';
import { algoliaEngine } from '../../../functions/src/search/engine/algolia-engine.ts';
import { ownKey } from '../../../functions/src/search/engine/own-key.ts';
import { configureIndex } from '../../../functions/src/search/rebuild/rebuild.ts';
import { inParts } from '../../../functions/src/search/records/in-parts.ts';
import { MOST_WORK_PARTS } from '../../../functions/src/search/records/weights.ts';
import { workRecord } from '../../../functions/src/search/records/work-record.ts';
import { clientOf, startEngine } from './engine.ts';

const { applicationId, adminKey, searchKey, worksKey } = names.search;

let server: SearchServer;
beforeAll(async () => {
  server = await startEngine();
});
afterAll(() => server.stop());

const engine = () => algoliaEngine({ applicationId, origin: server.address }, adminKey);

async function found(query: string, key: string, indexName: string): Promise<string[]> {
  const client = clientOf(server, key);
  const { hits } = await client.searchSingleIndex({ indexName, searchParams: { query } });
  return hits.map(({ objectID }) => objectID);
}

describe('a creator’s key', () => {
  const keyOf = (uid: string, now = Date.now()) => ownKey(applicationId, worksKey, uid, now).key;

  beforeAll(async () => {
    await configureIndex(engine(), WORKS_INDEX);
    const work = { part: 0, id: 'w', kind: 'poi' as const, state: 'draft' as const };
    const texts = { title: { en: 'Draft' }, words: [], tags: [], updatedAt: 1 };
    const operations = ['mine', 'theirs'].map((ownerId) => ({
      add: {
        ...work,
        ...texts,
        objectID: `users/${ownerId}/works/w`,
        key: `users/${ownerId}/works/w`,
        ownerId,
      },
    }));
    await engine().write(WORKS_INDEX, operations, { wait: true });
  });

  it('finds their own works, whatever the search asks for', async () => {
    expect(await found('draft', keyOf('mine'), WORKS_INDEX)).toEqual(['users/mine/works/w']);
    const client = clientOf(server, keyOf('mine'));
    for (const filters of ['ownerId:theirs', 'ownerId:theirs OR ownerId:mine', 'NOT ownerId:mine']) {
      const { hits } = await client.searchSingleIndex({
        indexName: WORKS_INDEX,
        searchParams: { query: '', filters },
      });
      expect(hits.filter(({ objectID }) => objectID.includes('theirs'))).toEqual([]);
    }
  });

  it('finds a work once by the words of its whole text, which no answer has', async () => {
    const [id, ownerId] = [exampleId('w'), 'mine'];
    const words = (word: string) => `${word} `.repeat(1_000).trim();
    const body = (...texts: string[]) => {
      const content = texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
      return JSON.stringify({ type: 'doc', content });
    };
    const { deletedAt: _, ...work } = exampleWork('post');
    const content = { title: { en: 'Long' }, body: { en: body(words('harbour'), words('lighthouse')) } };
    const whole = workRecord(ownerId, { ...work, id, content });
    const records = whole ? inParts(whole, MOST_WORK_PARTS) : [];
    expect(records.length).toBeGreaterThan(1);
    await engine().write(
      WORKS_INDEX,
      records.map((add) => ({ add })),
      { wait: true },
    );
    const client = clientOf(server, keyOf(ownerId));
    for (const query of ['harbour', 'lighthouse']) {
      const { hits } = await client.searchSingleIndex({ indexName: WORKS_INDEX, searchParams: { query } });
      expect(hits).toMatchObject([{ id }]);
      expect(hits[0]).not.toHaveProperty('text');
    }
    expect(await found('lighthouse', keyOf('theirs'), WORKS_INDEX)).toEqual([]);
  });

  it('does not show whose works they are, and searches nothing else', async () => {
    const client = clientOf(server, keyOf('mine'));
    const { hits } = await client.searchSingleIndex({ indexName: WORKS_INDEX });
    expect(hits[0]).not.toHaveProperty('ownerId');
    await expect(found('', keyOf('mine'), SEARCH_INDEX)).rejects.toMatchObject({ status: 403 });
  });

  it('is refused when it has expired or was altered, as is one that the public key signed', async () => {
    const text = Buffer.from(keyOf('mine'), 'base64').toString();
    const altered = Buffer.from(text.replace('mine', 'theirs')).toString('base64');
    const forged = ownKey(applicationId, searchKey, 'theirs', Date.now()).key;
    for (const key of [keyOf('mine', Date.now() - 3_700_000), altered, forged, searchKey]) {
      await expect(found('', key, WORKS_INDEX)).rejects.toMatchObject({ status: 403 });
    }
  });
});
