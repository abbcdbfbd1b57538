import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../../ui/store.ts';

/** The number of mounted components that mark the current address as not found. */
const deniers = createStore(0);

/** Marks the current address as not found while the component is mounted, so that no canonical URL is written. */
export function useNoAddress(): void {
  useLayoutEffect(() => {
    deniers.set(deniers.current() + 1);
    return () => deniers.set(deniers.current() - 1);
  }, []);
}

/** Whether the current address has a page, as far as is known. */
export function useHasAddress(): boolean {
  return useStore(deniers, (count) => count === 0);
}
