import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { sharedFetch } from './shared-fetch.ts';

interface Answer {
  count: number;
}

function clocked(fetchIt: () => Promise<Answer>) {
  const clock = { now: 0 };
  return {
    clock,
    get: sharedFetch(fetchIt, { lasts: () => 30, failureLasts: 5, now: () => clock.now }),
  };
}

const counting = () => {
  let count = 0;
  return vi.fn(async () => ({ count: ++count }));
};

it('sends one request for all calls within the interval, and another after it', async () => {
  const { clock, get } = clocked(counting());
  expect(await Promise.all([get(), get()])).toEqual([{ count: 1 }, { count: 1 }]);
  clock.now = 29;
  expect(await get()).toEqual({ count: 1 });
  clock.now = 30;
  expect(await get()).toEqual({ count: 2 });
});

it('sends no second request while one is pending, however long that takes', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const fetchIt = vi.fn(() => promise);
  const { clock, get } = clocked(fetchIt);
  const first = get();
  clock.now = 1_000;
  const second = get();
  resolve({ count: 1 });
  expect(await Promise.all([first, second])).toEqual([{ count: 1 }, { count: 1 }]);
  expect(fetchIt).toHaveBeenCalledOnce();
});

it('rejects all calls soon after a failure, and then tries again', async () => {
  const fetchIt = vi.fn(counting()).mockRejectedValueOnce(new Error('away'));
  const { clock, get } = clocked(fetchIt);
  clock.now = 100;
  const both = await Promise.allSettled([get(), get()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  clock.now = 104;
  await expect(get()).rejects.toThrow('away');
  expect(fetchIt).toHaveBeenCalledOnce();
  clock.now = 105;
  expect(await get()).toEqual({ count: 1 });
  expect(fetchIt).toHaveBeenCalledTimes(2);
});

it('counts the interval of a failure from its end', async () => {
  const { promise, reject } = Promise.withResolvers<Answer>();
  const fetchIt = vi.fn(() => promise);
  const { clock, get } = clocked(fetchIt);
  const waiting = get();
  clock.now = 60;
  reject(new Error('late'));
  await expect(waiting).rejects.toThrow('late');
  clock.now = 64;
  await expect(get()).rejects.toThrow('late');
  expect(fetchIt).toHaveBeenCalledOnce();
});

it('replaces a refused answer, once for all callers', async () => {
  const fetchIt = counting();
  const { get } = clocked(fetchIt);
  const refused = await get();
  const anew = await Promise.all([get(refused), get(refused), get()]);
  expect(anew.map(({ count }) => count)).toEqual([2, 2, 2]);
  expect(await get(refused)).toEqual({ count: 2 });
  expect(fetchIt).toHaveBeenCalledTimes(2);
});

it('never sends two requests within an interval, and always one after it', async () => {
  const happening = fc.record({
    wait: fc.nat(12),
    fails: fc.boolean(),
    callers: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
      let fails = false;
      const asked: { at: number; failed: boolean }[] = [];
      const clock = { now: 0 };
      const fetchIt = async () => {
        asked.push({ at: clock.now, failed: fails });
        if (fails) throw new Error('away');
        return { count: asked.length };
      };
      const get = sharedFetch(fetchIt, { lasts: () => 30, failureLasts: 5, now: () => clock.now });
      for (const step of happenings) {
        clock.now += step.wait;
        fails = step.fails;
        const last = asked.at(-1);
        const isDue = last === undefined || clock.now - last.at >= (last.failed ? 5 : 30);
        const before = asked.length;
        await Promise.allSettled(Array.from({ length: step.callers }, () => get()));
        expect(asked.length - before).toBe(isDue ? 1 : 0);
      }
    }),
  );
});
