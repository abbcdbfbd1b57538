import './platform/deployment.ts';
import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/v2/https';
import { Hono } from 'hono';
import { map } from './map-index/map-endpoint.ts';
import { answerRefusals } from './platform/answer-refusals.ts';
import { works } from './publish/works-endpoint.ts';

/** Every JSON endpoint. Answers are private and never kept, unless the endpoint says otherwise. */
const apiRoutes = new Hono().basePath('/api');

apiRoutes.use(async (context, next) => {
  await next();
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
});
answerRefusals(apiRoutes);
apiRoutes.route('/map', map);
apiRoutes.route('/works', works);

export const api = onRequest({ invoker: 'public' }, getRequestListener(apiRoutes.fetch));
