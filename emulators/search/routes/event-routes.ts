import { Hono } from 'hono';
import { demand } from '../access.ts';
import { ApiError } from '../api-error.ts';
import { eventsSchema } from '../insights/event.ts';
import type { EventStore } from '../insights/event-store.ts';
import type { QueryLog } from '../insights/query-log.ts';
import { accessOf, bodyOf, type Door } from './request.ts';

/** The events of the insights API. Events that came can be read with the admin key, which Algolia's API does not have. */
export function eventRoutes(events: EventStore, queries: QueryLog, door: Door): Hono {
  const app = new Hono();

  app.post('/1/events', async (context) => {
    const access = accessOf(context, door, 'search');
    const read = eventsSchema.safeParse(await bodyOf(context));
    if (!read.success) {
      const [issue] = read.error.issues;
      throw new ApiError(422, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
    }
    for (const { index } of read.data.events) demand(access, 'search', index);
    const receivedAt = Date.now();
    events.add(
      read.data.events.map((event) => {
        const { queryID, objectIDs, positions } = event;
        const isAnswered =
          queryID === undefined ? undefined : queries.wasAnswered(queryID, objectIDs ?? [], positions);
        return { ...event, receivedAt, isAnswered };
      }),
    );
    return context.json({ status: 200, message: 'OK' });
  });

  app.get('/inspect/events', (context) => {
    accessOf(context, door, 'admin');
    return context.json({ events: events.latest });
  });

  return app;
}
