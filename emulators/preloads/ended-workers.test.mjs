import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { RuntimeWorker, RuntimeWorkerState } from 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';
import { expect, test, vi } from 'vitest';
import './ended-workers.mjs';

const FATAL = `${JSON.stringify({ level: 'FATAL', type: 'runtime-error', text: 'It threw.', data: {} })}\n`;

/** A worker in a state, with the process that would run the function. @param {string} state */
function workerIn(state) {
  const process = Object.assign(new EventEmitter(), { kill: vi.fn(() => true) });
  const worker = new RuntimeWorker('function', { process, events: new EventEmitter() }, {}, undefined);
  worker.state = state;
  return { worker, process };
}

test('a process that threw and waits for requests ends at once, and gets none', () => {
  const { worker, process } = workerIn(RuntimeWorkerState.IDLE);
  process.emit('message', FATAL);
  expect(process.kill).toHaveBeenCalledOnce();
  expect(worker.state).toBe(RuntimeWorkerState.FINISHING);
});

test('a process that threw and has the next request already answers that, and then ends', () => {
  const { worker, process } = workerIn(RuntimeWorkerState.BUSY);
  process.emit('message', FATAL);
  expect(process.kill).not.toHaveBeenCalled();
  expect(worker.state).toBe(RuntimeWorkerState.FINISHING);
});

test('a process that only logs goes on', () => {
  const { worker, process } = workerIn(RuntimeWorkerState.IDLE);
  process.emit('message', FATAL.replace('FATAL', 'INFO'));
  expect(process.kill).not.toHaveBeenCalled();
  expect(worker.state).toBe(RuntimeWorkerState.IDLE);
});

test.each([
  [
    null,
    'SIGABRT',
    /^\u26A0 {2}functions: A process of api ended by itself \(SIGABRT\), probably without memory\. The next/,
  ],
  [7, null, /ended by itself \(7\)\. The next/],
  [0, null, undefined],
  [null, 'SIGTERM', undefined],
])(
  'a process that ends with %s or by %s is announced only where nothing asked it to end',
  (code, signal, line) => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { worker, process } = workerIn(RuntimeWorkerState.CREATED);
    worker.triggerKey = 'api';
    worker.readyForWork();
    process.emit('exit', code, signal);
    expect(printed.mock.calls).toEqual(line === undefined ? [] : [[expect.stringMatching(line)]]);
    printed.mockRestore();
  },
);

test('a connection that breaks after the answer ends nothing', async () => {
  // The process answers before it has read the request, and resets the connection.
  const process = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', () =>
        setTimeout(() => socket.resetAndDestroy(), 20),
      );
    });
  });
  process.listen(0, '127.0.0.1');
  await once(process, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (process.address());
  const { worker } = workerIn(RuntimeWorkerState.IDLE);
  worker.runtime.conn = { httpReqOpts: () => ({ host: '127.0.0.1', port }) };
  const failures = vi.fn();
  const emulator = http.createServer((request, response) => {
    worker
      .request({ method: 'POST', path: '/', headers: {} }, response, Buffer.alloc(32_000_000))
      .catch(failures);
    request.resume();
  });
  emulator.listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  const address = /** @type {net.AddressInfo} */ (emulator.address());
  const answer = await fetch(`http://127.0.0.1:${address.port}/`);
  expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(failures).not.toHaveBeenCalled();
  emulator.close();
  process.close();
});
