import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { answerRefusals } from '../platform/answer-refusals.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { dropRestOfBody, leaveBodiesUnread } from '../platform/unread-bodies.ts';

/*
 * A function under the framework that serves functions in production, in a process of its own. It sends its port, and answers each
 * message with the most memory that it has had, in MB.
 */

const app = new Hono();
app.use(dropRestOfBody);
answerRefusals(app);
app.use(boundedBodies);
app.get('/', (context) => context.text('Here'));
app.post('/read', async (context) =>
  context.json(await bodyOf(context, z.strictObject({ name: z.string() }))),
);
app.post('/unread', (context) => context.body(null, 204));

leaveBodiesUnread('api');
http('api', getRequestListener(app.fetch));

const server = getTestServer('api').listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('message', () => process.send?.(process.resourceUsage().maxRSS / 1_024));
