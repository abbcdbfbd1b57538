import { Hono } from 'hono';
import { answerRefusals } from './answer-refusals.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import { senderTurns } from './sender-turns.ts';
import { dropRestOfBody } from './unread-bodies.ts';

/**
 * An app for JSON endpoints below `/api`, without any yet. Their answers are private and never cached unless the endpoint says
 * otherwise. The function that serves it leaves bodies unread.
 */
export function jsonApi(): Hono {
  const app = new Hono().basePath('/api');
  app.use(dropRestOfBody);
  app.use(senderTurns());
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', CACHE_CONTROL.none);
  });
  answerRefusals(app);
  return app;
}
