// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import type { ListItem } from '@waymark/model/entities/list';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { Move } from '../../../live/writes/move-in-list.ts';
import type { NewOrders } from '../../../live/writes/moved-orders.ts';
import { delayedCount, PATIENCE } from '../../../live/writes/unsent.ts';
import { removeToasts } from '../../../ui/testing/latest-toast.ts';
import { useMoves } from './use-moves.ts';

type MoveAnswer = { orders: NewOrders } | { failure: { reason: 'refused' } };

/** Moves that were sent, each with the function that answers it. */
const sent: { move: Move; answer: (answer: MoveAnswer) => void }[] = [];

vi.mock('../../../live/writes/list-mutations.ts', () => ({
  moveItems: (_: string, move: Move) =>
    new Promise<MoveAnswer>((resolve) => sent.push({ move, answer: resolve })),
}));

const InEnglish = await inEnglish('lists', 'failures');

afterEach(() => {
  vi.useRealTimers();
  removeToasts();
  cleanup();
});

function entriesOf(orders: Readonly<Record<string, string>>): ListItem[] {
  return Object.entries(orders).map(([itemId, order]) => ({ itemId, kind: 'poi', id: itemId, order }));
}

const START = { a: 'a1', b: 'a2', c: 'a3' };

function moving() {
  sent.length = 0;
  const hook = renderHook(({ orders }) => useMoves('list', entriesOf(orders)), {
    initialProps: { orders: START as Readonly<Record<string, string>> },
    wrapper: InEnglish,
  });
  // Loading the mutations takes a moment.
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return {
    names: () => hook.result.current.shown.map(({ itemId }) => itemId).join(''),
    /** @param itemIds a letter each */
    move: (itemIds: string, nextId?: string) =>
      act(async () => {
        hook.result.current.moveBefore([...itemIds], nextId);
        await settled();
      }),
    answer: (answer: MoveAnswer) =>
      act(async () => {
        sent.at(-1)?.answer(answer);
        await settled();
      }),
    hear: (orders: Readonly<Record<string, string>>) => hook.rerender({ orders }),
  };
}

test('a moved entry stays at its new position before, while and after the move is sent', async () => {
  const { names, move, answer, hear } = moving();
  await move('c', 'a');
  expect(names()).toBe('cab');
  expect(sent.map(({ move }) => [move.itemIds.join(''), move.nextId])).toEqual([['c', 'a']]);
  await answer({ orders: new Map([['c', 'a0']]) });
  expect(names()).toBe('cab');
  hear({ ...START, c: 'a0' });
  expect(names()).toBe('cab');
  // A later move by another editor counts.
  hear({ ...START, c: 'a1V' });
  expect(names()).toBe('acb');
});

test('several entries move together, and nothing is sent where they are there already', async () => {
  const { names, move } = moving();
  await move('ab');
  expect(names()).toBe('cab');
  await move('ab');
  await move('ca', 'b');
  expect(sent).toHaveLength(1);
});

test('a refused move is undone completely', async () => {
  const { names, move, answer } = moving();
  await move('c', 'a');
  await answer({ failure: { reason: 'refused' } });
  expect(names()).toBe('abc');
});

test('a second move is sent when the first is done, with the keys of the database, and both count', async () => {
  const { names, move, answer, hear } = moving();
  await move('c', 'a');
  await move('b', 'c');
  expect(names()).toBe('bca');
  expect(sent).toHaveLength(1);
  await answer({ orders: new Map([['c', 'a0']]) });
  expect(sent).toHaveLength(2);
  expect(sent[1]?.move.seen.map(({ itemId, order }) => itemId + order)).toEqual(['ca3', 'aa1', 'ba2']);
  expect(names()).toBe('bca');
  hear({ ...START, c: 'a0' });
  await answer({ orders: new Map([['b', 'Zz']]) });
  hear({ ...START, c: 'a0', b: 'Zz' });
  expect(names()).toBe('bca');
});

test('of two moves of one item the second counts, whichever the database reports first', async () => {
  const { names, move, answer, hear } = moving();
  await move('c', 'a');
  await move('c', 'b');
  expect(names()).toBe('acb');
  await answer({ orders: new Map([['c', 'a0']]) });
  hear({ ...START, c: 'a0' });
  expect(names()).toBe('acb');
  await answer({ orders: new Map([['c', 'a1V']]) });
  expect(names()).toBe('acb');
});

test('moves that wait for one another each count as unsent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { move, answer } = moving();
  await move('c', 'a');
  await move('b', 'c');
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE));
  expect(sent).toHaveLength(1);
  expect(delayedCount.current()).toBe(2);
  await answer({ orders: new Map() });
  expect(delayedCount.current()).toBe(1);
  await answer({ orders: new Map() });
  expect(delayedCount.current()).toBe(0);
});
