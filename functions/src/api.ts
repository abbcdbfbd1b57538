import './platform/deployment.ts';
import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/v2/https';
import { Hono } from 'hono';
import { ApiError } from './platform/errors.ts';
import { logUnexpected } from './platform/log.ts';
import { works } from './publish/works-endpoint.ts';

/** Every JSON endpoint. Answers are private and never kept; refusals are `{ error, message }` with the right status. */
export const apiRoutes = new Hono().basePath('/api');

apiRoutes.use(async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
});
apiRoutes.route('/works', works);
apiRoutes.notFound((context) => context.json(new ApiError('not-found', 'There is no such endpoint.'), 404));
apiRoutes.onError((error, context) => {
  if (error instanceof ApiError) return context.json(error, error.status);
  logUnexpected(error, { path: context.req.path, method: context.req.method });
  return context.json(new ApiError('unexpected', 'Something went wrong; it was logged.'), 500);
});

export const api = onRequest({ invoker: 'public' }, getRequestListener(apiRoutes.fetch));
