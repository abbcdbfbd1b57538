import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { enqueueSweeps, SWEEPS, type SweepJob } from './sweep-queue.ts';

const INTERVALS = {
  scheduled: 60_000,
  trash: 3_600_000,
  mails: 60_000,
  unconfirmed: 7_200_000,
  accounts: 60_000,
};

/** What a queue takes that refuses each name after the first time, asked at these instants. */
async function takenAt(instants: readonly number[]): Promise<{ name: string; sweep: SweepJob['sweep'] }[]> {
  const taken = new Map<string, SweepJob['sweep']>();
  for (const now of instants) {
    await enqueueSweeps(INTERVALS, now, async (name, { sweep }) => {
      if (taken.has(name)) return false;
      taken.set(name, sweep);
      return true;
    });
  }
  return [...taken].map(([name, sweep]) => ({ name, sweep }));
}

test('each task is added once in each interval, however often and in whatever order the schedule runs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 10 * 3_600_000 }), { maxLength: 50 }),
      async (instants) => {
        const taken = await takenAt(instants);
        for (const sweep of SWEEPS) {
          const spans = new Set(instants.map((now) => Math.floor(now / INTERVALS[sweep])));
          expect(taken.filter((task) => task.sweep === sweep)).toHaveLength(spans.size);
        }
      },
    ),
  );
});

test('names are valid for Cloud Tasks', async () => {
  for (const { name } of await takenAt([0, Date.UTC(2026, 0, 1)]))
    expect(name).toMatch(/^[A-Za-z0-9-]{1,500}$/);
});
