import { afterEach, expect, test, vi } from 'vitest';
import { http } from './http.ts';
import { scriptedServer } from './testing/scripted-server.ts';

const server = scriptedServer();
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];
const NOT_RETRIED = [400, 401, 403, 404, 410, 422, 501];

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(RETRIED)('a read that is answered %i is tried once more', async (status) => {
  server.answer({ status }, { status: 200, body: { fine: true } });
  await expect(http('/read')).resolves.toEqual({ fine: true });
  expect(server.requests()).toEqual(['GET /read', 'GET /read']);
});

test('a read is not tried a third time', async () => {
  server.answer({ status: 503 });
  await expect(http('/read')).rejects.toMatchObject({ statusCode: 503 });
  expect(server.requests()).toHaveLength(2);
});

test.each(NOT_RETRIED)('a read that is answered %i is not tried again', async (status) => {
  server.answer({ status });
  await expect(http('/read')).rejects.toMatchObject({ statusCode: status });
  expect(server.requests()).toHaveLength(1);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a write by %s is never tried again', async (method) => {
  for (const status of RETRIED) {
    server.answer({ status });
    await expect(http('/write', { method, body: {} })).rejects.toMatchObject({ statusCode: status });
  }
  expect(server.requests()).toHaveLength(RETRIED.length);
});

test('an aborted request ends and is not retried', async () => {
  server.answer({ status: 200 });
  const caller = new AbortController();
  const answer = http('/read', { signal: caller.signal });
  caller.abort();
  await expect(answer).rejects.toThrow();
  expect(server.requests().length).toBeLessThanOrEqual(1);
});

test('a request has a deadline even where the caller passes a signal', async () => {
  const passed = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(passed);
  await expect(http('/read', { signal: new AbortController().signal })).rejects.toThrow('too late');
  await expect(http('/read')).rejects.toThrow('too late');
  expect(server.requests()).toEqual([]);
});

test('a request may take longer than others', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  server.answer({ status: 200 });
  await http('/read', { timeout: 58_000 });
  expect(timeout.mock.calls).toEqual([[58_000]]);
});
