import { useSyncExternalStore } from 'react';

/** Whether the visitor wants to change what they answered. */
let again = false;
const listeners = new Set<() => void>();

/** Shows the question to a visitor who has answered it. */
export function askAgain(): void {
  change(true);
}

/** Takes the question away again, whatever came of it. */
export function stopAsking(): void {
  change(false);
}

export function useAsksAgain(): boolean {
  return useSyncExternalStore(onChange, () => again);
}

function change(next: boolean): void {
  again = next;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
