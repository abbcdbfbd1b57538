// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePathTo, usePathToItem } from './paths.ts';
import { inEnglish } from './testing/in-english.tsx';

const InEnglish = await inEnglish('explore');

test('what builds paths is the same function in every render, so that what depends on it does not render again', () => {
  const { result, rerender } = renderHook(() => [usePathTo(), usePathToItem()], { wrapper: InEnglish });
  const first = result.current;
  rerender();
  expect(result.current).not.toBe(first);
  expect(result.current.map((build, at) => build === first[at])).toEqual([true, true]);
});
