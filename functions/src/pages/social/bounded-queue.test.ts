import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

test('work runs one after another, in order', async () => {
  const queue = boundedQueue(3);
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve));
    events.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([queue(work('a')), queue(work('b')), queue(work('c'))])).toEqual(['a', 'b', 'c']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('work beyond the longest queue is refused until some has ended, even by failing', async () => {
  const queue = boundedQueue(2);
  const { promise, reject } = Promise.withResolvers<never>();
  const first = queue(() => promise);
  const second = queue(async () => 'second');
  await expect(queue(async () => 'third')).rejects.toMatchObject({ code: 'try-again' });
  reject(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe('second');
  expect(await queue(async () => 'third')).toBe('third');
});
