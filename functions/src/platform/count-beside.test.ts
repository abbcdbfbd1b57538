import { RateLimiterRes } from 'rate-limiter-flexible';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countBeside } from './count-beside.ts';

/** A database that answers when the test says so. */
function slowDatabase() {
  const answers: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = [];
  const consume = vi.fn(
    (_key: string, _points: number) =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  return { consume, answers };
}

/** Long enough for one test to end within it. */
const REST = 60_000;

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('counts together what is taken while the database counts', async () => {
  const { consume, answers } = slowDatabase();
  const take = countBeside(consume, { onError: vi.fn(), rest: 0 });
  for (let time = 0; time < 100; time++) expect(take('hosting')).toBe(true);
  expect(take('caller')).toBe(true);
  answers[0]?.resolve(undefined);
  await vi.waitFor(() =>
    expect(consume.mock.calls).toEqual([
      ['hosting', 1],
      ['caller', 1],
      ['hosting', 99],
    ]),
  );
});

it('lets a key rest between two counts, and no other', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { consume, answers } = slowDatabase();
  const take = countBeside(consume, { onError: vi.fn(), rest: REST });
  take('hosting');
  answers[0]?.resolve(undefined);
  await vi.advanceTimersByTimeAsync(REST - 1);
  for (let time = 0; time < 5; time++) expect(take('hosting')).toBe(true);
  take('caller');
  expect(consume.mock.calls).toEqual([
    ['hosting', 1],
    ['caller', 1],
  ]);
  await vi.advanceTimersByTimeAsync(1);
  expect(consume).toHaveBeenLastCalledWith('hosting', 5);
});

it('refuses a key without points until its interval ends, and no other', async () => {
  const { consume, answers } = slowDatabase();
  let now = 1_000;
  const take = countBeside(consume, { onError: vi.fn(), now: () => now });
  take('hosting');
  answers[0]?.reject(new RateLimiterRes(0, 500));
  await settled();
  expect(take('hosting')).toBe(false);
  expect(take('caller')).toBe(true);
  now = 1_500;
  expect(take('hosting')).toBe(true);
});

it('goes on where the database fails', async () => {
  const { consume, answers } = slowDatabase();
  const onError = vi.fn();
  const take = countBeside(consume, { onError, rest: 0 });
  take('hosting');
  answers[0]?.reject(new Error('No connection'));
  await settled();
  expect(onError).toHaveBeenCalledOnce();
  expect(take('hosting')).toBe(true);
  await vi.waitFor(() => expect(consume).toHaveBeenCalledTimes(2));
});
