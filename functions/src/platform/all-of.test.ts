import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { allOf } from './all-of.ts';

it('waits for every work, and then fails as the first that failed', async () => {
  let isDone = false;
  const slow = pause(20).then(() => {
    isDone = true;
  });
  const waiting = allOf([
    Promise.reject(new Error('the search')),
    slow,
    Promise.reject(new Error('another')),
  ]);
  await expect(waiting).rejects.toThrow('the search');
  expect(isDone).toBe(true);
});

it('succeeds where all do', async () => {
  await expect(allOf([Promise.resolve(1), pause(1)])).resolves.toBeUndefined();
});
