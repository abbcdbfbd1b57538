import { KINDS } from '@waymark/model/entities/kinds';
import { INDEX_OF_SORT, SEARCH_INDEX, SORTS, WORKS_INDEX } from '@waymark/model/search/index-names';
import type { SearchRecord } from '@waymark/model/search/search-record';
import { exampleDocument, exampleList } from '@waymark/model/testing/examples';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { names } from '../../../emulators/names.ts';
import type { SearchServer } from '../../../emulators/search/search.ts';
import { algoliaEngine } from '../../../functions/src/search/engine/algolia-engine.ts';
import { type Operation, RefusedError } from '../../../functions/src/search/engine/engine.ts';
import { drain } from '../../../functions/src/search/queue/drain.ts';
import { repairSearch, searchDifferences } from '../../../functions/src/search/rebuild/differences.ts';
import { configureIndex, rebuildIndex } from '../../../functions/src/search/rebuild/rebuild.ts';
import { RebuildRunningError } from '../../../functions/src/search/rebuild/rebuild-lease.ts';
import { inParts } from '../../../functions/src/search/records/in-parts.ts';
import { itemRecord } from '../../../functions/src/search/records/item-record.ts';
import type { SearchIndex } from '../../../functions/src/search/search-index.ts';
import { MemoryLeases, MemoryQueue, MemorySources } from '../../../functions/src/testing/memory-search.ts';
import { clientOf, setFaults, startEngine } from './engine.ts';

const { applicationId, adminKey, searchKey } = names.search;

let server: SearchServer;
beforeAll(async () => {
  server = await startEngine();
});
afterAll(() => server.stop());
afterEach(() => setFaults(server, {}));

const engine = () => algoliaEngine({ applicationId, origin: server.address }, adminKey);

/** The synchronisation of documents in memory with the real client and the local engine. */
function newSearch() {
  const [sources, pending, changed] = [new MemorySources(), new MemoryQueue(), new MemoryQueue()];
  const search: SearchIndex = {
    sources: sources.withSteps(),
    engine: engine(),
    pending: pending.withSteps(),
    changed: { [SEARCH_INDEX]: changed.withSteps(), [WORKS_INDEX]: new MemoryQueue().withSteps() },
    leases: new MemoryLeases(),
  };
  /** Writes a document of a number of words, and its event. */
  const write = async (id: string, title: string, words = 1) => {
    sources.documents.set(`posts/${id}`, { title, words, isPublic: true });
    await search.pending.add([`posts/${id}`]);
  };
  return { search, sources, pending, write };
}

async function found(query: string, indexName: string = SEARCH_INDEX): Promise<string[]> {
  const client = clientOf(server, searchKey);
  const { hits } = await client.searchSingleIndex({ indexName, searchParams: { query } });
  return hits.map(({ objectID }) => objectID);
}

async function differences(search: SearchIndex) {
  const all: unknown[] = [];
  for await (const { path, how } of searchDifferences(search, SEARCH_INDEX)) all.push(`${path} ${how}`);
  return all;
}

describe('settings', () => {
  it('are accepted by the engine, for every order and for works, and again', async () => {
    for (let time = 0; time < 2; time++) {
      for (const index of [SEARCH_INDEX, WORKS_INDEX] as const) await configureIndex(engine(), index);
    }
    const settings = await clientOf(server).getSettings({ indexName: SEARCH_INDEX });
    expect(settings.replicas).toEqual(SORTS.slice(1).map((sort) => INDEX_OF_SORT[sort]));
  });
});

