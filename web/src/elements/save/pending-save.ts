import { getSessionItem, removeSessionItem, setSessionItem } from '../../session/session-storage.ts';

/* What somebody wanted to save who had to sign in first: this tab has it when they come back. */

const KEY = 'waymark.save';

/** What is to be saved: its kind and id. */
interface Wanted {
  kind: string;
  id: string;
}

export function keepWanted(item: Wanted): void {
  setSessionItem(KEY, nameOf(item));
}

/** Whether it is this that was to be saved; that is told once. */
export function takeWanted(item: Wanted): boolean {
  if (getSessionItem(KEY) !== nameOf(item)) return false;
  removeSessionItem(KEY);
  return true;
}

function nameOf({ kind, id }: Wanted): string {
  return `${kind}/${id}`;
}
