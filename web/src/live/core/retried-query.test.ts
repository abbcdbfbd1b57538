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
  ['says nothing', silence],
])('what %s at first is asked for again', async (_, first) => {
  const ask = vi.fn<() => Promise<string>>().mockImplementationOnce(first).mockResolvedValue('there');
  const answer = retriedQuery(ask);
  await vi.runAllTimersAsync();
  await expect(answer).resolves.toBe('there');
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['fails', away],
  ['says nothing', silence],
])('what always %s is given up', async (_, always) => {
  const ask = vi.fn<() => Promise<string>>(always);
  const given = expect(retriedQuery(ask)).rejects.toThrow(UnavailableError);
  await vi.runAllTimersAsync();
  await given;
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a refused query is not retried', async () => {
  const ask = vi.fn(() => Promise.reject(new FirebaseError('permission-denied', 'no')));
  await expect(retriedQuery(ask)).rejects.toThrow('no');
  expect(ask).toHaveBeenCalledTimes(1);
});
