// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSettled } from './use-settled.ts';

interface Props {
  value: string;
  isLoading: boolean;
}

const rendered = (initialProps: Props) =>
  renderHook(({ value, isLoading }: Props) => useSettled(value, isLoading), { initialProps });

test('the last value stays while the next one is loading', () => {
  const { result, rerender } = rendered({ value: 'the world', isLoading: false });
  rerender({ value: 'nothing yet', isLoading: true });
  expect(result.current).toBe('the world');
  rerender({ value: 'Lisbon', isLoading: false });
  expect(result.current).toBe('Lisbon');
  rerender({ value: 'nothing yet', isLoading: true });
  expect(result.current).toBe('Lisbon');
});

test('a first value is there even while it is loading', () => {
  const { result, rerender } = rendered({ value: 'nothing yet', isLoading: true });
  expect(result.current).toBe('nothing yet');
  rerender({ value: 'Lisbon', isLoading: false });
  expect(result.current).toBe('Lisbon');
});
