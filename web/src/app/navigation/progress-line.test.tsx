// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE, ProgressLine } from './progress-line.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

test('a page that loads quickly shows no line', () => {
  const { container, rerender } = render(<ProgressLine loading />);
  pass(PATIENCE - 1);
  rerender(<ProgressLine loading={false} />);
  pass(PATIENCE);
  expect(container.children).toHaveLength(0);
});

test('a slower page shows a line until it has loaded, hidden from screen readers', () => {
  const { container, rerender } = render(<ProgressLine loading />);
  pass(PATIENCE);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  rerender(<ProgressLine loading={false} />);
  expect(container.children).toHaveLength(0);
  rerender(<ProgressLine loading />);
  pass(PATIENCE - 1);
  expect(container.children).toHaveLength(0);
});
