// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeToasts } from '../testing/latest-toast.ts';
import { DOUBLE_PRESS } from './press-shield.ts';
import { TOAST_DURATION } from './toast.tsx';
import { showToast, Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  open();
});

afterEach(() => {
  act(() => {
    removeToasts();
  });
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open() {
  const element = <Toasts label="Messages" dismissLabel="Dismiss" />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return router;
}

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function showMessage(message: string, kind: 'error' | 'info' = 'info'): void {
  act(() => void showToast({ kind, message }));
}

const area = () => screen.getByRole('region', { name: 'Messages' });
const isUp = (message: string) => screen.queryByText(message) !== null;

test('a toast disappears after 5,000 ms', () => {
  expect(TOAST_DURATION).toBe(5_000);
  showMessage('Saved');
  pass(4_999);
  expect(isUp('Saved')).toBe(true);
  pass(1);
  expect(isUp('Saved')).toBe(false);
});

test('the second press of the double click that caused a toast does not press its button', () => {
  const onAction = vi.fn();
  act(() => void showToast({ kind: 'info', message: 'Removed', action: { label: 'Undo', onAction } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  // A press that is prevented moves no focus.
  expect(fireEvent.mouseDown(undo, { detail: 2 })).toBe(false);
  fireEvent.click(undo, { detail: 2 });
  expect(onAction).not.toHaveBeenCalled();
  expect(fireEvent.mouseDown(undo, { detail: 1 })).toBe(true);
  fireEvent.click(undo, { detail: 1 });
  expect(onAction).toHaveBeenCalledOnce();
});

test('later, a double click on a toast presses its button', () => {
  const onAction = vi.fn();
  act(() => void showToast({ kind: 'info', message: 'Removed', action: { label: 'Undo', onAction } }));
  pass(DOUBLE_PRESS + 1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
  expect(onAction).toHaveBeenCalledOnce();
});

test('each toast has its own timer', () => {
  showMessage('First');
  pass(3_000);
  showMessage('Second');
  pass(2_000);
  expect([isUp('First'), isUp('Second')]).toEqual([false, true]);
  pass(3_000);
  expect(isUp('Second')).toBe(false);
});

test('a toast under the pointer stays, and then has its remaining time', () => {
  showMessage('Saved');
  pass(4_000);
  fireEvent.pointerEnter(area());
  pass(60_000);
  expect(isUp('Saved')).toBe(true);
  fireEvent.pointerLeave(area());
  pass(999);
  expect(isUp('Saved')).toBe(true);
  pass(1);
  expect(isUp('Saved')).toBe(false);
});

test('the timers continue when the toast under the pointer has gone', () => {
  showMessage('First');
  showMessage('Second');
  fireEvent.pointerEnter(area());
  fireEvent.pointerMove(document.body);
  pass(TOAST_DURATION);
  expect([isUp('First'), isUp('Second')]).toEqual([false, false]);
});

test('a toast that has the focus stays', () => {
  showMessage('Saved');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(isUp('Saved')).toBe(true);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(TOAST_DURATION);
  expect(isUp('Saved')).toBe(false);
});

test('the timers stop while the page is hidden', () => {
  showMessage('Saved');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(isUp('Saved')).toBe(true);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(TOAST_DURATION);
  expect(isUp('Saved')).toBe(false);
});

test('a dismissed toast disappears at once and the others stay', () => {
  showMessage('First');
  showMessage('Second');
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
  expect([isUp('First'), isUp('Second')]).toEqual([false, true]);
});

test('dismissing a toast by keyboard moves the focus to the next toast, and in the end back to where it was', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  showMessage('First');
  showMessage('Second');
  fireEvent.keyDown(document, { key: 'F8' });
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  expect(document.activeElement).toBe(first);
  fireEvent.focus(first ?? area(), { relatedTarget: before });
  fireEvent.click(document.activeElement ?? area());
  expect(document.activeElement).toBe(second);
  fireEvent.click(document.activeElement ?? area());
  expect(document.activeElement).toBe(before);
  before.remove();
});

test('only errors interrupt the screen reader', () => {
  showMessage('Saved');
  showMessage('Not saved', 'error');
  const liveOf = (message: string) =>
    screen.getByText(message).closest('[aria-live]')?.getAttribute('aria-live');
  expect([liveOf('Saved'), liveOf('Not saved')]).toEqual(['polite', 'assertive']);
});

test('a repeated message is one toast, and restarts its timer', () => {
  showMessage('Saved');
  pass(4_000);
  showMessage('Saved');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  expect(screen.getByText('×2')).toBeDefined();
  pass(4_999);
  expect(isUp('Saved')).toBe(true);
  pass(1);
  expect(isUp('Saved')).toBe(false);
});

test('pressing the action runs it and removes the toast', () => {
  const onAction = vi.fn();
  act(() => void showToast({ kind: 'info', message: 'Deleted', action: { label: 'Undo', onAction } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(isUp('Deleted')).toBe(false);
});

test('two toasts with the same message and different actions each keep their own undo', () => {
  const undone: string[] = [];
  for (const name of ['first', 'second']) {
    const action = { label: 'Undo', onAction: () => undone.push(name) };
    act(() => void showToast({ kind: 'info', message: 'Removed', action }));
  }
  for (let left = 2; left > 0; left--) {
    const [button] = screen.getAllByRole('button', { name: 'Undo' });
    if (button) fireEvent.click(button);
  }
  expect(undone.toSorted()).toEqual(['first', 'second']);
});

function showSaved(list: string): void {
  const view = { label: 'View list', to: `/lists/${list}` };
  act(() => void showToast({ kind: 'success', message: 'Saved to “Trees”.', view }));
}

const links = () => screen.getAllByRole('link', { name: 'View list' });

test('two lists of the same name each keep their own link, and a repeat stays one toast', () => {
  for (const list of ['one', 'two', 'two']) showSaved(list);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/lists/one', '/lists/two']);
  expect(screen.getByText('×2')).toBeDefined();
});

test('following the link of a toast removes the toast', async () => {
  cleanup();
  const router = open();
  showSaved('one');
  fireEvent.keyDown(document, { key: 'F8' });
  const [link] = links();
  expect(document.activeElement).toBe(link);
  await act(async () => link?.click());
  expect(router.state.location.pathname).toBe('/lists/one');
  expect(isUp('Saved to “Trees”.')).toBe(false);
});

test('a click that opens a new tab is left to the browser', async () => {
  cleanup();
  const router = open();
  showSaved('one');
  const [link] = links();
  let isLeft = false;
  await act(async () => {
    isLeft = fireEvent.click(link ?? area(), { ctrlKey: true });
  });
  expect([isLeft, router.state.location.pathname]).toEqual([true, '/']);
});

test('the caller of a toast can remove it', () => {
  let takeBack = () => {};
  act(() => {
    takeBack = showToast({ kind: 'info', message: 'Saving' });
  });
  act(takeBack);
  expect(isUp('Saving')).toBe(false);
});

test('a toast that was added before the region existed is shown and announced once the region is there', () => {
  cleanup();
  showMessage('Early');
  open();
  expect(isUp('Early')).toBe(true);
});
