import { createStore, useStore } from '../../ui/store.ts';

/** Whether the visitor wants to change what they answered. */
const again = createStore(false);

/** Shows the question to a visitor who has answered it. */
export function askAgain(): void {
  again.set(true);
}

/** Takes the question away again, whatever came of it. */
export function stopAsking(): void {
  again.set(false);
}

export function useAsksAgain(): boolean {
  return useStore(again);
}
