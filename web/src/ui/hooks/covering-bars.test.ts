// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coveredBottom } from './covering-bars.ts';

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
