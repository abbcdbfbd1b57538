import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether a render may differ from that of the server: false on the server and while the browser hydrates, then true. A part
 * that the browser mounts by itself has true at once. What differs is rendered in a transition, piece by piece, because a page
 * that renders all of it at once is blocked for long on a phone.
 */
export function useIsHydrated(): boolean {
  const [start] = useState(createStart);
  const isMounted = useSyncExternalStore(neverChanges, start.isMounted, start.isHydrating);
  const [isAfterwards, setAfterwards] = useState(false);
  useEffect(() => {
    if (!isMounted) startTransition(() => setAfterwards(true));
  }, [isMounted]);
  return isMounted || isAfterwards;
}

/** React asks for the snapshot of the server only for parts that it hydrates. */
function createStart() {
  let isHydrated = false;
  return {
    isMounted: () => !isHydrated,
    isHydrating: () => {
      isHydrated = true;
      return false;
    },
  };
}

function neverChanges(): () => void {
  return () => {};
}
