import { useCallback } from 'react';
import { useBrowserValue } from './use-browser-value.ts';

/** Whether a media query holds. The server renders as if it did not. */
export function useMedia(query: string): boolean {
  return useBrowserValue(
    useCallback(
      (listener) => {
        const list = matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    false,
  );
}
