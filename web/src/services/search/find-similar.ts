import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { HIT_FIELDS, readHits, type SearchHit } from '@waymark/model/search/search-hit';
import { liteClient } from 'algoliasearch/lite';
import { config } from '../../config.ts';
import { clientOptions } from './client-options.ts';

const MOST = 4;

/**
 * What is similar to an item, by the model of related items; nothing where it knows none or does not answer.
 * @param key as in `SearchHit`
 */
export async function findSimilar(key: string): Promise<SearchHit[]> {
  const { VITE_ALGOLIA_APP_ID: id, VITE_ALGOLIA_SEARCH_KEY: apiKey, VITE_ALGOLIA_CACHE: isCached } = config;
  // The other client has no recommendations without a third one.
  const client = liteClient(id, apiKey, clientOptions({ isCached }));
  const request = {
    indexName: SEARCH_INDEX,
    objectID: key,
    model: 'related-products' as const,
    threshold: 0,
    maxRecommendations: MOST,
    queryParameters: { attributesToRetrieve: [...HIT_FIELDS] },
  };
  try {
    const { results } = await client.getRecommendations({ requests: [request] });
    return readHits(results.flatMap(({ hits }) => hits));
  } catch (error) {
    console.warn('Similar items could not be loaded.', error);
    return [];
  }
}
