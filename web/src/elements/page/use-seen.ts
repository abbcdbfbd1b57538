import { type RefObject, useEffect, useState } from 'react';

/** How far below what is seen something counts as seen already, so that it is there when the reader comes to it. */
const AHEAD = '400px';

/** Whether an element has come near the part of the page that is seen, since it was first shown. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
