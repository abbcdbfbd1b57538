import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { HIT_FIELDS, readHits, type SearchHit } from '@waymark/model/search/search-hit';
import { algoliasearch } from 'algoliasearch';
import { config } from '../../config.ts';
import { HOSTS } from './hosts.ts';

const MOST = 4;

/**
 * What is similar to an item, by the model of related items; nothing where it knows none or does not answer.
 * @param key as in `SearchHit`
 */
export async function findSimilar(key: string): Promise<SearchHit[]> {
  const { VITE_ALGOLIA_APP_ID: id, VITE_ALGOLIA_SEARCH_KEY: apiKey } = config;
  const client = algoliasearch(id, apiKey).initRecommend({ options: HOSTS });
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
