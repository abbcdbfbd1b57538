import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ProcessCounter } from './process-counter.ts';

const POINTS = 3;
const countOf = (maxKeys?: number) =>
  new ProcessCounter({ keyPrefix: 'test', points: POINTS, duration: 60 }, maxKeys);

it('gives each key its points, and no more', async () => {
  const count = countOf();
  for (let i = 0; i < POINTS; i++) await count.take('a');
  await expect(count.take('a')).rejects.toMatchObject({ remainingPoints: 0 });
  await count.take('b');
});

it('forgets the least recently used key where there are too many', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat(3), { maxLength: 30 }),
      async (maxKeys, keys) => {
        const count = countOf(maxKeys);
        // The keys in the order of their last use.
        let known: { key: number; taken: number }[] = [];
        for (const key of keys) {
          const taken = (known.find((each) => each.key === key)?.taken ?? 0) + 1;
          known = [...known.filter((each) => each.key !== key), { key, taken }].slice(-maxKeys);
          const outcome = await count.take(String(key)).then(
            () => 'taken',
            () => 'refused',
          );
          expect(outcome).toBe(taken <= POINTS ? 'taken' : 'refused');
        }
      },
    ),
  );
});
