import { createStore, type Source } from './store.ts';

export interface ToastContent {
  kind: 'error' | 'info' | 'success' | 'warning';
  /** A sentence, in the reader's language. */
  message: string;
  /** The one thing to do about it: undo, try again. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastEntry extends ToastContent {
  id: number;
  /** How often it was said while it was up: the same sentence twice is one toast, unless there is something to do about it. */
  times: number;
}

/** More than these at once are read by nobody: the oldest goes. */
const MOST = 5;

const entries = createStore<readonly ToastEntry[]>([]);
let lastId = 0;

/** What is up, the oldest first. */
export const toasts: Source<readonly ToastEntry[]> = entries;

/**
 * @returns the id of the toast that says it: a new one, or the one that said the same. One with something to do is always new: each
 * undo is of its own action.
 */
export function addToast(content: ToastContent): number {
  const same = entries.current().find((entry) => isSame(entry, content));
  if (same) {
    const again = { ...same, times: same.times + 1 };
    entries.set(entries.current().map((entry) => (entry === same ? again : entry)));
    return same.id;
  }
  lastId += 1;
  entries.set([...entries.current(), { ...content, id: lastId, times: 1 }].slice(-MOST));
  return lastId;
}

function isSame(one: ToastContent, other: ToastContent): boolean {
  return one.kind === other.kind && one.message === other.message && !one.action && !other.action;
}

/** Takes a toast away; one that is gone already stays gone. */
export function removeToast(id: number): void {
  entries.set(entries.current().filter((entry) => entry.id !== id));
}
