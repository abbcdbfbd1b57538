/** Where a key writes, or is for an open dialog. */
const BUSY =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog[open], [role="dialog"]';

type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'target'
  | 'defaultPrevented'
  | 'repeat'
  | 'isComposing'
>;

/** Whether a key opens the search: `/`, Ctrl-K or ⌘K, where the visitor does not write and no dialog is open. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target, ...event }: Key): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return false;
  if (target instanceof Element && target.closest(BUSY) !== null) return false;
  if (document.querySelector('dialog[open]') !== null) return false;
  // Some keyboards have `/` on a key with Shift. Ctrl-Shift-K is the browser's.
  return ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/';
}
