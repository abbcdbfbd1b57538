import { EventEmitter } from 'node:events';
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
