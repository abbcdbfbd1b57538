import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../../ui/hooks/store.ts';

/** The number of mounted components that mark the current address as not found. */
const notFoundMarks = createStore(0);

/** Marks the current address as not found while the component is mounted, so that no canonical URL is written. */
export function useMarkNotFound(): void {
  useLayoutEffect(() => {
    notFoundMarks.set(notFoundMarks.current() + 1);
    return () => notFoundMarks.set(notFoundMarks.current() - 1);
  }, []);
}

/** Whether the current address has a page, as far as is known. */
export function useIsFound(): boolean {
  return useStore(notFoundMarks, (count) => count === 0);
}
