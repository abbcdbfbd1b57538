import { Hono } from 'hono';
import { z } from 'zod';
import { allowedSearch } from '../access.ts';
import { browsed } from '../answers/browse.ts';
import { ApiError, badRequest } from '../api-error.ts';
import type { Catalogue } from '../stored/catalogue.ts';
import { DEFAULT_SETTINGS } from '../stored/settings.ts';
import { accessOf, bodyOf, type Door, objectOf } from './request.ts';
import type { Tasks } from './tasks.ts';

const operationSchema = z.object({
  operation: z.literal(['move', 'copy']),
  destination: z.string().min(1),
  scope: z.array(z.literal(['settings', 'synonyms', 'rules'])).optional(),
});

/** Indices as wholes: their list, settings, tasks, copies, and all their records one after another. */
export function indexRoutes(catalogue: Catalogue, door: Door, tasks: Tasks): Hono {
  const app = new Hono();
  const done = () => ({ taskID: tasks.next(), updatedAt: new Date().toISOString() });

  app.get('/1/indexes', (context) => {
    const access = accessOf(context, door, 'listIndexes');
    const names = catalogue.names().filter((name) => access.mayUse(name));
    const items = names.map((name) => {
      const index = catalogue.demand(name);
      const { documents, settings } = catalogue.searched(name);
      const primary = catalogue.primaryOf(name);
      const { createdAt, updatedAt } = index;
      return {
        name,
        entries: documents.size,
        createdAt,
        updatedAt,
        pendingTask: false,
        numberOfPendingTasks: 0,
        ...(primary !== undefined && { primary }),
        ...(primary === undefined && settings.replicas != null && { replicas: settings.replicas }),
      };
    });
    return context.json({ items, nbPages: 1 });
  });

  app.delete('/1/indexes/:index', (context) => {
    const index = context.req.param('index');
    accessOf(context, door, 'deleteIndex', index);
    catalogue.delete(index);
    return context.json({ ...done(), deletedAt: new Date().toISOString() });
  });

  app.get('/1/indexes/:index/settings', (context) => {
    const index = context.req.param('index');
    accessOf(context, door, 'settings', index);
    const { settings } = catalogue.demand(index);
    const primary = catalogue.primaryOf(index);
    return context.json({ ...DEFAULT_SETTINGS, ...settings, ...(primary !== undefined && { primary }) });
  });

  app.put('/1/indexes/:index/settings', async (context) => {
    const index = context.req.param('index');
    accessOf(context, door, 'editSettings', index);
    catalogue.set(index, await objectOf(context), context.req.query('forwardToReplicas') === 'true');
    return context.json(done());
  });

  app.post('/1/indexes/:index/clear', (context) => {
    const index = context.req.param('index');
    accessOf(context, door, 'deleteIndex', index);
    catalogue.clear(index);
    return context.json(done());
  });

  app.post('/1/indexes/:index/operation', async (context) => {
    const index = context.req.param('index');
    const access = accessOf(context, door, 'addObject', index);
    const read = operationSchema.safeParse(await bodyOf(context));
    if (!read.success) throw badRequest('Expected an operation, move or copy, and a destination');
    const { operation, destination, scope } = read.data;
    if (!access.mayUse(destination)) throw new ApiError(403, 'Index not allowed with this API key');
    if (operation === 'move') catalogue.move(index, destination);
    else catalogue.copy(index, destination, scope);
    return context.json(done());
  });

  app.post('/1/indexes/:index/browse', async (context) => {
    const index = context.req.param('index');
    const access = accessOf(context, door, 'browse', index);
    return context.json(
      browsed(catalogue.searched(index), allowedSearch(access, await objectOf(context)), access.filter),
    );
  });

  app.get('/1/indexes/:index/task/:task', (context) => {
    const { index, task } = context.req.param();
    accessOf(context, door, 'addObject', index);
    return context.json(statusOf(task));
  });

  app.get('/1/task/:task', (context) => {
    accessOf(context, door, 'addObject');
    return context.json(statusOf(context.req.param('task')));
  });

  return app;

  function statusOf(task: string) {
    if (!tasks.wasGiven(Number(task))) throw new ApiError(404, 'taskID does not exist');
    return { status: 'published', pendingTask: false };
  }
}
