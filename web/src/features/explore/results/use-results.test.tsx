// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { exampleHit } from '@waymark/model/testing/example-hit';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '../../../services/search/engine.ts';
import type { Results } from '../../../services/search/find-results.ts';
import type { ResultsQuery } from '../../../services/search/result-requests.ts';
import { useResults } from './use-results.ts';

const engine = vi.hoisted(() => ({ findResults: vi.fn() }));
vi.mock('../../../services/search/find-results.ts', () => engine);

type Find = (query: ResultsQuery, page: number) => Promise<SearchAnswer<Results>>;

const queryFor = (words: string): ResultsQuery => ({
  words,
  kinds: [],
  categories: [],
  tags: [],
  countries: [],
  creators: [],
  languages: [],
  sort: 'fit',
  area: null,
  near: null,
});

/** An answer whose results are named after it. */
function answerOf(words: string, ids: string[], pages = 3): SearchAnswer<Results> {
  const hits = ids.map((id) => exampleHit({ kind: 'pin', id: `${words}-${id}` }));
  return { done: { hits, total: 9, pages, facets: { kind: { pin: 9 } } } };
}

const find = vi.mocked<Find>(engine.findResults);

beforeEach(() => {
  find.mockReset();
});
afterEach(cleanup);

function open(words: string | null) {
  return renderHook((next: string | null) => useResults(next === null ? null : queryFor(next)), {
    initialProps: words,
  });
}

const settled = () => act(async () => vi.dynamicImportSettled());
const idsOf = (state: ReturnType<typeof useResults>) => state?.found?.hits.map(({ id }) => id);

test('pages follow one another, each result once, and no further than there are any', async () => {
  find.mockImplementation(async (_, page) => answerOf('tea', [[`a`, 'b'], ['b', 'c'], ['d']][page] ?? []));
  const { result } = open('tea');
  expect(result.current).toMatchObject({ found: undefined, isBusy: true });
  for (const ids of [
    ['tea-a', 'tea-b'],
    ['tea-a', 'tea-b', 'tea-c'],
    ['tea-a', 'tea-b', 'tea-c', 'tea-d'],
  ]) {
    await settled();
    expect(idsOf(result.current)).toEqual(ids);
    expect(result.current).toMatchObject({ isBusy: false, isCurrent: true });
    act(() => result.current?.more?.());
  }
  expect(result.current?.more).toBeUndefined();
  expect(find).toHaveBeenCalledTimes(3);
});

test('what was found before stays until the next answer, which no search ends', async () => {
  find.mockImplementation(async ({ words }) => answerOf(words, ['a']));
  const { result, rerender } = open('tea');
  await settled();
  rerender('coffee');
  expect(result.current).toMatchObject({ isCurrent: false, isBusy: true });
  expect(idsOf(result.current)).toEqual(['tea-a']);
  await settled();
  expect(idsOf(result.current)).toEqual(['coffee-a']);
  rerender(null);
  expect(result.current).toBeNull();
  rerender('coffee');
  expect(result.current?.found).toBeUndefined();
});

test('a failure keeps the pages before it, and a retry asks for the missing one', async () => {
  find.mockResolvedValueOnce(answerOf('tea', ['a']));
  find.mockResolvedValueOnce({ failure: { reason: 'unreachable' } });
  find.mockResolvedValueOnce(answerOf('tea', ['b']));
  const { result } = open('tea');
  await settled();
  act(() => result.current?.more?.());
  await settled();
  expect(result.current).toMatchObject({ failure: { reason: 'unreachable' }, isBusy: false });
  expect(idsOf(result.current)).toEqual(['tea-a']);
  act(() => result.current?.retry());
  expect(result.current?.isBusy).toBe(true);
  await settled();
  expect(result.current?.failure).toBeUndefined();
  expect(idsOf(result.current)).toEqual(['tea-a', 'tea-b']);
  expect(find.mock.calls.map(([, page]) => page)).toEqual([0, 1, 1]);
});

test('in whatever order answers come, the results are those of the last query', async () => {
  const searches = fc.array(fc.constantFrom('a', 'b', 'c', null), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(searches, fc.infiniteStream(fc.nat(5)), async (words, order) => {
      const waiting: { words: string; answer: () => void }[] = [];
      find.mockImplementation(
        ({ words }) =>
          new Promise((resolve) => waiting.push({ words, answer: () => resolve(answerOf(words, ['x'])) })),
      );
      const { result, rerender, unmount } = open(null);
      for (const next of words) {
        rerender(next);
        await settled();
        if ((order.next().value ?? 0) > 2) await act(async () => waiting.shift()?.answer());
      }
      while (waiting.length > 0) {
        const [one] = waiting.splice((order.next().value ?? 0) % waiting.length, 1);
        await act(async () => one?.answer());
      }
      const last = words.at(-1);
      if (last === null || last === undefined) expect(result.current).toBeNull();
      else expect(idsOf(result.current)).toEqual([`${last}-x`]);
      unmount();
    }),
    { numRuns: 60 },
  );
});
