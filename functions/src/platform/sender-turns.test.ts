import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { senderTurns } from './sender-turns.ts';

const FLOOD = 50;

/** An app whose answers take a few turns of the event loop, and the senders in the order in which they were answered. */
function answering() {
  const answered: string[] = [];
  const app = new Hono();
  app.use(senderTurns());
  app.get('/', async (context) => {
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    answered.push(context.req.header('X-Forwarded-For') ?? '');
    return context.text('');
  });
  const send = (sender: string) => app.request('/', { headers: { 'X-Forwarded-For': sender } });
  return { answered, send };
}

it('answers others while a sender floods', async () => {
  const { answered, send } = answering();
  const flood = Array.from({ length: FLOOD }, () => send('203.0.113.1, 198.51.100.1'));
  await Promise.all([...flood, send('203.0.113.2, 198.51.100.1')]);
  expect(answered.indexOf('203.0.113.2, 198.51.100.1')).toBeLessThanOrEqual(1);
  expect(answered).toHaveLength(FLOOD + 1);
});

it('does not wait for the answer to an earlier request of a sender', async () => {
  const app = new Hono();
  app.use(senderTurns());
  const never = new Promise<Response>(() => {});
  app.get('/never', () => never);
  app.get('/', (context) => context.text('Here'));
  void app.request('/never');
  expect(await (await app.request('/')).text()).toBe('Here');
});
