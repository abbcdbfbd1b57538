import { expect, it, vi } from 'vitest';
import { sharedFetch } from './shared-fetch.ts';

function clocked(fetchIt: () => Promise<number>) {
  const clock = { now: 0 };
  return { clock, get: sharedFetch(fetchIt, { span: 30, now: () => clock.now }) };
}

it('asks once for all who ask within the span, and again after it', async () => {
  let asked = 0;
  const { clock, get } = clocked(async () => ++asked);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  clock.now = 29;
  expect(await get()).toBe(1);
  clock.now = 30;
  expect(await get()).toBe(2);
});

it('asks again at once after it failed, and all who waited learn that', async () => {
  const fetchIt = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
  const { get } = clocked(fetchIt);
  const both = await Promise.allSettled([get(), get()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe(7);
  expect(fetchIt).toHaveBeenCalledTimes(2);
});
