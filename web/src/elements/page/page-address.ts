import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many parts of what is shown say that there is no page at this address. */
let deniers = 0;
const listeners = new Set<() => void>();

/** For what takes the place of a page that is not there: no address is said to be that page's. */
export function useNoAddress(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether there is a page at the address that is shown, as far as is known. */
export function useHasAddress(): boolean {
  return useSyncExternalStore(onChange, () => deniers === 0);
}

function change(by: 1 | -1): void {
  deniers += by;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
