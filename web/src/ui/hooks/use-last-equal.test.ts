// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLastEqual } from './use-last-equal.ts';

test('a value stays the same object until it differs', () => {
  const first = [{ id: 'a', at: { lat: 1, lng: 2 } }];
  const { result, rerender } = renderHook(useLastEqual<typeof first>, { initialProps: first });
  rerender([{ id: 'a', at: { lat: 1, lng: 2 } }]);
  expect(result.current).toBe(first);
  const second = [{ id: 'a', at: { lat: 1, lng: 3 } }];
  rerender(second);
  expect(result.current).toBe(second);
  rerender(structuredClone(second));
  expect(result.current).toBe(second);
});
