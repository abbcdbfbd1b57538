import { useSyncExternalStore } from 'react';

/** Here explore.module.css has room for the list beside the map: also on a phone that lies on its side. */
const WIDE = '(min-width: 56rem), (min-width: 40rem) and (max-height: 30rem)';

let wide: boolean | undefined;

export function useIsWide(): boolean {
  return useSyncExternalStore((listener) => {
    const query = matchMedia(WIDE);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, isWide);
}

/** Paper is narrower than most windows: for it the page is not built anew, which would lose what is about to be printed. */
function isWide(): boolean {
  if (wide === undefined || !matchMedia('print').matches) wide = matchMedia(WIDE).matches;
  return wide;
}
