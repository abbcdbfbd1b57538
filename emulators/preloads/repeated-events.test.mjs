/* @alone: a class of the emulators is changed. */
import { FunctionsEmulator } from 'firebase-tools/lib/emulator/functionsEmulator.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The emulator's own method: what each delivery does, in turn. */
const delivery = vi.fn();
FunctionsEmulator.prototype.handleHttpsTrigger = delivery;
await import('./repeated-events.mjs');

/** @param {number} status @returns {(request: unknown, answer: any) => Promise<unknown>} */
const answering = (status) => async (_request, answer) => answer.writeHead(status).end('answer');
const notStarting = async () => undefined;
const throwing = async () => {
  throw new Error('No worker');
};

/** Sends a request to the emulator. @param {string} [region] of a function that is no reaction @returns the status of the answer */
async function send(region) {
  const answer = {
    code: 200,
    headersSent: false,
    status: (/** @type {number} */ code) => Object.assign(answer, { code, headersSent: true }),
    writeHead: (/** @type {number} */ code) => answer.status(code),
    end() {},
  };
  const request = { params: { region, trigger_name: 'derive' } };
  await FunctionsEmulator.prototype.handleHttpsTrigger.call({}, request, answer);
  await vi.runAllTimersAsync();
  return answer.code;
}

beforeEach(() => {
  delivery.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => vi.useRealTimers());

test.each([
  ['the function fails at', answering(500), 500],
  ['no process starts for', notStarting, 500],
  ['the emulator has no worker for', throwing, 500],
])('an event that %s is delivered again until the function succeeds', async (_what, fails, status) => {
  delivery.mockImplementationOnce(fails).mockImplementationOnce(fails).mockImplementation(answering(204));
  expect(await send()).toBe(status);
  expect(delivery).toHaveBeenCalledTimes(3);
});

test.each([204, 404])('an event that is answered with %s is delivered once', async (status) => {
  delivery.mockImplementation(answering(status));
  expect(await send()).toBe(status);
  expect(delivery).toHaveBeenCalledOnce();
});

test('an event that the function always fails at is given up', async () => {
  delivery.mockImplementation(answering(500));
  await send();
  expect(delivery).toHaveBeenCalledTimes(6);
});

test('a request that fails is not repeated', async () => {
  delivery.mockImplementation(answering(500));
  expect(await send('europe-west1')).toBe(500);
  expect(delivery).toHaveBeenCalledOnce();
});

test.each([
  ['starts', notStarting],
  ['is free', throwing],
])('a request for which no process %s is answered', async (_what, fails) => {
  delivery.mockImplementation(fails);
  expect(await send('europe-west1')).toBe(503);
});
