import { createStore, type Source } from '../hooks/store.ts';

export interface ToastContent extends ToastOffer {
  kind: 'error' | 'info' | 'success' | 'warning';
  /** A sentence, in the reader's language. */
  message: string;
}

/** What the reader can do with a toast, beside dismissing it. */
export interface ToastOffer {
  /** A link to what the message is about. */
  view?: { label: string; to: string } | undefined;
  /** The action that the toast offers, such as undo or retry. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastEntry extends ToastContent {
  id: number;
  /** How often the message was added while it was visible. A repeated message stays one toast, unless it has an action or another link. */
  times: number;
}

/** The maximum number of toasts; above it, the oldest is removed. */
const MOST = 5;

const entries = createStore<readonly ToastEntry[]>([]);
let lastId = 0;

/** The visible toasts, the oldest first. */
export const toasts: Source<readonly ToastEntry[]> = entries;

/**
 * @returns the id of the toast: that of a visible toast with the same message and link, or a new one. A toast with an action is
 * always new, because each undo belongs to its own action.
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
  if (one.action || other.action) return false;
  return (
    one.kind === other.kind &&
    one.message === other.message &&
    one.view?.label === other.view?.label &&
    one.view?.to === other.view?.to
  );
}

/** Removes a toast. Removing it twice has no effect. */
export function removeToast(id: number): void {
  entries.set(entries.current().filter((entry) => entry.id !== id));
}
