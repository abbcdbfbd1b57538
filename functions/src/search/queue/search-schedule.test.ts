import { expect, it } from 'vitest';
import { enqueueSearchJobs } from './search-schedule.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const START = Date.UTC(2026, 4, 31);

it('adds each task once in its interval, under names that a queue accepts', async () => {
  const names = new Set<string>();
  const put = async (name: string) => names.size < names.add(name).size;
  for (let now = START; now < START + 10 * MINUTE; now += 20_000) {
    await enqueueSearchJobs({ drain: MINUTE, reconcile: DAY }, now, put);
  }
  const counted = (job: string) => [...names].filter((name) => name.includes(job)).length;
  expect([counted('drain'), counted('reconcile')]).toEqual([10, 1]);
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9-]{1,500}$/);
});

it('does not add a task without an interval', async () => {
  const names: string[] = [];
  const put = async (name: string) => names.push(name) > 0;
  await enqueueSearchJobs({ drain: MINUTE }, START, put);
  expect(names).toEqual([expect.stringContaining('drain')]);
});
