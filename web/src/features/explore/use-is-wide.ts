import { useSyncExternalStore } from 'react';

/** Here explore.module.css has room for the list beside the map: also on a phone that lies on its side. */
const WIDE = '(min-width: 56rem), (min-width: 40rem) and (max-height: 30rem)';

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
