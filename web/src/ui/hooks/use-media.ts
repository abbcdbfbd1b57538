import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. The server renders as if it did not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
}
