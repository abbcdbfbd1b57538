// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePaging } from './use-paging.ts';

const renderPaging = (key?: string, first?: number) =>
  renderHook(({ at }) => usePaging(at, first), { initialProps: { at: key } });

test('the list looks further back by itself up to a limit', () => {
  const { result } = renderPaging('here');
  const limits = [result.current.limit];
  while (result.current.searchesByItself && limits.length < 10) {
    act(() => result.current.searchFurther());
    limits.push(result.current.limit);
  }
  expect(limits).toEqual([12, 24, 48, 96]);
  expect(result.current.shownCount).toBe(12);
  // A call too many asks for nothing else.
  act(() => result.current.searchFurther());
  expect(result.current.limit).toBe(96);
});

test('asking for more shows twelve more items, or looks further back where fewer were found', () => {
  const { result } = renderPaging();
  act(() => result.current.showMore(12));
  expect(result.current).toMatchObject({ shownCount: 24, limit: 24, searchesByItself: true });
  act(() => result.current.showMore(20));
  expect(result.current).toMatchObject({ shownCount: 24, limit: 36, searchesByItself: true });
});

test('in another place the list starts again', () => {
  const { result, rerender } = renderPaging('here');
  act(() => result.current.showMore(12));
  rerender({ at: 'there' });
  expect(result.current).toMatchObject({ shownCount: 12, limit: 12 });
  act(() => result.current.searchFurther());
  expect(result.current.limit).toBe(24);
});

test('a list that has searched through many at first shows them in steps before it searches through more', () => {
  const { result } = renderPaging('here', 96);
  expect(result.current).toMatchObject({ shownCount: 12, limit: 96, searchesByItself: false });
  act(() => result.current.showMore(24));
  expect(result.current).toMatchObject({ shownCount: 24, limit: 96 });
  act(() => result.current.showMore(24));
  expect(result.current).toMatchObject({ shownCount: 36, limit: 108, searchesByItself: true });
});
