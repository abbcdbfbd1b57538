import { type RefObject, useEffect, useState } from 'react';

/** A pointer that only lies where the map appears fires no move event. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Whether the visitor has turned to an element since it was mounted: by pointer, touch, wheel, key or focus. */
export function useIntent(element: RefObject<HTMLElement | null>): boolean {
  const [hasTurned, setTurned] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (hasTurned || node === null) return;
    const seen = new AbortController();
    for (const sign of SIGNS)
      node.addEventListener(sign, () => setTurned(true), { signal: seen.signal, passive: true });
    return () => seen.abort();
  }, [element, hasTurned]);
  return hasTurned;
}
