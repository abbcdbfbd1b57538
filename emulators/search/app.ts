import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { ApiError } from './api-error.ts';
import { Faults, faultRoutes } from './faults.ts';
import type { EventStore } from './insights/event-store.ts';
import { QueryLog } from './insights/query-log.ts';
import { RateLimits } from './rate-limits.ts';
import { eventRoutes } from './routes/event-routes.ts';
import { indexRoutes } from './routes/index-routes.ts';
import { keyRoutes } from './routes/key-routes.ts';
import { recommendRoutes } from './routes/recommend-routes.ts';
import { recordRoutes } from './routes/record-routes.ts';
import type { Door } from './routes/request.ts';
import { searchRoutes } from './routes/search-routes.ts';
import { synonymRoutes } from './routes/synonym-routes.ts';
import { Tasks } from './routes/tasks.ts';
import type { Catalogue } from './stored/catalogue.ts';

interface AppOptions {
  catalogue: Catalogue;
  events: EventStore;
  applicationId: string;
  /** Whether tests can make the engine fail. */
  withFaults: boolean;
}

/** Any page may ask: what a key may do protects the data. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** Algolia's REST API, as its clients call it. */
export function searchApp({
  catalogue,
  events,
  applicationId,
  withFaults,
}: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const door: Door = { applicationId, keys: catalogue.keys, limits: new RateLimits() };
  const queries = new QueryLog();
  const tasks = new Tasks();
  const faults = new Faults();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(CORS)) context.res.headers.set(name, value);
  });
  app.options('*', (context) => context.body(null, 204));
  if (withFaults) {
    app.use(faults.middleware);
    app.route('/', faultRoutes(faults, door));
  }
  app.get('/1/isalive', (context) => context.json({ message: 'server is alive' }));
  app.route('/', searchRoutes(catalogue, door, queries));
  app.route('/', indexRoutes(catalogue, door, tasks));
  app.route('/', synonymRoutes(catalogue, door, tasks));
  app.route('/', keyRoutes(catalogue, door));
  app.route('/', recommendRoutes(catalogue, door));
  app.route('/', eventRoutes(events, queries, door));
  app.route('/', recordRoutes(catalogue, door, tasks, faults));
  app.notFound((context) => context.json({ message: 'Path not found', status: 404 }, 404));
  app.onError((error, context) => {
    const refusal = error instanceof ApiError ? error : new ApiError(500, 'Internal error');
    if (refusal !== error) console.error('The search engine failed.', error);
    const { message, status } = refusal;
    return context.json({ message, status }, status, status === 429 ? { 'retry-after': '1' } : {});
  });
  return app;
}
