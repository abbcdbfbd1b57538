import { createStore, useStore } from '../../ui/store.ts';

/** Whether the visitor wants to change their answer. */
const again = createStore(false);

/** Shows the question again to a visitor who has answered it. */
export function askAgain(): void {
  again.set(true);
}

/** Hides the question, whether or not the visitor has changed their answer. */
export function stopAsking(): void {
  again.set(false);
}

export function useAsksAgain(): boolean {
  return useStore(again);
}
