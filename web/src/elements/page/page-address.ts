import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../../ui/store.ts';

/** How many parts of what is shown say that there is no page at this address. */
const deniers = createStore(0);

/** For what takes the place of a page that is not there: no address is said to be that page's. */
export function useNoAddress(): void {
  useLayoutEffect(() => {
    deniers.set(deniers.current() + 1);
    return () => deniers.set(deniers.current() - 1);
  }, []);
}

/** Whether there is a page at the address that is shown, as far as is known. */
export function useHasAddress(): boolean {
  return useStore(deniers, (count) => count === 0);
}
