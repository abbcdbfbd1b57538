import { Hono } from 'hono';
import { z } from 'zod';
import { type Access, allowedSearch, demand } from '../access.ts';
import { retrieved } from '../answers/retrieved.ts';
import { searchAnswer } from '../answers/search-answer.ts';
import { ApiError, badRequest } from '../api-error.ts';
import { filterTest } from '../filters/apply-filters.ts';
import { relatedTo } from '../query/related.ts';
import { filterOf, searchOptions } from '../query/search-plan.ts';
import type { Catalogue } from '../stored/catalogue.ts';
import { accessOf, bodyOf, type Door } from './request.ts';

const MOST_REQUESTS = 50;
const MOST_RECOMMENDATIONS = 30;

const requestSchema = z.object({
  indexName: z.string(),
  model: z.literal(['related-products', 'looking-similar']),
  objectID: z.string(),
  /** The least score, 0 to 100. */
  threshold: z.number().min(0).max(100).default(0),
  maxRecommendations: z.number().int().min(0).max(MOST_RECOMMENDATIONS).default(0),
  queryParameters: z.record(z.string(), z.unknown()).default({}),
  fallbackParameters: z.record(z.string(), z.unknown()).optional(),
});

const bodySchema = z.object({ requests: z.array(requestSchema).min(1).max(MOST_REQUESTS) });

type RecommendRequest = z.infer<typeof requestSchema>;

/** Recommendations: records that resemble one. Models that learn from purchases do not exist here. */
export function recommendRoutes(catalogue: Catalogue, door: Door): Hono {
  const app = new Hono();
  app.post('/1/indexes/:index/recommendations', async (context) => {
    const access = accessOf(context, door, 'recommendation');
    const read = bodySchema.safeParse(await bodyOf(context));
    if (!read.success) {
      const [issue] = read.error.issues;
      throw badRequest(`Invalid request: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
    }
    return context.json({ results: read.data.requests.map((request) => recommend(access, request)) });
  });
  return app;

  function recommend(access: Access, request: RecommendRequest) {
    const begun = performance.now();
    demand(access, 'recommendation', request.indexName);
    const searched = catalogue.searched(request.indexName);
    const { documents, settings } = searched;
    const document = documents.documentOf(request.objectID);
    if (document === undefined) throw new ApiError(404, `ObjectID ${request.objectID} does not exist`);
    const parameters = allowedSearch(access, request.queryParameters);
    const options = searchOptions(settings, parameters);
    const passes = filterTest(documents, [...access.filter, ...filterOf(parameters)]);
    const own = documents.distinct?.of(document)[0];
    // Another part of the same document is no recommendation, and of each other document there is one.
    const seen = new Set(own === undefined ? [] : [own]);
    const isNew = (other: number) => {
      const [group] = documents.distinct?.of(other) ?? [];
      if (group === undefined) return true;
      const isFirst = !seen.has(group);
      seen.add(group);
      return isFirst;
    };
    const count = request.maxRecommendations || MOST_RECOMMENDATIONS;
    const related = relatedTo(documents, document, count * 4, passes)
      .filter(({ score }) => Math.round(score * 100) >= request.threshold)
      .filter(({ document: other }) => isNew(other))
      .slice(0, count);
    const hits: object[] = related.map(({ document: other, score }) => ({
      ...retrieved(
        documents.recordOf(other),
        options.attributesToRetrieve,
        settings.unretrievableAttributes ?? [],
      ),
      _score: Math.round(score * 10_000) / 100,
    }));
    if (hits.length < count && request.fallbackParameters !== undefined) {
      const fallback = allowedSearch(access, request.fallbackParameters);
      const shown = new Set([
        request.objectID,
        ...related.map(({ document: other }) => documents.idOf(other)),
      ]);
      const { hits: others = [] } = searchAnswer(
        searched,
        { ...fallback, hitsPerPage: count + shown.size },
        access.filter,
      );
      hits.push(
        ...others.filter(({ objectID }) => !shown.has(String(objectID))).slice(0, count - hits.length),
      );
    }
    return {
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: hits.length,
      exhaustiveNbHits: true,
      processingTimeMS: Math.max(1, Math.round(performance.now() - begun)),
    };
  }
}
