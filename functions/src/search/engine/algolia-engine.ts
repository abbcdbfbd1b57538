import { type BatchRequest, searchClient } from '@algolia/client-search';
import { engineHost } from '@waymark/model/search/engine-host';
import type { IndexRecord } from '../sources/sources.ts';
import { batchesOf } from './batches.ts';
import { type Operation, RefusedError, type SearchEngine } from './engine.ts';

export interface EngineAddress {
  applicationId: string;
  /** The origin of a server that answers as Algolia does; Algolia's own servers where it is absent. */
  origin?: string | undefined;
}

/** The most records of one answer while browsing. */
const PAGE_SIZE = 1_000;

/** How often a task is looked for, at intervals that grow to 5 seconds: about ten minutes, for a large index that is moved. */
const MOST_LOOKS = 150;

/** The statuses by which the API refuses what is written, and not who writes or how often. */
const REFUSALS: readonly number[] = [400, 413, 422];

/**
 * Algolia, or a server with its API. Its client retries after status 429 and, at another host, after 5xx.
 *
 * @param writeKey may write and configure the indexes
 */
export function algoliaEngine({ applicationId, origin }: EngineAddress, writeKey: string): SearchEngine {
  const client = searchClient(
    applicationId,
    writeKey,
    origin === undefined ? {} : { hosts: hostsAt(origin) },
  );
  const finished = (indexName: string, taskID: number) =>
    client.waitForTask({ indexName, taskID, maxRetries: MOST_LOOKS });
  return {
    async write(indexName, operations, { wait = false } = {}) {
      for (const batch of batchesOf(operations)) {
        const written = client.batch({ indexName, batchWriteParams: { requests: batch.map(requestOf) } });
        const { taskID } = await written.catch(asRefusal);
        if (wait) await finished(indexName, taskID);
      }
    },
    async *browse(indexName, only) {
      // An index without records answers too.
      if (!(await client.indexExists({ indexName }))) return;
      // The records alone, whatever the settings add to an answer or leave out of it.
      const browseParams = {
        hitsPerPage: PAGE_SIZE,
        attributesToRetrieve: ['*'],
        attributesToHighlight: [],
        attributesToSnippet: [],
        distinct: false,
        ...(only !== undefined && { filters: `${only.field}:${JSON.stringify(only.value)}` }),
      };
      let cursor: string | undefined;
      do {
        const page = await client.browse<IndexRecord>({
          indexName,
          browseParams: cursor === undefined ? browseParams : { cursor },
        });
        yield page.hits;
        cursor = page.cursor;
      } while (cursor !== undefined);
    },
    async move(from, to) {
      const { taskID } = await client.operationIndex({
        indexName: from,
        operationIndexParams: { operation: 'move', destination: to },
      });
      await finished(from, taskID);
    },
    async remove(indexName) {
      const { taskID } = await client.deleteIndex({ indexName });
      await finished(indexName, taskID);
    },
    async configure(indexName, indexSettings, synonyms) {
      const { taskID } = await client.setSettings({ indexName, indexSettings });
      await finished(indexName, taskID);
      if (synonyms === undefined) return;
      const saved = await client.saveSynonyms({
        indexName,
        synonymHit: [...synonyms],
        forwardToReplicas: true,
        replaceExistingSynonyms: true,
      });
      await finished(indexName, saved.taskID);
    },
    async count(indexName) {
      if (!(await client.indexExists({ indexName }))) return 0;
      const found = await client.searchSingleIndex({
        indexName,
        searchParams: {
          query: '',
          hitsPerPage: 0,
          numericFilters: ['part=0'],
          distinct: false,
          analytics: false,
        },
      });
      return found.nbHits ?? 0;
    },
  };
}

/** How often a server of Algolia's API is asked: Algolia has as many servers for what is written. */
const ATTEMPTS = 4;

/** The client tries each host once. A single connection that the server has just closed would end a rebuild. */
function hostsAt(origin: string) {
  return Array.from({ length: ATTEMPTS }, () => engineHost(origin));
}

function requestOf(operation: Operation): BatchRequest {
  return 'add' in operation
    ? { action: 'addObject', body: operation.add }
    : { action: 'deleteObject', body: { objectID: operation.delete } };
}

function asRefusal(error: unknown): never {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (error instanceof Error && REFUSALS.some((refusal) => refusal === status)) {
    throw new RefusedError(error.message, { cause: error });
  }
  throw error;
}
