import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Access, allowedSearch, demand } from '../access.ts';
import { retrieved } from '../answers/retrieved.ts';
import { ApiError, badRequest } from '../api-error.ts';
import type { Faults } from '../faults.ts';
import { findDocuments } from '../query/find-documents.ts';
import { searchOptions } from '../query/search-plan.ts';
import { isJsonRecord, type JsonRecord } from '../records/leaves.ts';
import type { Acl } from '../stored/api-keys.ts';
import type { BatchRequest, Catalogue } from '../stored/catalogue.ts';
import { accessOf, bodyOf, type Door, objectOf } from './request.ts';
import type { Tasks } from './tasks.ts';

const MOST_REQUESTS = 100_000;
const batchSchema = z.object({
  requests: z
    .array(
      z.object({
        action: z.string(),
        body: z.record(z.string(), z.unknown()),
        indexName: z.string().optional(),
      }),
    )
    .max(MOST_REQUESTS),
});
const objectsSchema = z.object({
  requests: z
    .array(
      z.object({
        indexName: z.string(),
        objectID: z.string(),
        attributesToRetrieve: z.array(z.string()).optional(),
      }),
    )
    .max(1_000),
});

/** Records: reading them by their ids, and changing them. */
export function recordRoutes(catalogue: Catalogue, door: Door, tasks: Tasks, faults: Faults): Hono {
  const app = new Hono();

  app.post('/1/indexes/:index/batch', async (context) => {
    const index = context.req.param('index');
    const access = accessOf(context, door, 'addObject');
    const read = batchSchema.safeParse(await bodyOf(context));
    if (!read.success) throw badRequest('Expected requests, each with an action and a body');
    const isMultiple = index === '*';
    const byIndex = Map.groupBy(read.data.requests, ({ indexName = '' }) => (isMultiple ? indexName : index));
    for (const [name, requests] of byIndex) {
      for (const { action } of requests) demand(access, aclOf(action), name);
    }
    const half = faults.takeHalf();
    const taskIDs: Record<string, number> = {};
    const objectIDs: string[] = [];
    for (const [name, requests] of byIndex) {
      const applied = half ? requests.slice(0, Math.ceil(requests.length / 2)) : requests;
      objectIDs.push(...catalogue.batch(name, applied));
      taskIDs[name] = tasks.next();
    }
    if (half) throw new ApiError(503, 'Half of the batch was applied');
    return context.json(
      isMultiple ? { taskID: taskIDs, objectIDs } : { taskID: taskIDs[index] ?? tasks.next(), objectIDs },
    );
  });

  app.post('/1/indexes/:index/objects', async (context) => {
    const access = accessOf(context, door, 'search');
    const read = objectsSchema.safeParse(await bodyOf(context));
    if (!read.success) throw badRequest('Expected requests, each with an indexName and an objectID');
    const results = read.data.requests.map(({ indexName, objectID, attributesToRetrieve }) => {
      demand(access, 'search', indexName);
      return visible(access, indexName, objectID, attributesToRetrieve) ?? null;
    });
    return context.json({ results });
  });

  app.post('/1/indexes/:index/deleteByQuery', async (context) => {
    const index = context.req.param('index');
    const access = accessOf(context, door, 'deleteObject', index);
    const parameters = allowedSearch(access, await objectOf(context));
    const hasFilter = [
      'filters',
      'facetFilters',
      'numericFilters',
      'tagFilters',
      'aroundLatLng',
      'insideBoundingBox',
      'insidePolygon',
    ].some((name) => Object.hasOwn(parameters, name));
    if (!hasFilter)
      throw badRequest('DeleteByQuery endpoint only accepts filter parameters, and needs one of them');
    const { documents, settings, replacements } = catalogue.searched(index);
    const { candidates } = findDocuments(
      documents,
      replacements,
      searchOptions(settings, { ...parameters, query: '' }),
      access.filter,
    );
    const ids = [...candidates.documents.subarray(0, candidates.length)].map((document) =>
      documents.idOf(document),
    );
    catalogue.apply(
      index,
      ids.filter((id) => id !== undefined).map((id) => ({ delete: id })),
    );
    return context.json({ taskID: tasks.next(), updatedAt: now() });
  });

  app.post('/1/indexes/:index', async (context) => {
    const body = await objectOf(context);
    return change(context, 'addObject', body, 201);
  });

  app.put('/1/indexes/:index/:objectID', async (context) =>
    change(context, 'updateObject', {
      ...(await objectOf(context)),
      objectID: context.req.param('objectID'),
    }),
  );

  app.post('/1/indexes/:index/:objectID/partial', async (context) => {
    const creates = context.req.query('createIfNotExists') !== 'false';
    const body = { ...(await objectOf(context)), objectID: context.req.param('objectID') };
    return change(context, creates ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate', body);
  });

  app.delete('/1/indexes/:index/:objectID', (context) =>
    change(context, 'deleteObject', { objectID: context.req.param('objectID') }),
  );

  app.get('/1/indexes/:index/:objectID', (context) => {
    const { index, objectID } = context.req.param();
    const access = accessOf(context, door, 'search', index);
    const record = visible(access, index, objectID, context.req.query('attributesToRetrieve')?.split(','));
    if (record === undefined) throw new ApiError(404, 'ObjectID does not exist');
    return context.json(record);
  });

  return app;

  function change(context: Context, action: string, body: JsonRecord, status: 200 | 201 = 200) {
    const index = context.req.param('index') ?? '';
    accessOf(context, door, aclOf(action), index);
    const request: BatchRequest = { action, body };
    const [objectID] = catalogue.batch(index, [request]);
    return context.json(
      { objectID, taskID: tasks.next(), createdAt: now(), updatedAt: now(), deletedAt: now() },
      status,
    );
  }

  /** A record, where the key may see it. */
  function visible(
    access: Access,
    name: string,
    objectId: string,
    attributes: readonly string[] | undefined,
  ) {
    const { documents, settings, replacements } = catalogue.searched(name);
    const document = documents.documentOf(objectId);
    if (document === undefined) return undefined;
    const { candidates } =
      access.filter.length === 0
        ? { candidates: undefined }
        : findDocuments(documents, replacements, searchOptions(settings, {}), access.filter);
    if (candidates !== undefined && !candidates.documents.subarray(0, candidates.length).includes(document))
      return undefined;
    const hidden = access.may('seeUnretrievableAttributes') ? [] : (settings.unretrievableAttributes ?? []);
    const record: unknown = documents.recordOf(document);
    return isJsonRecord(record) ? retrieved(record, attributes, hidden) : undefined;
  }
}

function aclOf(action: string): Acl {
  return action === 'deleteObject' ? 'deleteObject' : 'addObject';
}

function now(): string {
  return new Date().toISOString();
}
