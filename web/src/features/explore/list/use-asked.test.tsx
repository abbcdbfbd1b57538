// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAsked } from './use-asked.ts';

const asked = (key?: string) => renderHook(({ at }) => useAsked(at), { initialProps: { at: key } });

test('the list looks further back by itself up to a limit', () => {
  const { result } = asked('here');
  const limits = [result.current.limit];
  while (result.current.patient && limits.length < 10) {
    act(() => result.current.further());
    limits.push(result.current.limit);
  }
  expect(limits).toEqual([12, 24, 48, 96]);
  expect(result.current.wanted).toBe(12);
  // A call too many asks for nothing else.
  act(() => result.current.further());
  expect(result.current.limit).toBe(96);
});

test('asking for more shows twelve more items, or looks further back where fewer were found', () => {
  const { result } = asked();
  act(() => result.current.more(12));
  expect(result.current).toMatchObject({ wanted: 24, limit: 24, patient: true });
  act(() => result.current.more(20));
  expect(result.current).toMatchObject({ wanted: 24, limit: 36, patient: true });
});

test('in another place the list starts again', () => {
  const { result, rerender } = asked('here');
  act(() => result.current.more(12));
  rerender({ at: 'there' });
  expect(result.current).toMatchObject({ wanted: 12, limit: 12 });
  act(() => result.current.further());
  expect(result.current.limit).toBe(24);
});
