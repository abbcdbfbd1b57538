// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(async () => {
  cleanup();
  await Promise.resolve();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function show(onClose = vi.fn()) {
  const view = render(
    <Dialog open onClose={onClose} heading="Delete?" closeLabel="Close">
      <input aria-label="Name" />
    </Dialog>,
  );
  return { ...view, onClose, dialog: screen.getByRole('dialog', { name: 'Delete?' }) };
}

test('it is modal, and named by its heading', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  show();
  expect(showModal).toHaveBeenCalledOnce();
});

test('Escape asks to close it, and leaves it to its owner', () => {
  const { dialog, onClose } = show();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(onClose).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
});

test('a press beside it asks to close it', () => {
  const { dialog, onClose } = show();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a selection that begins inside and ends beside it does not', () => {
  const { dialog, onClose } = show();
  fireEvent.mouseDown(screen.getByRole('textbox'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('the second press of a double one that opened it does not', () => {
  const { dialog, onClose } = show();
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

describe('what lies beneath where somebody pressed to close it', () => {
  const beneath = () => document.querySelector('[popover]');
  const close = async (press: MouseEventInit) => {
    const { dialog, unmount } = show();
    fireEvent(dialog, new MouseEvent('click', { bubbles: true, clientX: 100, clientY: 200, ...press }));
    unmount();
    await Promise.resolve();
  };

  test('is kept from a second press there for half a second', async () => {
    vi.useFakeTimers();
    await close({ detail: 1 });
    const shield = beneath();
    expect(shield).toHaveProperty('style.left', '100px');
    expect(shield).toHaveProperty('style.top', '200px');
    const press = new MouseEvent('mousedown', { cancelable: true });
    shield?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    vi.advanceTimersByTime(499);
    expect(beneath()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(beneath()).toBeNull();
    vi.useRealTimers();
  });

  test('is free where the keyboard closed it', async () => {
    await close({ detail: 0 });
    expect(beneath()).toBeNull();
  });

  test('is free where it closed long after', async () => {
    vi.useFakeTimers();
    const { dialog, unmount } = show();
    fireEvent(dialog, new MouseEvent('click', { bubbles: true, detail: 1 }));
    vi.advanceTimersByTime(600);
    unmount();
    await Promise.resolve();
    expect(beneath()).toBeNull();
    vi.useRealTimers();
  });
});

test('it is closed before it leaves the page, so that it can give the focus back', () => {
  let wasThere: boolean | undefined;
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    wasThere = this.isConnected;
  });
  show().unmount();
  expect(wasThere).toBe(true);
});

test('it is closed when it is taken away while it is open, and the page is let go', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = show();
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(close).toHaveBeenCalledOnce();
  expect(document.documentElement.style.overflow).toBe('');
});