describe('records of every kind', () => {
  const recordsOf = (kind: (typeof KINDS)[number]): SearchRecord[] => {
    const whole = itemRecord(kind === 'list' ? exampleList() : exampleDocument(kind), 3);
    return whole ? inParts(whole, 50) : [];
  };
  beforeAll(async () => {
    await configureIndex(engine(), SEARCH_INDEX);
    const operations = KINDS.flatMap(recordsOf).map((record): Operation => ({ add: record }));
    await engine().write(SEARCH_INDEX, operations, { wait: true });
  });
  afterAll(() => engine().remove(SEARCH_INDEX));

  it('are found in either language, with mistakes, and by their place', async () => {
    const client = clientOf(server, searchKey);
    for (const query of ['Marseilles', 'marsielle', 'musée', 'museum', 'Royaume-Uni France', 'Inès Moreau']) {
      const { hits } = await client.searchSingleIndex({ indexName: SEARCH_INDEX, searchParams: { query } });
      expect(hits.length, query).toBeGreaterThan(0);
    }
    const around = { query: '', aroundLatLng: '43.3,5.37', aroundRadius: 5_000 };
    for (const sort of SORTS) {
      const near = { indexName: INDEX_OF_SORT[sort], searchParams: around };
      expect((await client.searchSingleIndex(near)).nbHits, sort).toBe(KINDS.length);
    }
  });

  it('are counted by facets and in documents', async () => {
    const { facets } = await clientOf(server, searchKey).searchSingleIndex({
      indexName: SEARCH_INDEX,
      searchParams: { query: '', facets: ['kind', 'country', 'creator', 'languages', 'tags', 'category'] },
    });
    expect(facets?.['kind']).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, 1])));
    expect(facets?.['creator']).toEqual({ 'ines-moreau': KINDS.length - 1 });
    expect(await engine().count(SEARCH_INDEX)).toBe(KINDS.length);
  });

  it('are refused by name where they are larger than the engine allows', async () => {
    const [record] = recordsOf('poi');
    const large = { ...record, text: { en: 'x'.repeat(200_000) } } as SearchRecord; // of a poi
    await expect(engine().write(SEARCH_INDEX, [{ add: large }])).rejects.toBeInstanceOf(RefusedError);
  });
});

describe('the synchronisation', () => {
  let parts: ReturnType<typeof newSearch>;
  beforeEach(async () => {
    parts = newSearch();
    await engine().remove(SEARCH_INDEX);
    await configureIndex(engine(), SEARCH_INDEX);
  });

  it('a story of many records is found once by any of its words, and leaves with all of them', async () => {
    await parts.write('long', 'volcano', 4_000);
    await drain(parts.search);
    expect(await found('volcano')).toHaveLength(1);

    parts.sources.documents.clear();
    await parts.search.pending.add(['posts/long']);
    await drain(parts.search);
    expect(await found('volcano')).toEqual([]);
  });

  it.each([
    ['does not answer', { down: true }],
    ['is busy', { status: 429 as const, times: 20 }],
    ['fails', { status: 503 as const }],
    ['applies half a batch', { halfBatch: true }],
  ])('while the engine %s nothing is lost, and then everything is written', async (_, fault) => {
    await parts.write('first', 'glacier', 3_000);
    await parts.write('second', 'glacier');
    await setFaults(server, fault);
    await expect(drain(parts.search)).rejects.toThrow();
    expect(parts.pending.size).toBe(2);

    await setFaults(server, {});
    await drain(parts.search);
    expect(parts.pending.size).toBe(0);
    expect(await differences(parts.search)).toEqual([]);
  });

  it('the client itself asks again where the engine closes a connection, is busy for a moment, or slow', async () => {
    await parts.write('cut', 'fjord');
    await setFaults(server, { down: true, times: 2 });
    await drain(parts.search);
    await parts.write('first', 'fjord');
    await setFaults(server, { status: 429, times: 1 });
    await drain(parts.search);
    await parts.write('second', 'fjord');
    await setFaults(server, { slow: 1_500, times: 1 });
    await drain(parts.search);
    expect(await found('fjord')).toHaveLength(3);
  });

  it('a check names what is missing, wrong and needless, and a repair writes it', async () => {
    await parts.write('wrong', 'delta');
    await parts.write('right', 'delta');
    await drain(parts.search);
    parts.sources.documents.set('posts/missing', { title: 'delta', words: 1, isPublic: true });
    parts.sources.documents.set('posts/wrong', { title: 'lagoon', words: 1, isPublic: true });
    const [needless] = (await parts.search.sources.read(['posts/right']))[0]?.records ?? [];
    const strangers = ['posts/gone', 'posts/gone#4', 'unknown'].map(
      (objectID) => ({ add: { ...needless, objectID } }) as Operation,
    );
    await parts.search.engine.write(SEARCH_INDEX, strangers, { wait: true });

    const all = ['posts/missing missing', 'posts/wrong wrong', 'posts/gone needless', 'unknown needless'];
    expect(await differences(parts.search)).toEqual(all);
    expect(await repairSearch(parts.search, SEARCH_INDEX)).toBe(all.length);
    expect(await differences(parts.search)).toEqual([]);
  });
});

