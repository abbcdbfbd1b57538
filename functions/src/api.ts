import './platform/deployment.ts';
import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/v2/https';
import { Hono } from 'hono';
import { answerRefusals } from './platform/answer-refusals.ts';
import { works } from './publish/works-endpoint.ts';

/** Every JSON endpoint. Answers are private and never kept. */
const apiRoutes = new Hono().basePath('/api');

apiRoutes.use(async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
});
answerRefusals(apiRoutes);
apiRoutes.route('/works', works);

export const api = onRequest({ invoker: 'public' }, getRequestListener(apiRoutes.fetch));
