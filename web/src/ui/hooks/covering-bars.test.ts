// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coveredBottom, useScrollAbove } from './covering-bars.ts';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('visualViewport', undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function bar(top: number, height: number) {
  const element = document.body.appendChild(document.createElement('div'));
  element.setAttribute('data-toasts-above', '');
  element.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: top, width: 390, height });
}

test('the highest bar at the lower edge counts, also one that floats above it', () => {
  expect(coveredBottom()).toBe(0);
  bar(740, 60);
  expect(coveredBottom()).toBe(60);
  bar(680, 100);
  expect(coveredBottom()).toBe(120);
});

test('a bar in the middle of the page, an empty one, and one behind the keyboard cover nothing', () => {
  bar(300, 60);
  bar(800, 0);
  expect(coveredBottom()).toBe(0);
  bar(740, 60);
  vi.stubGlobal('visualViewport', { height: 450 });
  expect(coveredBottom()).toBe(0);
});

test('a bar on another bar counts, as that of the editor on the uploads', () => {
  bar(640, 80);
  bar(720, 80);
  expect(coveredBottom()).toBe(160);
  // Notes in the page end above both.
  bar(500, 60);
  expect(coveredBottom()).toBe(160);
});

test('what is above the keyboard of a phone counts from there', () => {
  vi.stubGlobal('visualViewport', { height: 450 });
  bar(640, 80);
  bar(720, 80);
  expect(coveredBottom()).toBe(0);
  bar(400, 50);
  expect(coveredBottom()).toBe(50);
});

test('the browser scrolls to above the bar and those below it, however high it is, and as before without it', () => {
  let resized = () => {};
  class FakeObserver {
    constructor(listener: () => void) {
      resized = listener;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', FakeObserver);
  const { style } = document.documentElement;
  style.scrollPaddingBottom = '5px';
  const current = document.createElement('div');
  const height = vi.spyOn(current, 'offsetHeight', 'get').mockReturnValue(60);
  const { unmount } = renderHook(() => useScrollAbove({ current }));
  resized();
  expect(style.scrollPaddingBottom).toBe('calc(84px + var(--bottom-bar, 0px))');
  height.mockReturnValue(160);
  resized();
  expect(style.scrollPaddingBottom).toBe('calc(184px + var(--bottom-bar, 0px))');
  unmount();
  expect(style.scrollPaddingBottom).toBe('5px');
});