describe('a rebuild', () => {
  let parts: ReturnType<typeof newSearch>;
  beforeEach(async () => {
    parts = newSearch();
    await engine().remove(SEARCH_INDEX);
  });

  it('replaces the index at once and keeps its orders, while searches always find something', async () => {
    for (let n = 0; n < 120; n++) await parts.write(`n${n}`, 'oasis');
    await rebuildIndex(parts.search, SEARCH_INDEX);
    let least = Number.POSITIVE_INFINITY;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) least = Math.min(least, (await found('oasis')).length);
    })();
    await rebuildIndex(parts.search, SEARCH_INDEX);
    isOver = true;
    await watching;
    expect(least).toBe(20);
    for (const sort of SORTS) {
      expect(await found('oasis', INDEX_OF_SORT[sort]), sort).toHaveLength(20);
    }
    const { items } = await clientOf(server).listIndices();
    expect(items.map(({ name }) => name).filter((name) => name.includes('rebuild'))).toEqual([]);
  });

  it('contains what is published, changed and withdrawn meanwhile', async () => {
    for (let n = 0; n < 60; n++) await parts.write(`n${n}`, 'canyon');
    const { search, sources } = parts;
    await drain(search);
    const all = search.sources.all.bind(search.sources);
    const during = {
      ...search,
      sources: {
        ...search.sources,
        async *all(index: typeof SEARCH_INDEX | typeof WORKS_INDEX) {
          for await (const page of all(index)) {
            yield page;
            const path = page[0]?.path;
            if (path === 'posts/n10') await parts.write('n10', 'reef');
            if (path === 'posts/n20') sources.documents.delete('posts/n0');
            if (path === 'posts/n20') await search.pending.add(['posts/n0']);
            if (path === 'posts/n30') await parts.write('a-new-one', 'reef');
            if (path === 'posts/n40') await drain(search);
          }
        },
      },
    };
    await rebuildIndex(during, SEARCH_INDEX);
    expect((await found('reef')).sort()).toEqual(['posts/a-new-one', 'posts/n10']);
    expect(await differences(search)).toEqual([]);
  });

  it('is refused while another one runs', async () => {
    for (let n = 0; n < 20; n++) await parts.write(`n${n}`, 'steppe');
    const both = await Promise.allSettled([1, 2].map(() => rebuildIndex(parts.search, SEARCH_INDEX)));
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual([expect.any(RebuildRunningError)]);
    expect(await differences(parts.search)).toEqual([]);
  });

  it('leaves the index as it was where the engine fails', async () => {
    await parts.write('only', 'tundra');
    await rebuildIndex(parts.search, SEARCH_INDEX);
    await setFaults(server, { status: 503, path: `/1/indexes/${SEARCH_INDEX}_rebuild` });
    await expect(rebuildIndex(parts.search, SEARCH_INDEX)).rejects.toThrow();
    await setFaults(server, {});
    expect(await found('tundra')).toEqual(['posts/only']);
    await rebuildIndex(parts.search, SEARCH_INDEX);
  });
});
