import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far below the window an element already counts as seen, so that it is ready when the reader scrolls to it. */
const AHEAD = '400px';

/** Whether an element has come close to the visible part of the page since it was mounted. Of a whole list, piece by piece. */
export function useHasBeenNear(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setSeen(true)),
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
