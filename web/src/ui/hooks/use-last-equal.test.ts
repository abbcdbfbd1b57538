// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLastEqual } from './use-last-equal.ts';

test('a value stays the same object until it differs', () => {
  const isEqual = (one: { id: string }, other: { id: string }) => one.id === other.id;
  const first = { id: 'a' };
  const { result, rerender } = renderHook((value) => useLastEqual(value, isEqual), { initialProps: first });
  rerender({ id: 'a' });
  expect(result.current).toBe(first);
  const second = { id: 'b' };
  rerender(second);
  expect(result.current).toBe(second);
  rerender({ id: 'b' });
  expect(result.current).toBe(second);
});
