// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSearchKey } from './is-search-key.ts';

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><input><div contenteditable="true"><b>Story</b></div>';
});

afterEach(() => document.body.replaceChildren());

/** The key as the window gets it, pressed on an element. */
function pressed(init: KeyboardEventInit, selector = 'p'): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
  let isKey = false;
  addEventListener('keydown', () => (isKey = isSearchKey(event)), { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return isKey;
}

it.each([
  { key: '/' },
  { key: '/', shiftKey: true },
  { key: 'k', ctrlKey: true },
  { key: 'K', metaKey: true },
])('%j opens the search', (key) => {
  expect(pressed(key)).toBe(true);
});

it.each([
  { key: 'k' },
  { key: '/', ctrlKey: true },
  { key: 'K', ctrlKey: true, shiftKey: true },
  { key: '/', altKey: true },
  { key: '/', repeat: true },
  { key: '/', isComposing: true },
])('%j does not', (key) => {
  expect(pressed(key)).toBe(false);
});

it('a key that writes does not, nor one while a modal dialog is open', () => {
  expect(pressed({ key: '/' }, 'input')).toBe(false);
  expect(pressed({ key: 'k', ctrlKey: true }, 'b')).toBe(false);
  const dialog = Object.assign(document.createElement('dialog'), { open: true });
  document.body.append(dialog);
  // The question for consent is such a dialog: the page beside it is used meanwhile.
  vi.spyOn(dialog, 'matches').mockReturnValue(false);
  expect(pressed({ key: '/' })).toBe(true);
  vi.spyOn(dialog, 'matches').mockImplementation((selector) => selector === ':modal');
  expect(pressed({ key: '/' })).toBe(false);
});
