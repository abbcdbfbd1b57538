// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

const selected = vi.fn();
const toggled = vi.fn();

/** Does what the browser does when the button of a popover is pressed. */
function toggle(newState: 'open' | 'closed'): void {
  fireEvent(screen.getByRole('menu'), Object.assign(new Event('toggle'), { newState }));
}

beforeEach(() => {
  const items = ['Edit', 'Share', 'Archive', 'Delete'].map((label) => ({
    id: label,
    label,
    disabled: label === 'Archive',
    onSelect: () => selected(label),
  }));
  HTMLElement.prototype.hidePopover = vi.fn(() => toggle('closed'));
  render(
    <Menu
      label="More"
      items={items}
      onToggle={toggled}
      trigger={(props) => (
        <button type="button" {...props}>
          Open
        </button>
      )}
    />,
  );
  toggle('open');
});

afterEach(() => {
  cleanup();
  selected.mockClear();
  toggled.mockClear();
});

const press = (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement?.textContent;
};

test('a menu opens at its first item; the arrow keys, Home and End move through it and wrap around', () => {
  expect(document.activeElement?.textContent).toBe('Edit');
  expect(['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map(press)).toEqual([
    'Share',
    'Delete',
    'Edit',
    'Delete',
    'Edit',
  ]);
});

test('a letter moves to the next item that begins with it', () => {
  expect(['d', 's', 'x'].map(press)).toEqual(['Delete', 'Share', 'Share']);
});

test('choosing an item runs its action once and closes the menu', () => {
  fireEvent.click(screen.getByRole('menuitem', { name: 'Share' }));
  expect(selected.mock.calls).toEqual([['Share']]);
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledOnce();
});

test('a disabled item is listed and does nothing', () => {
  fireEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
  expect(selected).not.toHaveBeenCalled();
});

test('Tab closes it', () => {
  press('Tab');
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledOnce();
});

test('the hint of an item is its description and not part of its name', () => {
  const items = [{ id: 'pin', label: 'Pin', hint: 'A spot that you recommend', onSelect: () => {} }];
  render(<Menu label="New" items={items} trigger={(props) => <button type="button" {...props} />} />);
  const description = 'A spot that you recommend';
  expect(screen.getByRole('menuitem', { name: 'Pin', description, hidden: true })).toBeTruthy();
});

test('a menu says when it opens and closes, and that it is closed when it is removed', () => {
  toggle('closed');
  toggle('open');
  cleanup();
  expect(toggled.mock.calls.flat()).toEqual([true, false, true, false]);
});

test('a menu of choices opens at the current one, and a choice closes it', () => {
  cleanup();
  render(
    <Menu
      label="Languages"
      items={['English', 'French'].map((label) => ({
        id: label,
        label,
        checked: label === 'French',
        onSelect: () => selected(label),
      }))}
      trigger={(props) => <button {...props} type="button" />}
    />,
  );
  toggle('open');
  expect(document.activeElement).toBe(
    screen.getByRole('menuitemradio', { name: 'French', checked: true, hidden: true }),
  );
  expect(press('ArrowDown')).toBe('English');
  expect(selected).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'English', checked: false, hidden: true }));
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledTimes(1);
  expect(selected).toHaveBeenCalledExactlyOnceWith('English');
});
