import { algoliasearch } from 'algoliasearch';
import { names } from '../../emulators/names.ts';
import { algoliaEngine } from '../../functions/src/search/engine/algolia-engine.ts';
import { firestoreSearch } from '../../functions/src/search/firestore-search.ts';
import type { SearchIndex } from '../../functions/src/search/search-index.ts';
import type { IndexRecord } from '../../functions/src/search/sources/sources.ts';
import { database } from './database.ts';
import type { Person } from './people.ts';
import { ask } from './requests.ts';

const { applicationId, adminKey, searchKey } = names.search;

/** The address of the stack's search engine. */
const ORIGIN = process.env['WAYMARK_SEARCH'] ?? 'http://127.0.0.1:9410';

/** The records that a search finds with a key, by default that of visitors. */
export async function foundIn(indexName: string, query: string, key = searchKey): Promise<IndexRecord[]> {
  const { hostname: url, port } = new URL(ORIGIN);
  const hosts = [{ url, port: Number(port), protocol: 'http', accept: 'readWrite' }] as const;
  const client = algoliasearch(applicationId, key, { hosts: [...hosts] });
  const searchParams = { query, removeWordsIfNoResults: 'none', typoTolerance: false } as const;
  return (await client.searchSingleIndex<IndexRecord>({ indexName, searchParams })).hits;
}

/** Makes the stack's engine fail, or work again with an empty object. */
export async function searchFaults(faults: object): Promise<void> {
  const response = await fetch(`${ORIGIN}/faults`, {
    method: 'PUT',
    headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': adminKey },
    body: JSON.stringify(faults),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** The synchronisation of the stack, as the commands use it. */
export function searchOfStack(): SearchIndex {
  return firestoreSearch(database, algoliaEngine({ applicationId, origin: ORIGIN }, adminKey));
}

/** Asks the endpoint of the search; the text is a token in place of a person's. */
export function askSearch(path: string, who?: Person | string): Promise<Response> {
  const token = typeof who === 'string' ? who : who?.token;
  return ask(
    `/api/search${path}`,
    token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  );
}
