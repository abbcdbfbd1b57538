import { useSyncExternalStore } from 'react';

/** From this width on, explore.module.css has room for the list beside the map. */
const WIDE = '(min-width: 56rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
  );
}
