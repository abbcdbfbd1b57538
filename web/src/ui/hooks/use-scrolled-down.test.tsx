// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useScrolledDown } from './use-scrolled-down.ts';

let panel: HTMLElement;

beforeEach(() => {
  panel = document.createElement('div');
  document.body.append(panel);
});
afterEach(() => {
  cleanup();
  panel.remove();
});

function scrollTo(top: number, element: Element = panel): void {
  element.scrollTop = top;
  const target = element === document.scrollingElement ? document : element;
  act(() => void target.dispatchEvent(new Event('scroll')));
}

test('it holds after scrolling down, until the reader scrolls up, or is at the top', () => {
  const { result } = renderHook(() => useScrolledDown('/'));
  const seen = [0, 100, 200, 198, 150, 300, 2, 0, 50].map((top) => {
    scrollTo(top);
    return result.current;
  });
  expect(seen).toEqual([false, true, true, true, false, true, false, false, true]);
});

test('the window counts as a part of the page does, and another page starts at its top', () => {
  const { result, rerender } = renderHook(({ page }) => useScrolledDown(page), {
    initialProps: { page: '/' },
  });
  scrollTo(80, document.scrollingElement ?? document.body);
  expect(result.current).toBe(true);
  rerender({ page: '/lists' });
  expect(result.current).toBe(false);
});

test('scrolling sideways changes nothing', () => {
  const { result } = renderHook(() => useScrolledDown('/'));
  scrollTo(80);
  const row = document.createElement('div');
  panel.append(row);
  row.scrollLeft = 90;
  act(() => void row.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(true);
});
