import { Hono } from 'hono';
import { z } from 'zod';
import { type Access, allowedSearch, demand } from '../access.ts';
import { facetValues } from '../answers/facet-values.ts';
import { searchAnswer } from '../answers/search-answer.ts';
import { badRequest } from '../api-error.ts';
import type { QueryLog } from '../insights/query-log.ts';
import { isJsonRecord } from '../records/leaves.ts';
import type { Catalogue } from '../stored/catalogue.ts';
import { accessOf, bodyOf, type Door, objectOf } from './request.ts';

const MOST_QUERIES = 50;

const queriesSchema = z.object({
  requests: z.array(z.looseObject({ indexName: z.string() })).max(MOST_QUERIES),
  strategy: z.literal(['none', 'stopIfEnoughMatches']).optional(),
});

/** Searches: one, several at once, and among the values of a facet. */
export function searchRoutes(catalogue: Catalogue, door: Door, queries: QueryLog): Hono {
  const app = new Hono();

  app.post('/1/indexes/:index/queries', async (context) => {
    const access = accessOf(context, door, 'search');
    const read = queriesSchema.safeParse(await bodyOf(context));
    if (!read.success) throw badRequest(`Expected at most ${MOST_QUERIES} requests, each with an indexName`);
    const results: object[] = [];
    let hits = 0;
    for (const request of read.data.requests) {
      const { indexName, type, facet, maxFacetHits, ...parameters } = request;
      demand(access, 'search', indexName);
      if (type === 'facet') {
        results.push(facetAnswer(access, indexName, String(facet), { maxFacetHits, ...parameters }));
        continue;
      }
      const isEnough = read.data.strategy === 'stopIfEnoughMatches' && hits > 0;
      const answer = isEnough ? { hits: [], processed: false } : search(access, indexName, parameters);
      if ('nbHits' in answer) hits += answer.nbHits ?? 0;
      results.push({ ...answer, index: indexName });
    }
    return context.json({ results });
  });

  app.post('/1/indexes/:index/query', async (context) => {
    const index = context.req.param('index');
    const access = accessOf(context, door, 'search', index);
    return context.json(search(access, index, await objectOf(context)));
  });

  app.get('/1/indexes/:index', (context) => {
    const index = context.req.param('index');
    const access = accessOf(context, door, 'search', index);
    const own = [...new URL(context.req.url).searchParams].filter(
      ([name]) => !name.toLowerCase().startsWith('x-algolia-'),
    );
    return context.json(search(access, index, { params: String(new URLSearchParams(own)) }));
  });

  app.post('/1/indexes/:index/facets/:facet/query', async (context) => {
    const { index, facet } = context.req.param();
    const access = accessOf(context, door, 'search', index);
    return context.json(facetAnswer(access, index, facet, await objectOf(context)));
  });

  return app;

  function search(access: Access, index: string, json: unknown) {
    const answer = searchAnswer(catalogue.searched(index), allowedSearch(access, json), access.filter);
    const { queryID, hits = [] } = answer;
    if (queryID !== undefined) {
      const first =
        1 +
        ('page' in answer
          ? (answer.page ?? 0) * (answer.hitsPerPage ?? 0)
          : 'offset' in answer
            ? (answer.offset ?? 0)
            : 0);
      queries.add(queryID, { index, first, objectIDs: hits.map(({ objectID }) => String(objectID)) });
    }
    return answer;
  }

  function facetAnswer(access: Access, index: string, facet: string, json: object) {
    const parameters = allowedSearch(access, isJsonRecord(json) ? json : {});
    return facetValues(catalogue.searched(index), facet, parameters, access.filter);
  }
}
