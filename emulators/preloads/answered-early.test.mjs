import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { RuntimeWorker } from 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';
import { afterEach, expect, test, vi } from 'vitest';
import './answered-early.mjs';

/** @type {(() => void)[]} */
const closing = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The port of a server, which is closed after the test. @param {import('node:net').Server} server */
async function portOf(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return server.address().port;
}

/** What a client gets of a function that does something with its connection. @param {(socket: import('node:net').Socket) => void} act */
async function answerOf(act) {
  const port = await portOf(createSocketServer((socket) => socket.on('error', () => {}) && act(socket)));
  const process = Object.assign(new EventEmitter(), { kill: vi.fn(() => true) });
  const conn = { httpReqOpts: () => ({ host: '127.0.0.1', port }) };
  const worker = new RuntimeWorker('api', { process, events: new EventEmitter(), conn }, {}, undefined);
  vi.spyOn(worker.logger, 'log').mockImplementation(() => {});
  const emulator = await portOf(
    createServer((request, response) => {
      void worker.request(
        { method: 'POST', path: '/', headers: request.headers },
        response,
        'x'.repeat(5_000_000),
      );
    }),
  );
  const answer = await fetch(`http://127.0.0.1:${emulator}/`).catch(() => undefined);
  return answer && { status: answer.status, text: await answer.text().catch(() => undefined) };
}

test('a function that answers and closes before it has read its request ends nothing', async () => {
  const answer = await answerOf((socket) => {
    socket.write('HTTP/1.1 422 Unprocessable\r\nContent-Length: 3\r\n\r\nno!');
    setTimeout(() => socket.resetAndDestroy(), 50);
  });
  expect(answer?.status).toBe(422);
});

test('a function that closes without an answer is answered with 500', async () => {
  expect(await answerOf((socket) => socket.resetAndDestroy())).toMatchObject({ status: 500 });
});
