import { expect, test } from 'vitest';
import { doToAll } from './do-to-all.ts';

test('each work is processed once, a few at a time, and a failure stops no other', async () => {
  const ids = Array.from({ length: 23 }, (_, index) => `${index}`);
  let under = 0;
  let most = 0;
  const heard: number[] = [];
  const { done, failed } = await doToAll(
    ids,
    async (id) => {
      most = Math.max(most, ++under);
      await new Promise((resolve) => setTimeout(resolve, 1));
      under--;
      return Number(id) % 5 === 0 ? `no ${id}` : undefined;
    },
    (over) => heard.push(over),
  );
  expect(most).toBe(4);
  expect([...done, ...failed.map(({ item }) => item)].toSorted()).toEqual(ids.toSorted());
  expect(failed.map(({ failure }) => failure).toSorted()).toEqual([
    'no 0',
    'no 10',
    'no 15',
    'no 20',
    'no 5',
  ]);
  expect(heard).toEqual(ids.map((_, index) => index + 1));
});

test('an empty list is done at once', async () => {
  expect(await doToAll([], async () => 'x')).toEqual({ done: [], failed: [] });
});
