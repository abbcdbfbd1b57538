import { newId } from '@waymark/model/ids';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  enqueueCover,
  enqueueCoversAbove,
  enqueueList,
  enqueueListsOf,
  enqueueNewAddress,
} from './list-task.ts';

/** The accepted tasks. The queue refuses a repeated name. */
const taken = vi.hoisted(() => new Map<string, object>());
vi.mock('../platform/task-queue.ts', () => ({
  IS_LOCAL: true,
  taskQueue: () => async (name: string, job: object) => {
    if (taken.has(name)) return false;
    taken.set(name, job);
    return true;
  },
}));

beforeEach(() => {
  taken.clear();
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

it('derives a list at once and once more within four seconds, however many of its items are written', async () => {
  const list = newId();
  for (let written = 0; written < 300; written++) await enqueueList(list);
  expect([...taken.values()]).toEqual([
    { list, due: 0 },
    { list, due: 2_000 },
  ]);
});

it('follows an item that is published and unpublished at once, and then once in five seconds', async () => {
  const item = newId();
  for (let change = 0; change < 50; change++) await enqueueListsOf(item);
  expect([...taken.values()]).toEqual([
    { listsOf: item, due: 0 },
    { listsOf: item, due: 5_000 },
  ]);
});

it('handles a list and an item with the same id separately, since clients choose the ids of lists', async () => {
  const id = newId();
  await enqueueListsOf(id);
  await enqueueList(id);
  expect([...taken.values()]).toEqual([
    { listsOf: id, due: 0 },
    { list: id, due: 0 },
  ]);
});

it('checks a cover when the items of its list have had time to follow', async () => {
  const list = newId();
  for (let change = 0; change < 5; change++) await enqueueCover(list);
  expect([...taken.values()]).toEqual([{ coverOf: list, due: 15_000 }]);
});

it('looks for the lists of an item once more in five seconds, however often it loses photos, for each depth', async () => {
  const item = newId();
  for (let change = 0; change < 5; change++) await enqueueCoversAbove(item, 2);
  await enqueueCoversAbove(item, 1);
  expect([...taken.values()]).toEqual([
    { depth: 2, coversAbove: item, due: 0 },
    { depth: 2, coversAbove: item, due: 5_000 },
    { depth: 1, coversAbove: item, due: 0 },
  ]);
});

it('follows a work to its new address at once, and once more where it is written meanwhile', async () => {
  const [owner, moved] = ['u'.repeat(28), newId()];
  for (let write = 0; write < 5; write++) await enqueueNewAddress(owner, moved);
  expect([...taken.values()]).toEqual([
    { owner, moved, due: 0 },
    { owner, moved, due: 5_000 },
  ]);
});
