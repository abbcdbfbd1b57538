import { useSyncExternalStore } from 'react';

/**
 * Whether a render may differ from that of the server: false on the server and while the browser hydrates, then true. A part
 * that the browser mounts by itself has true at once.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
