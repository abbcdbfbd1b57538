import { topDialog } from '../../ui/overlays/top-dialog.ts';

/** Where a key writes, or is for an open popup. */
const BUSY = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

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

/** Whether a key opens the search: `/`, Ctrl-K or ⌘K, where the visitor does not write and no modal dialog is open. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target, ...event }: Key): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return false;
  if (target instanceof Element && target.closest(BUSY) !== null) return false;
  if (topDialog() !== undefined) return false;
  // Some keyboards have `/` on a key with Shift. Ctrl-Shift-K is the browser's.
  return ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/';
}
