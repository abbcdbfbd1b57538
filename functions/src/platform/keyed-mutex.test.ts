import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyedMutex } from './keyed-mutex.ts';

it('runs work with the same key one after another, and continues after a failure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ key: fc.constantFrom('a', 'b'), fails: fc.boolean() }), { maxLength: 12 }),
      async (scheduler, jobs) => {
        const queue = keyedMutex();
        const running = new Map<string, number>();
        const done: Record<string, number[]> = { a: [], b: [] };
        const asked = jobs.map(({ key, fails }, number) =>
          queue(key, async () => {
            running.set(key, (running.get(key) ?? 0) + 1);
            expect(running.get(key)).toBe(1);
            await scheduler.schedule(Promise.resolve());
            running.set(key, 0);
            done[key]?.push(number);
            if (fails) throw new Error(String(number));
            return number;
          }),
        );
        const settled = Promise.allSettled(asked);
        await scheduler.waitFor(settled);
        expect(await settled).toEqual(
          jobs.map(({ fails }, number) =>
            fails
              ? { status: 'rejected', reason: new Error(String(number)) }
              : { status: 'fulfilled', value: number },
          ),
        );
        for (const key of ['a', 'b']) {
          expect(done[key]).toEqual(jobs.flatMap((job, number) => (job.key === key ? [number] : [])));
        }
      },
    ),
  );
});

it('lets work with different keys run at the same time', async () => {
  const queue = keyedMutex();
  const first = Promise.withResolvers<string>();
  const waiting = queue('a', () => first.promise);
  await expect(queue('b', async () => 'at once')).resolves.toBe('at once');
  first.resolve('later');
  await expect(waiting).resolves.toBe('later');
});
