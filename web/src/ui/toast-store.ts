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

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is up, the oldest first. */
export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

/**
 * @returns the id of the toast that says it: a new one, or the one that said the same. One with something to do is always new: each
 * undo is of its own action.
 */
export function addToast(content: ToastContent): number {
  const same = entries.find((entry) => isSame(entry, content));
  if (same) {
    const again = { ...same, times: same.times + 1 };
    change(entries.map((entry) => (entry === same ? again : entry)));
    return same.id;
  }
  lastId += 1;
  change([...entries, { ...content, id: lastId, times: 1 }].slice(-MOST));
  return lastId;
}

function isSame(one: ToastContent, other: ToastContent): boolean {
  return one.kind === other.kind && one.message === other.message && !one.action && !other.action;
}

/** Takes a toast away; one that is gone already stays gone. */
export function removeToast(id: number): void {
  change(entries.filter((entry) => entry.id !== id));
}

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}
