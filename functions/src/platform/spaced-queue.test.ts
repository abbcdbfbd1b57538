import { expect, it } from 'vitest';
import { type Due, spacedQueue } from './spaced-queue.ts';

const INTERVAL = 2_000;

/** A queue of Cloud Tasks at a time, whose names are used once, and the tasks that it took. */
function queueAt(now: number) {
  const clock = { now };
  const taken = new Map<string, Due>();
  const enqueue = spacedQueue<object>(
    async (name, job) => {
      if (taken.has(name)) return false;
      taken.set(name, job);
      return true;
    },
    { nameOf: () => 'job', interval: INTERVAL, now: () => clock.now },
  );
  return { clock, enqueue, dues: () => [...taken.values()].map(({ due }) => due) };
}

it('a job runs once in an interval, and once more for all that add it meanwhile', async () => {
  const { enqueue, dues } = queueAt(10_000);
  for (let time = 0; time < 5; time++) await enqueue({});
  expect(dues()).toEqual([10_000, 12_000]);
});

it('a postponed job runs once in an interval, and once more for all that postpone it meanwhile', async () => {
  const { enqueue, dues } = queueAt(10_000);
  for (let time = 0; time < 5; time++) await enqueue({}, 500);
  expect(dues()).toEqual([10_500, 12_000]);
});

it('a job that runs late and is postponed again within the same interval is not lost', async () => {
  const { clock, enqueue, dues } = queueAt(9_900);
  await enqueue({}, 200);
  // It runs, and finds that another task has written meanwhile.
  clock.now = 10_100;
  await enqueue({}, 1_500);
  expect(dues().some((due) => due >= 11_600)).toBe(true);
});

it('a job that is postponed by more than an interval runs once for all that postpone it in an interval', async () => {
  const { enqueue, dues } = queueAt(10_000);
  for (let time = 0; time < 5; time++) await enqueue({}, 15_000);
  expect(dues()).toEqual([25_000]);
});
