import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retriedQuery } from './retried-query.ts';
import { UnavailableError } from './unavailable-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => Promise.reject(new FirebaseError('unavailable', 'away'));
const silence = () => new Promise<never>(() => {});

test.each([
  ['fails', away],
  ['does not answer', silence],
])('a query that %s at first is retried', async (_, first) => {
  const ask = vi.fn<() => Promise<string>>().mockImplementationOnce(first).mockResolvedValue('there');
  const answer = retriedQuery(ask);
  await vi.runAllTimersAsync();
  await expect(answer).resolves.toBe('there');
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['fails', away],
  ['does not answer', silence],
])('a query that always %s is rejection up', async (_, always) => {
  const ask = vi.fn<() => Promise<string>>(always);
  const rejection = expect(retriedQuery(ask)).rejects.toThrow(UnavailableError);
  await vi.runAllTimersAsync();
  await rejection;
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a refused query is not retried', async () => {
  const ask = vi.fn(() => Promise.reject(new FirebaseError('permission-denied', 'no')));
  await expect(retriedQuery(ask)).rejects.toThrow('no');
  expect(ask).toHaveBeenCalledTimes(1);
});
