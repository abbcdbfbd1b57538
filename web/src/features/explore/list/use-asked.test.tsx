// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAsked } from './use-asked.ts';

const asked = (key?: string) => renderHook(({ at }) => useAsked(at), { initialProps: { at: key } });

test('it looks further back by itself, as long as there is patience', () => {
  const { result } = asked('here');
  const limits = [result.current.limit];
  while (result.current.patient && limits.length < 10) {
    act(() => result.current.further());
    limits.push(result.current.limit);
  }
  expect(limits).toEqual([12, 24, 48, 96]);
  expect(result.current.wanted).toBe(12);
  // Called once too often it asks for nothing else.
  act(() => result.current.further());
  expect(result.current.limit).toBe(96);
});

test('whoever asks for more gets twelve more, or another look where there were fewer than that', () => {
  const { result } = asked();
  act(() => result.current.more(12));
  expect(result.current).toMatchObject({ wanted: 24, limit: 24, patient: true });
  act(() => result.current.more(20));
  expect(result.current).toMatchObject({ wanted: 24, limit: 36, patient: true });
});

test('somewhere else it begins again', () => {
  const { result, rerender } = asked('here');
  act(() => result.current.more(12));
  rerender({ at: 'there' });
  expect(result.current).toMatchObject({ wanted: 12, limit: 12 });
  act(() => result.current.further());
  expect(result.current.limit).toBe(24);
});
