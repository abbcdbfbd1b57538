import { getSessionItem, removeSessionItem, setSessionItem } from '../../session/session-storage.ts';

/* Stores in this tab which item a visitor wanted to save before they had to sign in. */

const KEY = 'waymark.save';

/** The kind and id of the item. */
interface PendingSave {
  kind: string;
  id: string;
}

export function storePendingSave(item: PendingSave): void {
  setSessionItem(KEY, nameOf(item));
}

/** Whether this item was to be saved. A true answer is given once. */
export function takePendingSave(item: PendingSave): boolean {
  if (getSessionItem(KEY) !== nameOf(item)) return false;
  removeSessionItem(KEY);
  return true;
}

function nameOf({ kind, id }: PendingSave): string {
  return `${kind}/${id}`;
}
