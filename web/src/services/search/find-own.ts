import { OWN_KEY_LIFE, WORKS_INDEX } from '@waymark/model/search/index-names';
import { OWN_HIT_FIELDS, type OwnHit, readOwnHits } from '@waymark/model/search/work-record';
import type { SearchQuery } from 'algoliasearch/lite';
import { onSessionEnd } from '../../session/session-end.ts';
import { callApi } from '../api-client.ts';
import { answersOf, type EngineClient, newClient, type SearchAnswer, searchFailureOf } from './engine.ts';

/** As many as the engine answers at most. */
const MOST = 1_000;

/** How long before its end a key is renewed, in milliseconds. */
const EARLY = 60_000;

/** A client with a creator's key. */
interface OwnClient {
  uid: string;
  /** When the key came, in milliseconds. The clock of the server may be another. */
  since: number;
  client: Promise<SearchAnswer<EngineClient>>;
}

let current: OwnClient | undefined;

// Only the browser's memory ever has a key.
onSessionEnd(forget);

function forget(): void {
  current = undefined;
}

/**
 * Finds a creator's own works in any state but those in the trash, by words with mistakes, in both languages: by title, tags, kind,
 * category and all texts, the best first. It never throws.
 */
export async function findOwn(uid: string, words: string): Promise<SearchAnswer<OwnHit[]>> {
  const request = {
    indexName: WORKS_INDEX,
    query: words,
    hitsPerPage: MOST,
    attributesToRetrieve: [...OWN_HIT_FIELDS],
    attributesToHighlight: [],
    // It narrows a list that is there already.
    removeWordsIfNoResults: 'none',
  } satisfies SearchQuery;
  try {
    return await findWith(uid, request);
  } catch (error) {
    if (!isRefusal(error)) return { failure: searchFailureOf(error) };
  }
  // The key has expired or is no longer accepted.
  forget();
  try {
    return await findWith(uid, request);
  } catch (error) {
    return { failure: searchFailureOf(error) };
  }
}

async function findWith(uid: string, request: SearchQuery): Promise<SearchAnswer<OwnHit[]>> {
  const client = await clientFor(uid);
  if ('failure' in client) return client;
  const [result] = await answersOf(client.done, [request]);
  return { done: result !== undefined && 'hits' in result ? readOwnHits(result.hits) : [] };
}

function clientFor(uid: string): Promise<SearchAnswer<EngineClient>> {
  const now = Date.now();
  if (current?.uid === uid && now - current.since < OWN_KEY_LIFE - EARLY) return current.client;
  const made: OwnClient = { uid, since: now, client: clientWithKey(uid) };
  current = made;
  const forgetFailed = () => {
    if (current === made) forget();
  };
  made.client.then((answer) => 'failure' in answer && forgetFailed(), forgetFailed);
  return made.client;
}

async function clientWithKey(uid: string): Promise<SearchAnswer<EngineClient>> {
  const answer = await callApi({ uid, method: 'GET', path: 'search/key', answer: 'searchKey' });
  return 'failure' in answer ? answer : { done: await newClient(answer.done.key, { isCached: false }) };
}

function isRefusal(error: unknown): boolean {
  const { name, status } = Object(error) as { name?: unknown; status?: unknown }; // any value may be thrown
  return name === 'ApiError' && (status === 401 || status === 403);
}
