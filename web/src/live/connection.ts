/*
 * Whether what is on the page follows the database. A listener that answers from memory because the server does not is away;
 * it counts after a moment only, since a new listener may show what is in memory before the server's answer.
 */

const PATIENCE = 2_000;

const away = new Map<string, number>();
const listeners = new Set<() => void>();
let shown = false;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Says of one live query whether its last answer came from the server. */
export function reportConnection(key: string, fromServer: boolean): void {
  if (fromServer) away.delete(key);
  else if (!away.has(key)) away.set(key, Date.now());
  clearTimeout(pending);
  if (away.size === 0) show(false);
  else pending = setTimeout(() => show(true), shown ? 0 : PATIENCE);
}

function show(next: boolean): void {
  if (shown === next) return;
  shown = next;
  for (const listener of listeners) listener();
}

export function isAway(): boolean {
  return shown;
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
