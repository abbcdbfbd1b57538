// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

test('a dialog is modal and is named by its heading', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  show();
  expect(showModal).toHaveBeenCalledOnce();
});

test('the first field of a dialog has the focus, the chosen one among choices, or else the first button in it', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  cleanup();
  render(
    <Dialog open onClose={vi.fn()} heading="Move?" closeLabel="Close">
      <input type="radio" name="to" aria-label="There" />
      <input type="radio" name="to" aria-label="Here" defaultChecked />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Here' }));
  cleanup();
  render(
    <Dialog open onClose={vi.fn()} heading="Add?" closeLabel="Close">
      <button type="button">Add</button>
      <input type="file" hidden />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
});

test('Escape asks the owner to close the dialog', () => {
  const { dialog, onClose } = show();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(onClose).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
});

test('a press outside the dialog asks the owner to close it', () => {
  const { dialog, onClose } = show();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a text selection that begins inside and ends outside does not close the dialog', () => {
  const { dialog, onClose } = show();
  fireEvent.mouseDown(screen.getByRole('textbox'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('the second press of a double click that opened the dialog does not close it', () => {
  const { dialog, onClose } = show();
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

describe('the page beneath a dialog that was closed by a press', () => {
  const beneath = () => document.querySelector('[popover]');
  const close = async (press: MouseEventInit) => {
    const { dialog, unmount } = show();
    fireEvent(dialog, new MouseEvent('click', { bubbles: true, clientX: 100, clientY: 200, ...press }));
    unmount();
    await Promise.resolve();
  };

  test('ignores a second press at that place for half a second', async () => {
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

  test('takes a press at once where the keyboard closed the dialog', async () => {
    await close({ detail: 0 });
    expect(beneath()).toBeNull();
  });

  test('takes a press where the dialog closed long after it was pressed', async () => {
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

test('a dialog closes before it is removed from the page, so that it can return the focus', () => {
  let wasThere: boolean | undefined;
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    wasThere = this.isConnected;
  });
  show().unmount();
  expect(wasThere).toBe(true);
});

test('a list that follows the focus hears that a dialog returned it', async () => {
  const heard = vi.fn();
  const page = (open: boolean) => (
    <fieldset onFocus={({ target }) => heard(target.textContent)}>
      <button type="button">Rename</button>
      <Dialog open={open} onClose={vi.fn()} heading="Name?" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </fieldset>
  );
  const { rerender } = render(page(true));
  // As browsers return it.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => screen.getByText('Rename').focus());
  heard.mockClear();
  await act(async () => rerender(page(false)));
  expect(heard.mock.calls).toEqual([['Rename']]);
});

test('a dialog that is removed while it is open closes, and the page scrolls again', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = show();
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(close).toHaveBeenCalledOnce();
  expect(document.documentElement.style.overflow).toBe('');
});
