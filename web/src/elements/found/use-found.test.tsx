// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '../../services/search/engine.ts';
import { useFound } from './use-found.ts';

vi.mock('../../services/search/has-search.ts', () => ({ HAS_SEARCH: true }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A search whose answers come when the test wants. */
function searchOf() {
  const asked: { words: string; answer: (answer: SearchAnswer<string[]>) => void; fail: () => void }[] = [];
  const find = (words: string) =>
    new Promise<SearchAnswer<string[]>>((resolve, reject) => {
      asked.push({ words, answer: resolve, fail: () => reject(new TypeError('Failed to fetch')) });
    });
  const view = renderHook(({ words }) => useFound(words, find), { initialProps: { words: '' } });
  const type = (words: string) => view.rerender({ words });
  const pause = () => act(() => vi.advanceTimersByTimeAsync(100));
  const settle = (change: () => void) =>
    act(async () => {
      change();
      await vi.advanceTimersByTimeAsync(0);
    });
  return { asked, type, pause, settle, state: () => view.result.current };
}

test('one request is sent for a pause, and the hits stay until the next answer', async () => {
  const { asked, type, pause, settle, state } = searchOf();
  for (const words of ['te', 'tea', ' tea ']) type(words);
  expect(state()).toMatchObject({ hits: undefined, isWaiting: true });
  await pause();
  expect(asked.map(({ words }) => words)).toEqual(['tea']);
  await settle(() => asked[0]?.answer({ done: ['one'] }));
  expect(state()).toMatchObject({ hits: ['one'], isWaiting: false });
  type('teas');
  await pause();
  expect(state()).toMatchObject({ hits: ['one'], isWaiting: true });
  type('coffee');
  expect(state()).toMatchObject({ hits: undefined, isWaiting: true });
  type('');
  expect(state()).toMatchObject({ hits: undefined, isWaiting: false });
});

test('nothing is asked for a single letter, signs or nothing', async () => {
  const { asked, type, pause } = searchOf();
  for (const words of ['', ' ', 't', '🏝️🏝️', '"!']) {
    type(words);
    await pause();
  }
  expect(asked).toEqual([]);
});

test('a failure is said until a retry, and code that does not load is one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { asked, type, pause, settle, state } = searchOf();
  type('tea');
  await pause();
  await settle(() => asked[0]?.answer({ failure: { reason: 'too-many' } }));
  expect(state()).toMatchObject({ hits: undefined, failure: { reason: 'too-many' } });
  await settle(state().retry);
  expect(state()).toMatchObject({ failure: undefined, isWaiting: true });
  await pause();
  await settle(() => asked[1]?.fail());
  expect(state()).toMatchObject({ failure: { reason: 'unreachable' } });
  await settle(state().retry);
  await pause();
  await settle(() => asked[2]?.answer({ done: ['one'] }));
  expect(state()).toMatchObject({ hits: ['one'], failure: undefined, isWaiting: false });
});

test('in whatever order answers come, the last words win', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 12 }), async (order) => {
      const { asked, type, pause, settle, state } = searchOf();
      for (const [i] of order.entries()) {
        type(`words ${i}`);
        await pause();
      }
      const open = [...asked];
      for (const at of order) {
        const [one] = open.splice(at % open.length, 1);
        await settle(() => one?.answer({ done: [one.words] }));
        const last = `words ${order.length - 1}`;
        expect([undefined, last]).toContain(state().hits?.[0]);
      }
      expect(state()).toMatchObject({ hits: [`words ${order.length - 1}`], isWaiting: false });
      cleanup();
    }),
    { numRuns: 30 },
  );
});
